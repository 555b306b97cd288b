import { element } from '../page-scripts/dom/element';
import { silenceAnnouncer } from '../page-scripts/dom/gatsby-globals';

const ANNOUNCER_ID = 'site:route-announcer';

/**
 * Announces a newly opened page's title to screen readers, in the page language. Replaces Gatsby's
 * announcer.
 */
export function announceRoute(): void {
  silenceAnnouncer();
  const announcer = document.getElementById(ANNOUNCER_ID);
  if (!announcer) {
    document.body.append(element('div', { id: ANNOUNCER_ID, class: 'visually-hidden', role: 'status' }));
    // The browser announces the first page when it loads.
    return;
  }
  const heading = document.querySelector('h1');
  announcer.lang = heading?.closest('[lang]')?.getAttribute('lang') ?? '';
  announcer.textContent = heading?.textContent ?? document.title;
}
