import { useState, type ComponentType } from 'react';
import { useMessages } from '../../i18n/use-messages';
import { Icon } from '../icon/Icon';
import type { MobileMenu } from './MobileMenu';
import * as styles from './MenuButton.module.css';

type MenuProps = Parameters<typeof MobileMenu>[0];

/**
 * Opens the menu of narrow windows, whose code is loaded then. Without JavaScript it is a link to the sidebar, which stands below the
 * text in that case.
 */
export function MenuButton({ fallbackId, ...menu }: Omit<MenuProps, 'onClose'> & { fallbackId: string }) {
  const { t } = useMessages();
  const [Menu, setMenu] = useState<ComponentType<MenuProps> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setOpen(true);
    if (Menu) return;
    import('./MobileMenu').then(
      ({ MobileMenu: Loaded }) => setMenu(() => Loaded),
      () => {
        setOpen(false);
        // The menu did not arrive: the page falls back to what it is without JavaScript.
        document.documentElement.classList.remove('js');
        document.getElementById(fallbackId)?.scrollIntoView();
      },
    );
  };
  return (
    <>
      <button
        type="button"
        className={`${styles.button} needs-js`}
        aria-label={t('nav.menu.open')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
      >
        <Icon name="menu" size={22} />
      </button>
      <a href={`#${fallbackId}`} className={`${styles.button} without-js`} aria-label={t('nav.menu.open')}>
        <Icon name="menu" size={22} />
      </a>
      {isOpen && Menu && <Menu {...menu} onClose={() => setOpen(false)} />}
    </>
  );
}
