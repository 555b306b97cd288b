import { Fragment, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { focusContent } from '../../browser/focus-element';
import { readStored, writeStored } from '../../browser/stored-value';
import { usePageReturn } from '../../browser/use-page-return';
import { Icon } from '../icon/Icon';
import { SiteLink } from '../site-link/SiteLink';
import * as styles from './AnnouncementBar.module.css';

interface Props {
  /** A new ID shows the bar again to readers who dismissed the previous one. */
  id: string;
  /** Links are written as `[text](/path/)`. */
  text: string;
}

/** Storage key. `src/inline-scripts/before-paint.js` reads it before the first paint. */
const DISMISSED_KEY = 'announcement';

/** A message above the navbar. An inline script hides a dismissed bar before the first paint. */
export function AnnouncementBar({ id, text }: Props) {
  const { t } = useTranslation();
  usePageReturn(
    useCallback(() => {
      if (readStored(DISMISSED_KEY) === id) hideBar();
    }, [id]),
  );
  const dismiss = () => {
    hideBar();
    writeStored(DISMISSED_KEY, id);
    focusContent();
  };
  return (
    <section className={styles.bar} aria-label={t('announcement.label')}>
      <p>
        {text.split(/(\[[^\]]+\]\([^)]+\))/).map((part, index) => {
          const [, label, to] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? [];
          return <Fragment key={index}>{label && to ? <SiteLink to={to}>{label}</SiteLink> : part}</Fragment>;
        })}
      </p>
      <button type="button" className="needs-js" aria-label={t('announcement.close')} onClick={dismiss}>
        <Icon name="close" size={18} />
      </button>
    </section>
  );
}

function hideBar(): void {
  document.documentElement.dataset['announcementDismissed'] = '';
}
