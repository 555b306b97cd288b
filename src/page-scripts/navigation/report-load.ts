import type { LoadFailureKind } from './load-failure';

/** What the app reports about a page that it is loading. */
export type LoadState = 'start' | 'end' | { kind: LoadFailureKind; target: string };

/** Makes the page scripts show what the app reports about a page that it is loading. */
export function reportLoad(detail: LoadState): void {
  window.dispatchEvent(new CustomEvent('app:load', { detail }));
}
