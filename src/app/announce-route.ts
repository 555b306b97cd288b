import { silenceAnnouncer } from '../vanilla/gatsby-globals';

const ANNOUNCER_ID = 'route-announcer';

/**
 * Announces the title of the page that was just opened to screen readers, in the language of the page, instead of Gatsby's announcer.
 */
export function announceRoute(): void {
  silenceAnnouncer();
  const known = document.getElementById(ANNOUNCER_ID);
  const announcer = known ?? document.createElement('div');
  if (!known) {
    announcer.id = ANNOUNCER_ID;
    announcer.className = 'visually-hidden';
    announcer.setAttribute('role', 'status');
    document.body.append(announcer);
    // The first page was announced by its load.
    return;
  }
  const heading = document.querySelector('h1');
  announcer.lang = heading?.closest('[lang]')?.getAttribute('lang') ?? '';
  announcer.textContent = heading?.textContent ?? document.title;
}
