import { LoadFailure, type LoadFailureKind } from '../../components/error/LoadFailure';
import { createProgress } from '../../components/progress/progress-bar';
import { errorTexts } from '../../i18n/error-texts';
import { isNotFoundPath } from '../../model/addresses';
import { ANY_PATH, gatsbyGlobals } from '../../vanilla/gatsby-globals';
import { pageLocale } from '../../vanilla/page-facts';
import { createFeedback } from './feedback';
import { guardLoader } from './guard-loader';
import { probePage } from './page-probe';
import { safeHash } from './safe-hash';

let running = false;
let hasFailed = false;
const feedback = createFeedback();

const text = () => errorTexts(pageLocale());

/**
 * Reports pages that fail to load, instead of letting the app crash. Call it before the app takes
 * over the page.
 */
export function handleLoadErrors(): void {
  const gatsby = gatsbyGlobals();
  const progress = createProgress();
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
    leave: (path) => window.location.assign(withHash(path)),
    report: (kind, path) => reportFailure(kind, withHash(path)),
    onStartFailure: reportStartFailure,
    onStart: () => running && progress.start(),
    onEnd: () => progress.end(),
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

/** Hides what needs the app and shows a message. Everything else works without the app. */
export function reportStartFailure(path: string): void {
  hasFailed = true;
  window.dispatchEvent(new Event('app:failed'));
  reportFailure('partial', path);
}

/** Removes the message when another page is shown. */
export const clearLoadError = (): void => feedback.clear();

function reportFailure(kind: LoadFailureKind, target: string): void {
  const retry = async () => {
    const state = await probePage(target);
    if (state !== 'there' && state !== 'missing') return false;
    if (target.split('#')[0] === window.location.pathname + window.location.search) window.location.reload();
    else window.location.assign(target);
    return true;
  };
  feedback.show(
    <LoadFailure kind={kind} target={target} text={text()} onRetry={retry} onClose={feedback.clear} />,
  );
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
