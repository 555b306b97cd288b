import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../dialog/Dialog';
import * as styles from './KeyboardHelp.late.module.css';
import { setSingleKeys, SHORTCUT_KEYS, singleKeysOn } from './use-shortcut';

/** Keys of single controls. They aren't page shortcuts, but readers look for them in the same list. */
const CONTROL_KEYS = {
  tabs: ['←', '→'],
  image: ['Enter'],
  sample: ['Enter'],
  escape: ['Esc'],
} as const;

const KEYS: Readonly<Record<keyof typeof SHORTCUT_KEYS | keyof typeof CONTROL_KEYS, readonly string[]>> = {
  ...SHORTCUT_KEYS,
  ...CONTROL_KEYS,
};

/** Dialog that lists all keyboard shortcuts. */
export function KeyboardHelp({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('keyboard');
  return (
    <Dialog
      id="site:keyboard-help"
      className={styles.dialog}
      aria-labelledby="site:keyboard-help-title"
      onClose={onClose}
    >
      <div className={styles.content}>
        <h2 id="site:keyboard-help-title">{t('keyboard.title')}</h2>
        <dl>
          {Object.entries(KEYS).map(([id, combinations]) => (
            <div key={id} className={styles.row}>
              <dt>{t(`keyboard.${id as keyof typeof KEYS}`)}</dt>
              <dd>
                {combinations.map((combination, index) => (
                  <Fragment key={combination}>
                    {index > 0 && <span>{t('keyboard.or')}</span>}
                    {combination.split('+').map((name) => (
                      <kbd key={name}>{name === 'Mod' ? modKey() : name}</kbd>
                    ))}
                  </Fragment>
                ))}
              </dd>
            </div>
          ))}
        </dl>
        <label>
          <input
            type="checkbox"
            defaultChecked={singleKeysOn()}
            aria-describedby="site:single-keys-help"
            onChange={(event) => setSingleKeys(event.currentTarget.checked)}
          />{' '}
          {t('keyboard.singleKeys')}
        </label>
        <p id="site:single-keys-help">{t('keyboard.singleKeys.help')}</p>
        <button type="button" onClick={onClose}>
          {t('keyboard.close')}
        </button>
      </div>
    </Dialog>
  );
}

function modKey(): string {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl';
}
