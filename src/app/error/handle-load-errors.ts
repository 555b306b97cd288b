import { isNotFoundPath } from '../../model/addresses';
import { sendAppEvent } from '../../page-scripts/dom/app-events';
import { ANY_PATH, gatsbyGlobals } from '../../page-scripts/dom/gatsby-globals';
import { openPage } from '../../page-scripts/navigation/page-link';
import { probePage } from '../../page-scripts/navigation/page-probe';
import { reportLoad } from '../../page-scripts/navigation/report-load';
import { guardLoader } from './guard-loader';
import { safeHash } from './safe-hash';

let running = false;
let hasFailed = false;

/**
 * Reports pages that fail to load, instead of letting the app crash. Call it before the app takes
 * over the page.
 */
export function handleLoadErrors(): void {
  const gatsby = gatsbyGlobals();
  // Gatsby passes only the path to its loader, so the target's hash is stored here.
  let target = '';
  for (const name of ['___navigate', '___push', '___replace'] as const) {
    const navigate = gatsby[name];
    gatsby[name] = (to, options) => {
      target = typeof to === 'string' ? fixHash(to) : '';
      navigate(typeof to === 'string' ? target : to, options);
    };
  }
  const withHash = (path: string) => (target.split('#')[0] === path ? target : path);
  const { pathname } = window.location;
  const notFoundPath =
    gatsby.pagePath && isNotFoundPath(gatsby.pagePath) && pathname !== __BASE_PATH__ + gatsby.pagePath
      ? gatsby.pagePath
      : null;
  // Gatsby would navigate to the path stored here.
  if (notFoundPath) gatsby.pagePath = ANY_PATH;
  guardLoader(gatsby.___loader, {
    isRunning: () => running,
    probe: probePage,
    documentPath: pathname,
    notFoundPath,
    leave: (path) => openPage(withHash(path)),
    report: (kind, path) => reportLoad({ kind, target: withHash(path) }),
    onStartFailure: reportStartFailure,
    onStart: () => reportLoad('start'),
    onEnd: () => reportLoad('end'),
  });
  if (fixAddress()) {
    // The router has already read the URL, so make it read the fixed one.
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  }
  // Runs before the router's own listener, because Gatsby decodes the hash that it reads.
  window.addEventListener('popstate', fixAddress, true);
}

/** Marks the app as started. Returns false if the start has failed, so that the static HTML stays. */
export function markAppStarted(): boolean {
  running = !hasFailed;
  return running;
}

/** Checks whether the app has taken over the page. */
export const isAppStarted = (): boolean => running;

/** Checks whether the static HTML stays, because the app couldn't take over the page. */
export const hasStartFailed = (): boolean => hasFailed;

/** Hides what needs the app and shows a message. Everything else works without the app. */
export function reportStartFailure(path: string): void {
  hasFailed = true;
  sendAppEvent('app:failed');
  reportLoad({ kind: 'partial', target: path });
}

/** Replaces a hash that can't be decoded. Returns true if it did. */
function fixAddress(): boolean {
  const { hash } = window.location;
  const fixed = safeHash(hash);
  if (fixed === hash) return false;
  window.history.replaceState(window.history.state, '', fixed);
  return true;
}

function fixHash(to: string): string {
  const at = to.indexOf('#');
  return at < 0 ? to : to.slice(0, at) + safeHash(to.slice(at));
}
