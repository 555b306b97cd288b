import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useShortcut } from '../shortcuts/use-shortcut';
import * as styles from './Pager.module.css';

/** Navigation to the previous and next page, also with keys. The children are the links. */
export function Pager({ children }: { children?: ReactNode }) {
  const { t } = useTranslation();
  const nav = useRef<HTMLElement>(null);
  const follow = (relation: 'prev' | 'next') =>
    nav.current?.querySelector<HTMLAnchorElement>(`a[rel=${relation}]`)?.click();
  useShortcut('next', () => follow('next'));
  useShortcut('previous', () => follow('prev'));
  return (
    <nav ref={nav} className={styles.pager} aria-label={t('pager.label')}>
      {children}
    </nav>
  );
}
