import { useEffect, useRef, type ComponentProps, type PointerEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaded } from '../../browser/use-loaded';
import { Dialog } from '../dialog/Dialog';
import { Icon } from '../icon/Icon';
import { LanguageSwitch } from '../language-switch/LanguageSwitch';
import { NavbarLinks, type NavbarLink } from '../navbar/NavbarLinks';
import { VersionSwitch } from '../version-switch/VersionSwitch';
import { menu } from './menu';
import * as styles from './SidebarMenu.late.module.css';

/** The menu's title, and the parts of the navbar that don't fit into narrow windows. */
export interface MenuProps {
  title: string;
  versions: ComponentProps<typeof VersionSwitch>;
  /** The page's path without locale. */
  slug: string;
  /** The default color mode. Without it, the menu has no switch. */
  colorMode?: 'light' | 'dark' | undefined;
  links: readonly NavbarLink[];
}

/** Minimum horizontal swipe distance, in CSS pixels. */
const MIN_SWIPE = 60;

const close = () => menu.set(false);

// Sites without the switch don't need its code and style sheet.
const loadColorModeSwitch = () =>
  import(/* webpackChunkName: "color-mode-switch" */ '../color-mode/ColorModeSwitch');

/** The sidebar as a menu, for narrow windows. It is open while it is rendered. */
export function SidebarMenu({
  title,
  versions,
  slug,
  colorMode,
  links,
  children,
}: MenuProps & { children: ReactNode }) {
  const { t } = useTranslation();
  const colorSwitch = useLoaded(loadColorModeSwitch, colorMode !== undefined);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers return a promise, which React would take for a clean-up function.
    panel.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <Dialog className={styles.menu} aria-label={t('nav.menu.label')} onClose={close} {...useSwipeLeft(close)}>
      <div className={styles.sheet}>
        <div className={styles.head}>
          <span className={styles.title}>{title}</span>
          <button type="button" className={styles.close} aria-label={t('nav.menu.close')} onClick={close}>
            <Icon name="close" />
          </button>
        </div>
        <div ref={panel} className={styles.panel} tabIndex={-1}>
          {children}
        </div>
        <div className={styles.foot}>
          <VersionSwitch {...versions} />
          <LanguageSwitch slug={slug} />
          {colorMode && colorSwitch.state === 'ready' && (
            <colorSwitch.module.ColorModeSwitch defaultMode={colorMode} />
          )}
          <NavbarLinks links={links} />
        </div>
      </div>
    </Dialog>
  );
}

/** Returns handlers that run a function when the reader swipes to the left. */
function useSwipeLeft(run: () => void) {
  const start = useRef<PointerEvent | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.pointerType === 'mouse' ? null : event;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const from = start.current;
      start.current = null;
      if (from && from.clientX - clientX > MIN_SWIPE && Math.abs(from.clientY - clientY) < MIN_SWIPE) run();
    },
  };
}
