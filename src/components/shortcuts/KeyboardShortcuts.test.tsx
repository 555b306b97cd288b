import { fireEvent, screen, within } from '@testing-library/react';
import { renderIn } from '../../locales/messages.fixture';
import { readMessages } from '../../locales/read-messages';
import { installDialogMethods } from '../dialog/Dialog.fixture';
import { KeyboardShortcuts } from './KeyboardShortcuts';
import { singleKeysOn } from './use-shortcut';

beforeAll(installDialogMethods);

describe.each(Object.entries(readMessages('keyboard')))('in %s', (language, texts) => {
  const show = () => {
    renderIn(language, <KeyboardShortcuts hasButton={false} />);
    fireEvent.keyDown(document.body, { key: '?' });
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

  it('closes on a click outside, not inside', async () => {
    const dialog = await show();
    fireEvent.click(screen.getByText(texts['keyboard.search']));
    expect(dialog).toHaveAttribute('open');
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes on its button, and opens again', async () => {
    const dialog = await show();
    fireEvent.click(within(dialog).getByRole('button', { name: texts['keyboard.close'] }));
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.keyDown(document.body, { key: '?' });
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });
});

it('opens on its button, which gets the focus back', async () => {
  renderIn('en', <KeyboardShortcuts hasButton />);
  const button = screen.getByRole('button', { name: 'Keyboard shortcuts' });
  button.focus();
  fireEvent.click(button);
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }));
  expect(button).toHaveFocus();
});
