import './menu.css';
import { afterPaint } from '../../browser/after-paint';
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
 * Fills the menu for narrow windows with copies of the sidebar and of the links and switches at the
 * end of the top bar, which are hidden there. The copies work like the originals because all listeners are on the
 * document.
 */
export function listenToMenu(): void {
  describeDialog(ID, {
    beforeOpen: (dialog) => {
      fill(dialog);
      showEntries(dialog, Infinity);
    },
    onOpen: showCurrent,
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
  if (fill(dialog)) for (const entry of dialog.querySelectorAll('li')) entry.hidden = true;
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
 * Fills the menu for the page, unless it has been filled already.
 *
 * @returns Whether the menu was filled.
 */
function fill(dialog: HTMLDialogElement): boolean {
  if (filledFor === window.location.pathname && dialog.querySelector('[data-panel] > nav')) return false;
  dialog.querySelector('[data-panel]')?.replaceChildren(...copySidebar());
  const parts = [...document.querySelectorAll('header [data-in-menu]')];
  dialog.querySelector('[data-menu-foot]')?.replaceChildren(...parts.map(copyPart));
  filledFor = window.location.pathname;
  return true;
}

function showCurrent(dialog: HTMLDialogElement): void {
  dialog.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'center' });
}

/**
 * Copies a part of the top bar. A landmark becomes a group, because the bar already contains the
 * landmark.
 */
function copyPart(part: Element): Node {
  const copy = part.cloneNode(true) as Element;
  if (!copy.matches('nav')) return copy;
  const label = copy.getAttribute('aria-label') ?? '';
  const group = element('div', { class: copy.className, role: 'group', 'aria-label': label });
  group.append(...copy.childNodes);
  return group;
}

/**
 * Copies the sidebar. Its `<details>` get other names, because only one `<details>` of a name can
 * be open on a page.
 */
function copySidebar(): Node[] {
  const copy = document.querySelector('[id="site:docs-nav"] > nav')?.cloneNode(true) as
    | HTMLElement
    | undefined;
  for (const details of copy?.querySelectorAll('details') ?? [])
    details.setAttribute('name', `menu/${details.getAttribute('name')}`);
  return copy ? [copy] : [];
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
