import { silenceAnnouncer } from '../vanilla/gatsby-globals';

const ANNOUNCER_ID = 'site:route-announcer';

/**
 * Announces a newly opened page's title to screen readers, in the page language. Replaces Gatsby's
 * announcer.
 */
export function announceRoute(): void {
  silenceAnnouncer();
  const existing = document.getElementById(ANNOUNCER_ID);
  const announcer = existing ?? document.createElement('div');
  if (!existing) {
    announcer.id = ANNOUNCER_ID;
    announcer.className = 'visually-hidden';
    announcer.setAttribute('role', 'status');
    document.body.append(announcer);
    // The browser announces the first page when it loads.
    return;
  }
  const heading = document.querySelector('h1');
  announcer.lang = heading?.closest('[lang]')?.getAttribute('lang') ?? '';
  announcer.textContent = heading?.textContent ?? document.title;
}
