import { useEffect, useRef, type ReactNode } from 'react';
import { useMessages } from '../../i18n/use-messages';
import { SiteLink } from '../site-link/SiteLink';
import { Logo } from './Logo';
import * as styles from './Navbar.module.css';

interface Props {
  brand: { title: string; path: string };
  /** Opens the menu where the bar is too narrow for what it holds. */
  menu: ReactNode;
  /** Links after the brand. */
  links: ReactNode;
  search?: ReactNode;
  /** Controls at the end of the bar; not shown where there is a menu. */
  controls: ReactNode;
  hideOnScroll: boolean;
}

/** The bar at the top of every page. */
export function Navbar({ brand, menu, links, search, controls, hideOnScroll }: Props) {
  const { t } = useMessages();
  const bar = useRef<HTMLElement>(null);
  useHiddenOnScroll(bar, hideOnScroll);
  return (
    <header ref={bar} className={styles.navbar}>
      {menu}
      <SiteLink to={brand.path} className={styles.brand} aria-label={t('nav.home.label')}>
        <Logo />
        <span>{brand.title}</span>
      </SiteLink>
      <nav aria-label={t('nav.main.label')} className={styles.links}>
        {links}
      </nav>
      {search && <div className={styles.search}>{search}</div>}
      <div className={styles.end}>{controls}</div>
    </header>
  );
}

/** Slides the bar away on scrolling down and brings it back on scrolling up or when the keyboard enters it. */
function useHiddenOnScroll(bar: React.RefObject<HTMLElement | null>, enabled: boolean): void {
  useEffect(() => {
    const element = bar.current;
    if (!enabled || !element) return;
    let last = window.scrollY;
    const onScroll = () => {
      const isDown = window.scrollY > last && window.scrollY > element.offsetHeight;
      element.toggleAttribute('data-hidden', isDown && !element.contains(document.activeElement));
      last = window.scrollY;
    };
    const show = () => element.removeAttribute('data-hidden');
    window.addEventListener('scroll', onScroll, { passive: true });
    element.addEventListener('focusin', show);
    return () => {
      window.removeEventListener('scroll', onScroll);
      element.removeEventListener('focusin', show);
    };
  }, [bar, enabled]);
}
