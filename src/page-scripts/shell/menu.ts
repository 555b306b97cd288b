import './menu.css';
import { afterPaint } from '../dom/after-paint';
import { describeDialog } from '../dom/dialog';
import { element } from '../dom/element';
import { on } from '../dom/events';

/** Minimum horizontal swipe distance, in CSS pixels. */
const MIN_SWIPE = 60;
const ID = 'site:menu';

/** How many entries to lay out in one step, before the menu opens. */
const STEP = 30;

/** Path to the page whose links are in the menu. */
let filledFor: string | undefined;

/**
 * Fills the menu for narrow windows with a copy of the sidebar, and with copies of what the top bar
 * shows in wide windows. The copies work like the originals because all listeners are on the
 * document.
 */
export function listenToMenu(): void {
  describeDialog(ID, {
    beforeOpen: (dialog) => {
      showDocs(dialog);
      showEntries(dialog, Infinity);
    },
    onOpen: showCurrent,
  });
  on('click', '[data-shows]', (button) => {
    const dialog = button.closest('dialog');
    if (!dialog) return;
    fill(dialog, button.dataset['shows'] === 'main' ? 'main' : 'docs');
    showCurrent(dialog);
    dialog.querySelector<HTMLElement>('[data-panel]')?.focus();
  });
  listenToSwipes();
}

/**
 * Fills the menu and computes its layout in advance if its button is visible, because these steps
 * take most opening time on a slow phone.
 */
export function prepareMenu(): void {
  const button = document.querySelector(`[data-opens="${ID}"]`);
  const dialog = document.getElementById(ID) as HTMLDialogElement | null;
  if (!button || button.getClientRects().length === 0 || !dialog || dialog.open) return;
  if (showDocs(dialog)) for (const entry of dialog.querySelectorAll('li')) entry.hidden = true;
  dialog.dataset['prepared'] = '';
  const step = () => showEntries(dialog, STEP) && afterPaint(step);
  step();
}

/**
 * Shows the next hidden entries.
 *
 * @returns Whether there were any.
 */
function showEntries(dialog: HTMLElement, count: number): boolean {
  const entries = [...dialog.querySelectorAll<HTMLElement>('li[hidden]')].slice(0, count);
  for (const entry of entries) entry.hidden = false;
  return entries.length > 0;
}

/**
 * Fills the menu with the page's sidebar, unless it contains it already.
 *
 * @returns Whether the menu was filled.
 */
function showDocs(dialog: HTMLDialogElement): boolean {
  if (filledFor === window.location.pathname && dialog.querySelector('[data-panel] > nav')) return false;
  fill(dialog, 'docs');
  return true;
}

function fill(dialog: HTMLDialogElement, panel: 'main' | 'docs'): void {
  for (const button of dialog.querySelectorAll<HTMLElement>('[data-shows]'))
    button.hidden = button.dataset['shows'] === panel;
  dialog.querySelector('[data-panel]')?.replaceChildren(...(panel === 'docs' ? docs() : main()));
  filledFor = window.location.pathname;
}

function showCurrent(dialog: HTMLDialogElement): void {
  dialog.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'center' });
}

/**
 * Copies the sidebar. Its `<details>` get other names, because only one `<details>` of a name can
 * be open on a page.
 */
function docs(): Node[] {
  const copy = document.querySelector('[id="site:docs-nav"] > nav')?.cloneNode(true) as
    | HTMLElement
    | undefined;
  for (const details of copy?.querySelectorAll('details') ?? [])
    details.setAttribute('name', `menu/${details.getAttribute('name')}`);
  return copy ? [copy] : [];
}

function main(): Node[] {
  const parts = [...document.querySelectorAll('header [data-in-menu]')].flatMap((part) => {
    const label = part.matches('a, button')
      ? null
      : (part.getAttribute('aria-label') ?? part.querySelector('.visually-hidden')?.textContent);
    const copy = part.cloneNode(true);
    return label ? [element('p', {}, label.trim()), copy] : [copy];
  });
  return [element('div', { class: 'menu-links' }, ...parts)];
}

function listenToSwipes(): void {
  let start: PointerEvent | null = null;
  on('pointerdown', `[id="${ID}"]`, (_menu, event) => {
    start = event.pointerType === 'mouse' ? null : event;
  });
  on('pointerup', `[id="${ID}"]`, (menu, { clientX, clientY }) => {
    if (start && start.clientX - clientX > MIN_SWIPE && Math.abs(start.clientY - clientY) < MIN_SWIPE)
      (menu as HTMLDialogElement).close();
    start = null;
  });
}
