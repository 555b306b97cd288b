import './Message.late.css';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icon/Icon';

interface Props {
  /** Whether screen readers interrupt what they read. */
  tone: 'alert' | 'polite';
  onClose: () => void;
  children: ReactNode;
}

/** A message above the page, with a button that closes it. */
export function Message({ tone, onClose, children }: Props) {
  const { t } = useTranslation();
  return (
    <div
      className={tone === 'alert' ? 'message' : 'message message-polite'}
      role={tone === 'alert' ? 'alert' : 'status'}
    >
      {children}
      <button type="button" className="message-close" aria-label={t('message.close')} onClick={onClose}>
        <Icon name="close" size={18} />
      </button>
    </div>
  );
}
