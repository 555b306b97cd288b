import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useLoaded } from '../../browser/use-loaded';
import * as styles from './KeyboardShortcuts.module.css';
import { useShortcut } from './use-shortcut';

const loadHelp = () => import(/* webpackChunkName: "keyboard-help" */ './KeyboardHelp');

/**
 * Opens the list of keyboard shortcuts on `?`.
 *
 * @param hasButton - Whether a button opens it as well.
 */
export function KeyboardShortcuts({ hasButton }: { hasButton: boolean }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const help = useLoaded(loadHelp, isOpen, 'keyboard');
  const open = () => setOpen(true);
  useShortcut('help', open);
  // The next press tries again.
  useEffect(() => {
    if (help.state === 'failed') setOpen(false);
  }, [help.state]);
  return (
    <>
      {hasButton && (
        <button type="button" className={`${styles.button} needs-js`} onClick={open}>
          {t('page.shortcuts')}
        </button>
      )}
      {isOpen &&
        help.state === 'ready' &&
        createPortal(<help.module.KeyboardHelp onClose={() => setOpen(false)} />, document.body)}
    </>
  );
}
