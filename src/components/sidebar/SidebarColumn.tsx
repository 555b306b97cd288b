import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icon/Icon';
import { useSidebarState } from './Sidebar';
import * as styles from './SidebarColumn.module.css';

interface Props {
  currentDocId: string;
  children: ReactNode;
}

/** Sidebar column. It scrolls separately, and the reader can hide it. */
export function SidebarColumn({ currentDocId, children }: Props) {
  const { t } = useTranslation();
  const container = useRef<HTMLDivElement>(null);
  useSidebarState(container, currentDocId);
  return (
    <div className={styles.column} data-sticky="">
      <div id="site:docs-nav" ref={container} className={styles.scroll}>
        {children}
      </div>
      <button type="button" className={`${styles.hide} needs-js`} data-sidebar-to="hidden">
        <Icon name="sidebarHide" size={18} /> {t('sidebar.hide')}
      </button>
      <button
        type="button"
        className={`${styles.show} needs-js`}
        aria-label={t('sidebar.show')}
        title={t('sidebar.show')}
        data-sidebar-to="shown"
      >
        <Icon name="sidebarShow" size={18} />
      </button>
    </div>
  );
}
