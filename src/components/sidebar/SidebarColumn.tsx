import { useRef, type ReactNode } from 'react';
import { useMessages } from '../../i18n/use-messages';
import { Icon } from '../icon/Icon';
import { writeStored } from '../storage/stored-value';
import { useSidebarState } from './Sidebar';
import * as styles from './SidebarColumn.module.css';

/** Where it is kept that the sidebar is hidden. `src/app/inline/before-paint.js` reads it. */
const HIDDEN_KEY = 'sidebar';

/** Brings a hidden sidebar back. */
export function showSidebar(): void {
  delete document.documentElement.dataset['sidebar'];
  writeStored(HIDDEN_KEY, null);
}

function hideSidebar(): void {
  document.documentElement.dataset['sidebar'] = 'hidden';
  writeStored(HIDDEN_KEY, 'hidden');
}

/** The column beside the text: it scrolls by itself, and the reader can hide it. */
export function SidebarColumn({ children }: { children: ReactNode }) {
  const { t } = useMessages();
  const container = useRef<HTMLDivElement>(null);
  const hideButton = useRef<HTMLButtonElement>(null);
  const showButton = useRef<HTMLButtonElement>(null);
  useSidebarState(container);
  return (
    <div className={styles.column}>
      <div id="docs-nav" ref={container} className={styles.scroll}>
        {children}
      </div>
      <button
        ref={hideButton}
        type="button"
        className={`${styles.hide} needs-js`}
        onClick={() => {
          hideSidebar();
          showButton.current?.focus();
        }}
      >
        <Icon name="sidebarHide" size={18} /> {t('sidebar.hide')}
      </button>
      <button
        ref={showButton}
        type="button"
        className={`${styles.show} needs-js`}
        aria-label={t('sidebar.show')}
        title={t('sidebar.show')}
        onClick={() => {
          showSidebar();
          hideButton.current?.focus();
        }}
      >
        <Icon name="sidebarShow" size={18} />
      </button>
    </div>
  );
}
