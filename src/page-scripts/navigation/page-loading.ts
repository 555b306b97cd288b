import './page-loading.css';
import { element } from '../dom/element';
import { text } from '../dom/texts';

/** Delay before the progress bar appears, in milliseconds. Faster pages show no bar. */
const DELAY_MS = 200;
const MINIMUM = 0.08;
const MAXIMUM = 0.994;
const TRICKLE_RATE = 0.02;
const TRICKLE_SPEED_MS = 800;

let current: AbortController | undefined;
let shown: HTMLElement | undefined;
let timer: number | undefined;

/**
 * Shows that the next page is loading: a progress bar after 200 ms, and a spinner after another
 * 200 ms. Ends an earlier load.
 *
 * @returns A signal that is aborted when this load ends.
 */
export function startLoading(): AbortSignal {
  endLoading();
  current = new AbortController();
  timer = window.setTimeout(show, DELAY_MS);
  return current.signal;
}

/** Ends the load, and removes the progress bar and the spinner. */
export function endLoading(): void {
  window.clearTimeout(timer);
  shown?.remove();
  current?.abort();
  current = undefined;
}

/**
 * Returns the element in which new controls are usable: the open dialog, because a modal one blocks
 * the page behind it, or the body.
 */
export function topLayer(): Element {
  return [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
}

function show(): void {
  const bar = element('div', { class: 'progress-bar', 'aria-hidden': 'true' });
  shown = element(
    'div',
    { class: 'page-loading', role: 'status' },
    bar,
    element('p', { class: 'page-loading-note' }, createSpinner(), text('load.busy')),
  );
  topLayer().append(shown);
  let progress = MINIMUM;
  const step = () => {
    bar.style.scale = `${progress} 1`;
    progress = Math.min(MAXIMUM, progress + TRICKLE_RATE);
    timer = window.setTimeout(step, TRICKLE_SPEED_MS);
  };
  step();
}

/** Creates a spinner, which CSS shows after a delay. */
export function createSpinner(): HTMLElement {
  return element('span', { class: 'spinner', 'aria-hidden': 'true' });
}
