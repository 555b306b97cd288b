import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from '../../browser/store';
import { usePageReturn } from '../../browser/use-page-return';
import { Icon } from '../icon/Icon';
import { applyStoredSidebar, hideSidebar, showSidebar } from './hidden-sidebar';
import { menu } from './menu';
import * as styles from './SidebarColumn.module.css';
import { SidebarMenu, type MenuProps } from './SidebarMenu';

interface Props extends MenuProps {
  children: ReactNode;
}

/**
 * Sidebar column. It scrolls separately, and the reader can hide it. Narrow windows have no column, and
 * show its content as a menu.
 */
export function SidebarColumn({ children, ...menuProps }: Props) {
  const { t } = useTranslation();
  const isMenuOpen = useStore(menu, false);
  const hideButton = useRef<HTMLButtonElement>(null);
  const showButton = useRef<HTMLButtonElement>(null);
  usePageReturn(applyStoredSidebar);
  const hide = () => {
    hideSidebar();
    showButton.current?.focus();
  };
  const show = () => {
    showSidebar();
    hideButton.current?.focus();
  };
  return (
    <>
      <div className={styles.column} data-sticky="">
        <div id="site:docs-nav" className={styles.scroll}>
          {!isMenuOpen && children}
        </div>
        <button ref={hideButton} type="button" className={`${styles.hide} needs-js`} onClick={hide}>
          <Icon name="sidebarHide" size={18} /> {t('sidebar.hide')}
        </button>
        <button
          ref={showButton}
          type="button"
          className={`${styles.show} needs-js`}
          aria-label={t('sidebar.show')}
          title={t('sidebar.show')}
          onClick={show}
        >
          <Icon name="sidebarShow" size={18} />
        </button>
      </div>
      {isMenuOpen && <SidebarMenu {...menuProps}>{children}</SidebarMenu>}
    </>
  );
}
