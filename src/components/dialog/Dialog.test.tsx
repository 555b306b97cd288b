import { act, fireEvent, render, screen } from '@testing-library/react';
import { Dialog, topLayer } from './Dialog';
import { installDialogMethods } from './Dialog.fixture';

const pass = (milliseconds: number) => act(() => void jest.advanceTimersByTime(milliseconds));
const root = document.documentElement;
let showModal: jest.SpyInstance;

beforeAll(() => {
  jest.useFakeTimers();
  installDialogMethods();
});

afterAll(() => jest.useRealTimers());

beforeEach(() => {
  showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
});

afterEach(() => showModal.mockRestore());

/** Renders a dialog beside the button that opens it. */
function show() {
  const onClose = jest.fn();
  const page = (isOpen: boolean) => (
    <>
      <button type="button">Open</button>
      {isOpen && (
        <Dialog onClose={onClose}>
          <input />
          <a href="#faq">FAQ</a>
        </Dialog>
      )}
    </>
  );
  const { rerender } = render(page(false));
  const button = screen.getByRole('button');
  button.focus();
  rerender(page(true));
  const dialog = screen.getByRole('dialog');
  const input = screen.getByRole('textbox');
  return { dialog, input, button, onClose, close: () => rerender(page(false)) };
}

it('shows a dialog immediately and makes it modal on a pause, keeping the focus', () => {
  const { dialog, input } = show();
  expect(dialog).toHaveAttribute('open');
  input.focus();
  pass(499);
  expect(showModal).not.toHaveBeenCalled();
  pass(1);
  expect(showModal).toHaveBeenCalledTimes(1);
  expect(dialog).toHaveAttribute('open');
  expect(input).toHaveFocus();
});

it('waits until the reader stops typing before making a dialog modal', () => {
  const { input } = show();
  for (const key of 'transaction') {
    pass(400);
    fireEvent.keyDown(input, { key });
  }
  expect(showModal).not.toHaveBeenCalled();
  pass(500);
  expect(showModal).toHaveBeenCalledTimes(1);
});

it('makes a dialog modal before Tab can leave it', () => {
  const { dialog, input } = show();
  fireEvent.keyDown(input, { key: 'Tab' });
  expect(showModal.mock.contexts).toEqual([dialog]);
});

it('closes on Escape before it is modal; the browser does so afterwards', () => {
  const { dialog, input, onClose } = show();
  fireEvent.keyDown(input, { key: 'Escape' });
  expect(onClose).toHaveBeenCalledTimes(1);
  pass(500);
  fireEvent.keyDown(input, { key: 'Escape' });
  expect(onClose).toHaveBeenCalledTimes(1);
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(onClose).toHaveBeenCalledTimes(2);
});

it('closes on a press outside while it is not modal yet, but not inside', () => {
  const { input, button, onClose } = show();
  fireEvent.pointerDown(input);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.pointerDown(button);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('closes on a backdrop click, but not at the end of a text selection', () => {
  const { dialog, input, onClose } = show();
  fireEvent.pointerDown(input);
  fireEvent.click(dialog);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('closes on a link, unless it opens elsewhere', () => {
  const { onClose } = show();
  const link = screen.getByRole('link');
  fireEvent.click(link, { ctrlKey: true });
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(link);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('stays closed if it was closed before becoming modal', () => {
  show().close();
  pass(500);
  expect(showModal).not.toHaveBeenCalled();
});

it.each([
  ['restores the focus when it is closed', true],
  ['keeps the focus where the reader moved it outside', false],
])('%s', (_, isInside) => {
  const { input, button, close } = show();
  const other = document.body.appendChild(document.createElement('input'));
  (isInside ? input : other).focus();
  pass(500);
  close();
  expect(isInside ? button : other).toHaveFocus();
  other.remove();
});

it('marks the root while a dialog is modal', () => {
  const { close } = show();
  expect(root).not.toHaveAttribute('data-dialog-open');
  pass(500);
  expect(root).toHaveAttribute('data-dialog-open');
  close();
  expect(root).not.toHaveAttribute('data-dialog-open');
});

it('is the place for messages while it is open', () => {
  const { dialog, close } = show();
  expect(topLayer()).toBe(dialog);
  close();
  expect(topLayer()).toBe(document.body);
});
