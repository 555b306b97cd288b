import './keyboard-help.css';
import type { openDialog } from '../dom/dialog';
import { element } from '../dom/element';
import type { setSingleKeys, Shortcut } from './shortcuts';
import { keyboardTexts } from '../../locales/keyboard';
import type { Text } from '../../locales/messages';
import { translator } from '../../locales/translate';

/**
 * The dialog's data and functions. They are passed in, because importing their modules would bundle
 * copies with separate state.
 */
interface KeyboardHelp {
  shortcuts: readonly Shortcut[];
  singleKeys: boolean;
  setSingleKeys: typeof setSingleKeys;
  language: string;
  openDialog: typeof openDialog;
}

const ID = 'site:keyboard-help';

/**
 * Keys of single controls. They aren't page shortcuts, but readers look for them in the same list.
 */
const CONTROL_KEYS = [
  { id: 'tabs', keys: ['←', '→'] },
  { id: 'image', keys: ['Enter'] },
  { id: 'sample', keys: ['Enter'] },
  { id: 'escape', keys: ['Esc'] },
] as const;

/** Opens the dialog that lists all keyboard shortcuts. */
export function showKeyboardHelp(help: KeyboardHelp): void {
  document.getElementById(ID)?.remove();
  document.body.append(helpDialog(help));
  help.openDialog(ID);
}

function helpDialog({ shortcuts, singleKeys, setSingleKeys, language }: KeyboardHelp): HTMLDialogElement {
  const text = translator(language, keyboardTexts);
  const option = element('input', {
    type: 'checkbox',
    checked: singleKeys,
    'aria-describedby': 'site:single-keys-help',
  });
  option.addEventListener('change', () => setSingleKeys(option.checked));
  return element(
    'dialog',
    { id: ID, class: 'keyboard-help', 'aria-labelledby': 'site:keyboard-help-title' },
    element(
      'div',
      { class: 'keyboard-help-content' },
      element('h2', { id: 'site:keyboard-help-title' }, text('keyboard.title')),
      element(
        'dl',
        {},
        ...[...shortcuts, ...CONTROL_KEYS].map(({ id, keys }) =>
          element(
            'div',
            { class: 'keyboard-help-row' },
            element('dt', {}, text(`keyboard.${id}`)),
            element('dd', {}, ...keys.flatMap((keyName, index) => keyNames(keyName, index, text))),
          ),
        ),
      ),
      element('label', {}, option, ' ', text('keyboard.singleKeys')),
      element('p', { id: 'site:single-keys-help' }, text('keyboard.singleKeys.help')),
      element('button', { type: 'button', 'data-closes': true }, text('keyboard.close')),
    ),
  );
}

/**
 * Renders `Mod+K` with one `<kbd>` per key, preceded by "or" unless it is the first combination.
 */
function keyNames(combination: string, index: number, text: Text<'keyboard'>): Node[] {
  const keys = combination.split('+').map((key) => element('kbd', {}, key === 'Mod' ? modKey() : key));
  return index === 0 ? keys : [element('span', {}, text('keyboard.or')), ...keys];
}

function modKey(): string {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl';
}
