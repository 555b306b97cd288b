const ANNOUNCER_ID = 'route-announcer';

/**
 * Tells screen readers the title of the page that has just been opened. Gatsby has an announcer of its own, which speaks English on
 * every page; it is silenced.
 */
export function announceRoute(): void {
  document.getElementById('gatsby-announcer')?.setAttribute('aria-live', 'off');
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
