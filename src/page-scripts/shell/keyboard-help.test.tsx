import { fireEvent, screen, within } from '@testing-library/react';
import { listenToDialogs } from '../dom/dialog';
import { installDialogMethods } from '../dom/dialog.fixture';
import { openKeyboardHelp } from './open-keyboard-help';
import { singleKeysOn } from './shortcuts';
import { readMessages } from '../../locales/read-messages';
import { localePath } from '../../model/addresses';

beforeAll(() => {
  installDialogMethods();
  listenToDialogs();
});

afterEach(() => document.querySelector('dialog')?.remove());

describe.each(Object.entries(readMessages('keyboard')))('in %s', (language, texts) => {
  const show = () => {
    window.history.replaceState(null, '', localePath('/', language));
    openKeyboardHelp([{ id: 'search', keys: ['Mod+K', '/'], run: () => undefined }]);
    return screen.findByRole('dialog', { name: texts['keyboard.title'] });
  };

  it('lists each shortcut with its keys', async () => {
    const dialog = await show();
    expect(dialog).toHaveAttribute('open');
    const row = within(dialog).getByText(texts['keyboard.search']).parentElement;
    expect(row).toHaveTextContent(`CtrlK${texts['keyboard.or']}/`);
  });

  it('turns single keys on and off', async () => {
    await show();
    const option = screen.getByRole('checkbox', { name: texts['keyboard.singleKeys'] });
    expect(option).toBeChecked();
    fireEvent.click(option);
    expect(singleKeysOn()).toBe(false);
    fireEvent.click(option);
    expect(singleKeysOn()).toBe(true);
  });

  it('closes on its button and on a click outside, not inside', async () => {
    const dialog = await show();
    fireEvent.click(screen.getByText(texts['keyboard.search']));
    expect(dialog).toHaveAttribute('open');
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog);
    expect(dialog).not.toHaveAttribute('open');
    fireEvent.click(within(await show()).getByRole('button', { name: texts['keyboard.close'] }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
