import type { AppFiles } from '../../model/app-files';
import { prepareGatsby } from './prepare-gatsby';
import { element } from '../dom/element';
import { restoreComponentBodies } from '../article/enhance-body';
import { pageSettings, pageLocale } from '../dom/page-settings';

/** Set by the bundler. In development, there is no bundle, and the app runs from the start. */
declare const __APP_FILES__: AppFiles;

const root = document.documentElement;
let running = typeof __APP_FILES__ === 'undefined';
let starting: Promise<void> | undefined;

/** Checks whether the app has taken over the page. */
export function isAppRunning(): boolean {
  return running;
}

/**
 * Loads the app, which then takes over the page. Later calls wait for the same start; after a
 * script failed to load, they try again.
 *
 * @returns A promise that rejects when the app can't be loaded. `<html>` then has the class
 *   `app-failed`.
 */
export function startApp(): Promise<void> {
  if (running) return Promise.resolve();
  if (starting) return starting;
  root.classList.remove('app-failed');
  starting = load().then(
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

function load(): Promise<void> {
  return new Promise((resolve, reject) => {
    // Gatsby's router can't decode an invalid path. This throws, and the page stays as it is.
    decodeURIComponent(window.location.pathname);
    restoreComponentBodies();
    const href = `${pageSettings().base}/${prepareGatsby(__APP_FILES__)}`;
    document.head.append(
      element('link', { rel: 'preload', as: 'fetch', crossorigin: 'anonymous', href }),
      ...filesOfTexts().map((file) => element('link', { rel: 'preload', as: 'script', href: file })),
    );
    addSheets(__APP_FILES__.sheets);
    window.addEventListener('app:hydrated', () => resolve(), { once: true });
    window.addEventListener('app:failed', () => reject(new Error('The app could not take over the page.')), {
      once: true,
    });
    for (const src of __APP_FILES__.scripts) {
      const loaded = document.querySelector(`script[src="${src}"]`);
      const script = loaded ?? Object.assign(document.createElement('script'), { src, async: false });
      script.addEventListener('error', () => {
        // If a script is missing, the app hasn't run, so the next call can try again.
        script.remove();
        starting = undefined;
        reject(new Error(`${src} could not be loaded.`));
      });
      if (!loaded) document.head.append(script);
    }
  });
}

/** Returns the script files with texts in the page's language, which the app loads first. */
function filesOfTexts(): string[] {
  const chunks = JSON.parse(__APP_FILES__.chunkMapping) as Record<string, string[] | undefined>;
  return (chunks[`texts-${pageLocale()}`] ?? []).map((file) => pageSettings().base + file);
}

/**
 * Adds the style sheets that this page doesn't have but the next one may need, in the right order.
 * They are enabled together, because each change makes the browser recompute all styles.
 */
function addSheets(hrefs: readonly string[]): void {
  const added: HTMLLinkElement[] = [];
  let last: Element | null = null;
  for (const href of hrefs) {
    let sheet: Element | null = document.querySelector(
      `[data-href="${href}"], link[rel="stylesheet"][href="${href}"]`,
    );
    if (!sheet) {
      const link = element('link', { rel: 'stylesheet', media: 'print', href });
      added.push(link);
      last?.after(link);
      sheet = link;
    }
    last = sheet;
  }
  const loads = added.map(
    (link) =>
      new Promise((resolve) => {
        for (const type of ['load', 'error']) link.addEventListener(type, resolve, { once: true });
      }),
  );
  void Promise.all(loads).then(() => {
    for (const link of added) link.media = 'all';
  });
}
