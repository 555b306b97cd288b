import { useEffect, useRef, useState, type MouseEvent, type PointerEvent, type ReactNode } from 'react';
import { useMessages } from '../../i18n/use-messages';
import { Icon } from '../icon/Icon';
import * as styles from './MobileMenu.module.css';

/** How far a finger moves sideways before the menu takes it for a swipe, in CSS pixels. */
const SWIPE = 60;

interface Props {
  title: string;
  /** The first panel: where else to go, language, version, color mode. */
  main: ReactNode;
  /** The second panel, which opens first: the docs. */
  docs: ReactNode;
  onClose: () => void;
}

/**
 * The menu of narrow windows. A native modal dialog keeps the focus inside, gives it back to the button, closes on Esc and makes the page
 * behind inert; the backdrop, a swipe and following a link close it as well.
 */
export function MobileMenu({ title, main, docs, onClose }: Props) {
  const { t } = useMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<'main' | 'docs'>('docs');
  const start = useRef<{ x: number; y: number } | null>(null);

  useEffect(() => {
    dialog.current?.showModal();
    const current = panel.current?.querySelector<HTMLElement>('[aria-current="page"]');
    current?.scrollIntoView({ block: 'center' });
  }, []);

  const close = () => dialog.current?.close();
  const change = (to: 'main' | 'docs') => {
    setShown(to);
    panel.current?.focus();
  };
  const onClick = (event: MouseEvent) => {
    const target = event.target as Element;
    if (target === dialog.current || target.closest('a')) close();
  };
  const onPointerUp = ({ clientX, clientY }: PointerEvent) => {
    const from = start.current;
    start.current = null;
    if (from && from.x - clientX > SWIPE && Math.abs(from.y - clientY) < SWIPE) close();
  };

  return (
    <dialog
      ref={dialog}
      className={styles.menu}
      aria-label={t('nav.menu.label')}
      data-locks-scroll=""
      onClose={onClose}
      onClick={onClick}
      onPointerDown={({ pointerType, clientX, clientY }) => {
        start.current = pointerType === 'mouse' ? null : { x: clientX, y: clientY };
      }}
      onPointerUp={onPointerUp}
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <span className={styles.title}>{title}</span>
          <button type="button" className={styles.close} aria-label={t('nav.menu.close')} onClick={close}>
            <Icon name="close" />
          </button>
        </div>
        <div className={styles.change}>
          {shown === 'docs' ? (
            <button type="button" onClick={() => change('main')}>
              <Icon name="arrowLeft" size={16} /> {t('nav.menu.back')}
            </button>
          ) : (
            <button type="button" onClick={() => change('docs')}>
              {t('sidebar.label')} <Icon name="chevronRight" size={16} />
            </button>
          )}
        </div>
        <div ref={panel} className={styles.panel} tabIndex={-1}>
          {shown === 'docs' ? docs : main}
        </div>
      </div>
    </dialog>
  );
}
