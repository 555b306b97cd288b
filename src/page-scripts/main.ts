import './article/body.css';
import { listenToAppRegions } from './start-app/app-regions';
import { afterPaint, whenIdle } from './dom/after-paint';
import { sendAppEvent } from './dom/app-events';
import { colorBrowserBars, followOtherTabs, followSystem } from './shell/color-mode';
import { followHeadings } from './sections/current-heading';
import { listenToDialogs } from './dom/dialog';
import { listenToDisclosures } from './dom/disclosures';
import { enhanceBodies } from './article/enhance-body';
import { on } from './dom/events';
import { followLinks } from './navigation/follow-links';
import { hideNavbarOnScroll } from './shell/hide-navbar';
import { openKeyboardHelp } from './shell/open-keyboard-help';
import { listenToAnchors } from './sections/anchors';
import { listenToMenu, prepareMenu } from './shell/menu';
import { listenToPageMenu } from './shell/page-menu';
import { checkSection, listenToSections } from './sections/check-section';
import { listenForPrefetching, watchLinks } from './navigation/prefetch';
import { listenToSamples } from './article/samples';
import { listenToSearch, toggleSearch } from './search-dialog/search-box';
import { watchPreferences, listenToShell, markColorChoice, offerOtherLanguage } from './shell/shell';
import { handleShortcut, type Shortcut } from './shell/shortcuts';
import { showSymbolCards } from './article/symbol-cards';
import {
  checkForNewerVersion,
  fillOpenVersions,
  linkToPreferredVersion,
  listenToVersions,
} from './releases/version-list';

/*
 * The second of three layers in the browser: everything that only needs the document. It works
 * without the React app and is the only code for these features; components just render the markup.
 */
const openHelp = () => openKeyboardHelp(shortcuts);
const shortcuts: readonly Shortcut[] = [
  { id: 'search', keys: ['Mod+K', '/'], run: toggleSearch },
  { id: 'next', keys: ['n'], run: () => followPager('next') },
  { id: 'previous', keys: ['p'], run: () => followPager('prev') },
  { id: 'help', keys: ['?'], run: openHelp },
];
document.addEventListener('keydown', (event) => handleShortcut(event, shortcuts));
on('click', '[data-opens-keys]', openHelp);
listenToDialogs();
listenToMenu();
listenToSearch();
listenToShell();
listenToDisclosures();
listenToVersions();
listenToPageMenu();
listenToAnchors();
listenToSamples();
listenToSections();
listenForPrefetching();
followLinks();
showSymbolCards();
followOtherTabs();
followSystem();
watchPreferences();
// The app has started, or has shown another page.
window.addEventListener('app:route', enhancePage);
// A separate task, so that neither part blocks a slow phone for long. The app can't start earlier,
// because React must not find enhanced bodies.
setTimeout(() => {
  enhancePage();
  listenToAppRegions();
  // These functions read the scroll position and a color. Before the paint, the browser would have to
  // compute both right away.
  afterPaint(hideNavbarOnScroll);
  afterPaint(colorBrowserBars);
  document.documentElement.dataset['enhanced'] = '';
  sendAppEvent('enhanced');
});

function enhancePage(): void {
  enhanceBodies();
  afterPaint(followHeadings);
  markColorChoice();
  fillOpenVersions();
  linkToPreferredVersion();
  checkForNewerVersion().catch(ignore);
  whenIdle(watchLinks);
  whenIdle(prepareMenu);
  whenIdle(offerOtherLanguage);
  // A comparison adds sections, which the URL may lead to.
  if (document.querySelector('[data-compare]'))
    import('./releases/compare-releases')
      .then(({ compareReleases }) => compareReleases())
      .finally(() => checkSection())
      .catch(ignore);
  else checkSection();
  if (document.querySelector('[data-upgrade]'))
    import('./releases/list-upgrades').then(({ listUpgradesOnPage }) => listUpgradesOnPage()).catch(ignore);
  if (document.querySelector('[data-filter]')) import('./article/filter-items').catch(ignore);
}

/** Ignores a failure to load a module. The page works without these modules. */
const ignore = (): void => undefined;

/** Follows a pager link. */
function followPager(relation: 'next' | 'prev'): void {
  document.querySelector<HTMLAnchorElement>(`a[rel="${relation}"]`)?.click();
}
