import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
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

  useEffect(() => {
    dialog.current?.showModal();
    panel.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'center' });
  }, []);
  useClosingGestures(dialog);

  const close = () => dialog.current?.close();
  const change = (to: 'main' | 'docs') => {
    setShown(to);
    panel.current?.focus();
  };
  return (
    <dialog
      ref={dialog}
      className={styles.menu}
      aria-label={t('nav.menu.label')}
      data-locks-scroll=""
      onClose={onClose}
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

/** Closes the dialog by a click on the backdrop, which counts as one on the dialog itself, by following a link and by a swipe. */
function useClosingGestures(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const stop = new AbortController();
    const { signal } = stop;
    let start: PointerEvent | null = null;
    const onClick = ({ target }: MouseEvent) => {
      if (target === element || (target as Element).closest('a')) element.close();
    };
    const onPointerDown = (event: PointerEvent) => {
      start = event.pointerType === 'mouse' ? null : event;
    };
    const onPointerUp = ({ clientX, clientY }: PointerEvent) => {
      if (start && start.clientX - clientX > SWIPE && Math.abs(start.clientY - clientY) < SWIPE)
        element.close();
      start = null;
    };
    element.addEventListener('click', onClick, { signal });
    element.addEventListener('pointerdown', onPointerDown, { signal });
    element.addEventListener('pointerup', onPointerUp, { signal });
    return () => stop.abort();
  }, [dialog]);
}
