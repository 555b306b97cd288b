import './body.css';
import { listenToAppRegions } from './app-regions';
import { colorBrowserBars, followOtherTabs, followSystem } from './color-mode';
import { listenToCopyPage } from './copy-page';
import { followHeadings } from './current-heading';
import { listenToDialogs } from './dialog';
import { listenToDisclosures } from './disclosures';
import { enhanceBodies } from './enhance-body';
import { hideNavbarOnScroll } from './hide-navbar';
import { openKeyboardHelp } from './open-keyboard-help';
import { listenToMenu, prepareMenu } from './menu';
import { checkSection } from './check-section';
import { listenForPrefetching, watchLinks } from './prefetch';
import { listenToSamples } from './samples';
import { listenToSearch, toggleSearch } from './search-box';
import { followLateChoices, listenToShell, markColorChoice } from './shell';
import { handleShortcut, registerShortcut } from './shortcuts';
import { showSymbolCards } from './symbol-cards';
import { fillOpenVersions, leadToPreferredVersion, listenToVersions } from './version-list';

/*
 * The second of the three layers in the browser: everything that only touches the document. It works without the app, and it is the only code
 * for these things: components render the markup that it answers to.
 */
registerShortcut({ id: 'search', keys: ['Mod+K', '/'], run: toggleSearch });
registerShortcut({ id: 'next', keys: ['n'], run: () => follow('next') });
registerShortcut({ id: 'previous', keys: ['p'], run: () => follow('prev') });
registerShortcut({ id: 'help', keys: ['?'], run: openKeyboardHelp });
document.addEventListener('keydown', handleShortcut);
listenToDialogs();
listenToMenu();
listenToSearch();
listenToShell();
listenToDisclosures();
listenToVersions();
listenToCopyPage();
listenToSamples();
listenForPrefetching();
listenToAppRegions();
hideNavbarOnScroll();
showSymbolCards();
followOtherTabs();
followSystem();
followLateChoices();
colorBrowserBars();
window.addEventListener('hashchange', checkSection);
// The app has shown another page, or has taken over this one.
window.addEventListener('app:route', enhancePage);
enhancePage();
document.documentElement.dataset['enhanced'] = '';
window.dispatchEvent(new Event('enhanced'));

function enhancePage(): void {
  enhanceBodies();
  // Asks where headings are, for which the browser lays out the page: only once nothing else changes it.
  requestAnimationFrame(followHeadings);
  checkSection();
  markColorChoice();
  fillOpenVersions();
  leadToPreferredVersion();
  watchLinks();
  prepareMenu();
  if (document.querySelector('[data-compare]'))
    void import('./compare-releases').then(({ compareReleases }) => compareReleases());
}

/** Goes where the pager leads. */
function follow(relation: 'next' | 'prev'): void {
  document.querySelector<HTMLAnchorElement>(`a[rel="${relation}"]`)?.click();
}
