import { fireEvent, render, screen, within } from '@testing-library/react';
import en from '../../locales/en/keyboard.json';
import uk from '../../locales/uk/keyboard.json';
import { KeyboardHelp } from './KeyboardHelp';

beforeAll(() => {
  // jsdom knows the element but not its methods.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

it('both languages have the same texts', () => {
  expect(Object.keys(uk)).toEqual(Object.keys(en));
});

describe.each([
  ['en', en],
  ['uk', uk],
])('in %s', (_language, messages) => {
  const show = (onSingleKeys = jest.fn(), onClose = jest.fn()) => {
    const shortcuts = [{ id: 'search' as const, keys: ['Mod+K', '/'] }];
    render(<KeyboardHelp {...{ messages, shortcuts, onSingleKeys, onClose }} singleKeys />);
    return { dialog: screen.getByRole('dialog', { name: messages.title }), onSingleKeys, onClose };
  };

  it('opens, and lists each shortcut with its keys', () => {
    const { dialog } = show();
    expect(dialog).toHaveAttribute('open');
    const row = within(dialog).getByText(messages.search).parentElement;
    expect(row).toHaveTextContent(`CtrlK${messages.or}/`);
  });

  it('switches single keys', () => {
    const { onSingleKeys } = show();
    fireEvent.click(screen.getByRole('checkbox', { name: messages.singleKeys }));
    expect(onSingleKeys).toHaveBeenCalledWith(false);
  });

  it('closes by its button and by a click beside it, not by one inside', () => {
    const { dialog, onClose } = show();
    fireEvent.click(screen.getByText(messages.search));
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.click(dialog);
    expect(onClose).toHaveBeenCalledTimes(1);
    fireEvent.click(screen.getByRole('button', { name: messages.close, hidden: true }));
    expect(onClose).toHaveBeenCalledTimes(2);
  });
});
