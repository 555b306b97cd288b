import { describeDialog, listenToDialogs, openDialog } from './dialog';
import { installDialogMethods } from './dialog.fixture';

const pass = (milliseconds: number) => jest.advanceTimersByTime(milliseconds);
const press = (key: string) =>
  document.querySelector('input')?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
let showModal: jest.SpyInstance;

beforeAll(() => {
  jest.useFakeTimers();
  installDialogMethods();
  listenToDialogs();
});

afterAll(() => jest.useRealTimers());

beforeEach(() => {
  document.body.innerHTML =
    '<button data-opens="d" aria-expanded="false">Open</button><dialog id="d"><input><button data-closes>Close</button></dialog><dialog id="e"></dialog>';
  showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
});

afterEach(() => {
  document.querySelectorAll('dialog').forEach((dialog) => dialog.close());
  showModal.mockRestore();
});

const button = () => document.querySelector('button') as HTMLElement;

it('shows a dialog immediately and makes it modal on a pause, keeping the focus', () => {
  const dialog = openDialog('d');
  expect(dialog).toHaveAttribute('open');
  dialog?.querySelector('input')?.focus();
  pass(499);
  expect(showModal).not.toHaveBeenCalled();
  pass(1);
  expect(showModal).toHaveBeenCalledTimes(1);
  expect(dialog).toHaveAttribute('open');
  expect(document.querySelector('input')).toHaveFocus();
});

it('waits until the reader stops typing before making a dialog modal', () => {
  openDialog('d');
  for (const letter of 'transaction') {
    pass(400);
    press(letter);
  }
  expect(showModal).not.toHaveBeenCalled();
  pass(500);
  expect(showModal).toHaveBeenCalledTimes(1);
});

it('makes a dialog modal before Tab can leave it, and before another one opens', () => {
  const dialog = openDialog('d');
  press('Tab');
  expect(showModal.mock.contexts).toEqual([dialog]);
  dialog?.close();
  openDialog('d');
  openDialog('e');
  expect(showModal.mock.contexts).toEqual([dialog, dialog]);
});

it('closes a dialog on Escape before it is modal; the browser does so afterwards', () => {
  const dialog = openDialog('d');
  press('Escape');
  expect(dialog).not.toHaveAttribute('open');
  openDialog('d');
  pass(500);
  press('Escape');
  expect(dialog).toHaveAttribute('open');
});

it('closes a dialog that is not modal yet on a press outside, not inside', () => {
  const pressAt = (at: Element) => at.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
  const dialog = openDialog('d');
  pressAt(document.querySelector('input') as Element);
  expect(dialog).toHaveAttribute('open');
  pressAt(button());
  expect(dialog).not.toHaveAttribute('open');
});

it('closes a dialog on a backdrop click, but not at the end of a text selection', () => {
  const pressAndClick = (at: Element, dialog: Element) => {
    at.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
    dialog.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  };
  const dialog = openDialog('d') as HTMLDialogElement;
  pressAndClick(document.querySelector('input') as Element, dialog);
  expect(dialog).toHaveAttribute('open');
  pressAndClick(dialog, dialog);
  expect(dialog).not.toHaveAttribute('open');
});

it('keeps a dialog closed if it was closed before becoming modal', () => {
  openDialog('d')?.close();
  pass(500);
  expect(document.getElementById('d')).not.toHaveAttribute('open');
});

it('restores the focus when a dialog is closed', () => {
  button().focus();
  const dialog = openDialog('d');
  dialog?.querySelector('input')?.focus();
  pass(500);
  dialog?.close();
  expect(button()).toHaveFocus();
  expect(button()).toHaveAttribute('aria-expanded', 'false');
});

it('calls the functions before opening, on opening, and after closing', () => {
  const told: [string, boolean][] = [];
  const note = (name: string) => (dialog: HTMLDialogElement) => void told.push([name, dialog.open]);
  describeDialog('d', { beforeOpen: note('before'), onOpen: note('open'), onClose: note('close') });
  openDialog('d')?.close();
  expect(told).toEqual([
    ['before', false],
    ['open', true],
    ['close', false],
  ]);
});

it('ends the last use of a dialog that opens again before the browser has sent its event', () => {
  const onClose = jest.fn();
  describeDialog('d', { onClose });
  const dialog = openDialog('d');
  // Browsers send the event in a later task.
  dialog?.removeAttribute('open');
  openDialog('d');
  expect(onClose).toHaveBeenCalledTimes(1);
  dialog?.dispatchEvent(new Event('close'));
  expect(onClose).toHaveBeenCalledTimes(1);
  dialog?.close();
  expect(onClose).toHaveBeenCalledTimes(2);
});

it('marks the root while a dialog is modal, even if the app removes the dialog', () => {
  const isMarked = () => document.documentElement.hasAttribute('data-dialog-open');
  const dialog = openDialog('d');
  expect(isMarked()).toBe(false);
  pass(500);
  expect(isMarked()).toBe(true);
  dialog?.close();
  expect(isMarked()).toBe(false);
  const removed = openDialog('d');
  pass(500);
  removed?.remove();
  window.dispatchEvent(new Event('app:route'));
  expect(isMarked()).toBe(false);
});
