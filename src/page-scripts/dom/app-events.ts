import type { LoadState } from '../navigation/report-load';

/**
 * Events on `window` with which the inline scripts, the page scripts, and the app, which are separate
 * bundles, tell each other what has happened.
 */
interface AppEvents {
  /** The page scripts handle clicks and keys. The inline script stops recording them. */
  enhanced: Event;
  /** The app has taken over the page. */
  'app:hydrated': Event;
  /** The app can't take over the page, so the static HTML stays. */
  'app:failed': Event;
  /** The app has shown a page, including the first one. */
  'app:route': Event;
  /** The app is loading a page, or could not load it. */
  'app:load': CustomEvent<LoadState>;
}

declare global {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type
  interface WindowEventMap extends AppEvents {}
}

/** Sends an event without details to the other bundles. */
export function sendAppEvent(name: Exclude<keyof AppEvents, 'app:load'>): void {
  window.dispatchEvent(new Event(name));
}
