import type { LoadFailureKind } from './load-failure';

/** What the app reports about a page that it is loading. */
export type LoadState = 'start' | 'end' | { kind: LoadFailureKind; target: string };

/** The event with which the app, which is a separate bundle, reports to the page scripts. */
export const LOAD_EVENT = 'app:load';

declare global {
  interface WindowEventMap {
    [LOAD_EVENT]: CustomEvent<LoadState>;
  }
}

/** Makes the page scripts show what the app reports about a page that it is loading. */
export function reportLoad(detail: LoadState): void {
  window.dispatchEvent(new CustomEvent(LOAD_EVENT, { detail }));
}
