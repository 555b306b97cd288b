import { Fragment, useEffect, useRef, type MouseEvent } from 'react';
import type { KeyboardMessages } from './keyboard-messages';
import * as styles from './KeyboardHelp.module.css';

/** Shortcuts of the site that stand in the list by the id of their text. */
interface Entry {
  id: keyof KeyboardMessages;
  /** Combinations such as `Mod+K`; each does the same. */
  keys: readonly string[];
}

/** Keys that single controls answer to; they belong to no registry, but to the help. */
const OF_CONTROLS: readonly Entry[] = [
  { id: 'tabs', keys: ['←', '→'] },
  { id: 'image', keys: ['Enter'] },
  { id: 'escape', keys: ['Esc'] },
];

interface Props {
  messages: KeyboardMessages;
  shortcuts: readonly Entry[];
  singleKeys: boolean;
  onSingleKeys: (on: boolean) => void;
  onClose: () => void;
}

/** A dialog that lists what keys do. Opens as soon as it is rendered; focus returns to where it was. */
export function KeyboardHelp({ messages, shortcuts, singleKeys, onSingleKeys, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element?.open) element?.showModal();
  }, []);
  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) dialog.current?.close();
  };
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape is the key for what the click on the backdrop does
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="keyboard-help"
      onClose={onClose}
      onClick={closeOnBackdrop}
    >
      <div className={styles.content}>
        <h2 id="keyboard-help" className={styles.title}>
          {messages.title}
        </h2>
        <dl className={styles.list}>
          {[...shortcuts, ...OF_CONTROLS].map(({ id, keys }) => (
            <div key={id} className={styles.row}>
              <dt>{messages[id]}</dt>
              <dd className={styles.keys}>
                {keys.map((combination, index) => (
                  <Fragment key={combination}>
                    {index > 0 && <span>{messages.or}</span>}
                    {combination.split('+').map((part) => (
                      <kbd key={part}>{part === 'Mod' ? modKey() : part}</kbd>
                    ))}
                  </Fragment>
                ))}
              </dd>
            </div>
          ))}
        </dl>
        <label className={styles.option}>
          <input
            type="checkbox"
            checked={singleKeys}
            onChange={({ target }) => onSingleKeys(target.checked)}
            aria-describedby="single-keys-help"
          />{' '}
          {messages.singleKeys}
        </label>
        <p id="single-keys-help" className={styles.note}>
          {messages['singleKeys.help']}
        </p>
        <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
          {messages.close}
        </button>
      </div>
    </dialog>
  );
}

function modKey(): string {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl';
}
