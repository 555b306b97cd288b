import { describeDialog, listenToDialogs, openDialog } from './dialog';
import { installDialogMethods } from './dialog.fixture';

const painted = () =>
  new Promise((resolve) => requestAnimationFrame(() => window.setTimeout(() => window.setTimeout(resolve))));

beforeAll(() => {
  installDialogMethods();
  listenToDialogs();
});

beforeEach(() => {
  document.body.innerHTML =
    '<button data-opens="d" aria-expanded="false">Open</button><dialog id="d"><input><button data-closes>Close</button></dialog>';
});

const button = () => document.querySelector('button') as HTMLElement;

it('a dialog is shown at once and made modal when it is painted; what has the focus in it keeps it', async () => {
  const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
  const dialog = openDialog('d');
  expect(dialog).toHaveAttribute('open');
  expect(showModal).not.toHaveBeenCalled();
  dialog?.querySelector('input')?.focus();
  await painted();
  expect(showModal).toHaveBeenCalledTimes(1);
  expect(dialog).toHaveAttribute('open');
  expect(document.querySelector('input')).toHaveFocus();
  showModal.mockRestore();
});

it('Escape closes a dialog that is not modal yet; of a modal one the browser does it', async () => {
  const escape = () =>
    document
      .querySelector('input')
      ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  const dialog = openDialog('d');
  escape();
  expect(dialog).not.toHaveAttribute('open');
  openDialog('d');
  await painted();
  escape();
  expect(dialog).toHaveAttribute('open');
});

it('a press beside a dialog that is not modal yet closes it, one inside does not', () => {
  const press = (at: Element) => at.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
  const dialog = openDialog('d');
  press(document.querySelector('input') as Element);
  expect(dialog).toHaveAttribute('open');
  press(button());
  expect(dialog).not.toHaveAttribute('open');
});

it('a dialog that is closed before it is painted stays closed', async () => {
  openDialog('d')?.close();
  await painted();
  expect(document.getElementById('d')).not.toHaveAttribute('open');
});

it('closing gives the focus back to where it was', async () => {
  button().focus();
  const dialog = openDialog('d');
  dialog?.querySelector('input')?.focus();
  await painted();
  dialog?.close();
  expect(button()).toHaveFocus();
  expect(button()).toHaveAttribute('aria-expanded', 'false');
});

it('is told before it is shown, when it is, and after it was closed', () => {
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
