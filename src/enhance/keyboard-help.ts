import './keyboard-help.css';
import { openDialog } from './dialog';
import { element } from './element';
import { registeredShortcuts, setSingleKeys, singleKeysOn } from './shortcuts';
import { text, type EnhanceKey } from './texts';

const ID = 'keyboard-help';

/** Keys that single controls answer to. They are not shortcuts of the page, but readers look for them in the same place. */
const OF_CONTROLS = [
  { id: 'tabs', keys: ['←', '→'] },
  { id: 'image', keys: ['Enter'] },
  { id: 'sample', keys: ['Enter'] },
  { id: 'escape', keys: ['Esc'] },
] as const;

/** Opens the dialog that lists what keys do. */
export function openKeyboardHelp(): void {
  document.getElementById(ID)?.remove();
  document.body.append(helpDialog());
  openDialog(ID);
}

function helpDialog(): HTMLDialogElement {
  const option = element('input', {
    type: 'checkbox',
    checked: singleKeysOn(),
    'aria-describedby': 'single-keys-help',
  });
  option.addEventListener('change', () => setSingleKeys(option.checked));
  return element(
    'dialog',
    { id: ID, class: 'keyboard-help', 'aria-labelledby': 'keyboard-help-title' },
    element(
      'div',
      { class: 'keyboard-help-content' },
      element('h2', { id: 'keyboard-help-title' }, text('keyboard.title')),
      element(
        'dl',
        {},
        ...[...registeredShortcuts(), ...OF_CONTROLS].map(({ id, keys }) =>
          element(
            'div',
            { class: 'keyboard-help-row' },
            element('dt', {}, text(`keyboard.${id}` satisfies EnhanceKey)),
            element('dd', {}, ...keys.flatMap(keyNames)),
          ),
        ),
      ),
      element('label', {}, option, ' ', text('keyboard.singleKeys')),
      element('p', { id: 'single-keys-help' }, text('keyboard.singleKeys.help')),
      element('button', { type: 'button', 'data-closes': true }, text('keyboard.close')),
    ),
  );
}

/** `Mod+K` as one `<kbd>` for each key, after an "or" where it is not the first. */
function keyNames(combination: string, index: number): Node[] {
  const keys = combination.split('+').map((key) => element('kbd', {}, key === 'Mod' ? modKey() : key));
  return index === 0 ? keys : [element('span', {}, text('keyboard.or')), ...keys];
}

function modKey(): string {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl';
}
