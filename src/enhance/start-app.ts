import type { GatsbyScripts } from '../upstream-internals/gatsby-scripts';
import { prepareGatsby } from '../upstream-internals/gatsby-start';
import { originalHtml, restoreComponentBodies } from './enhance-body';
import { PREFIXED_MARK } from './prefixed-mark';

/** Filled in when the module is bundled; in development, where there is no bundle, the app runs from the beginning. */
declare const __APP_FILES__: GatsbyScripts;

const root = document.documentElement;
let running = typeof __APP_FILES__ === 'undefined';
let starting: Promise<void> | undefined;

/** Whether the app has taken over the page. */
export function isAppRunning(): boolean {
  return running;
}

/**
 * Loads the app and lets it take over the page. Called again, it waits for the same start.
 *
 * @returns Rejects when the app cannot be loaded; `<html>` then has the class `app-failed`.
 */
export function startApp(): Promise<void> {
  if (running) return Promise.resolve();
  starting ??= load().then(
    () => {
      running = true;
    },
    (error: unknown) => {
      root.classList.add('app-failed');
      throw error;
    },
  );
  return starting;
}

/** Fetches the app ahead, at low priority, on a sign that the reader is about to need it. */
export function prefetchApp(): void {
  if (running || starting || document.querySelector('link[data-app]')) return;
  for (const href of __APP_FILES__.scripts)
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', href }),
    );
  document.head.lastElementChild?.setAttribute('data-app', '');
}

function load(): Promise<void> {
  return new Promise((resolve, reject) => {
    // Gatsby's router cannot read such a path; it throws, and the page stays as it was sent.
    decodeURIComponent(window.location.pathname);
    restoreComponentBodies();
    prepareGatsby(__APP_FILES__, readBody);
    window.addEventListener('app:hydrated', () => resolve(), { once: true });
    window.addEventListener('app:failed', () => reject(new Error('The app could not take over the page.')), {
      once: true,
    });
    for (const src of __APP_FILES__.scripts) {
      const script = Object.assign(document.createElement('script'), { src, async: false });
      script.addEventListener('error', () => reject(new Error(`${src} could not be loaded.`)));
      document.head.append(script);
    }
  });
}

/** The original HTML of the page's body, with the mark that its URLs have the path prefix already. */
function readBody(): string | null {
  const body = document.querySelector('[data-body]');
  return body && PREFIXED_MARK + originalHtml(body);
}
