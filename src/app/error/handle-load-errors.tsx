import { LoadFailure, type LoadFailureKind } from '../../components/error/LoadFailure';
import { createProgress } from '../../components/progress/progress-bar';
import { errorTexts } from '../../i18n/error-texts';
import { isNotFoundPath } from '../../model/addresses';
import { ANY_PATH, gatsbyGlobals } from '../../vanilla/gatsby-globals';
import { shownLocale } from '../shown-locale';
import { createFeedback } from './feedback';
import { guardLoader } from './guard-loader';
import { probePage } from './page-probe';
import { safeHash } from './safe-hash';

let running = false;
const feedback = createFeedback();

const text = () => errorTexts(shownLocale());

/** Runs before the app takes the page over: from here on, what fails to load is reported and does not end the app. */
export function handleLoadErrors(): void {
  const gatsby = gatsbyGlobals();
  const progress = createProgress();
  // Gatsby passes its loader only the path, so the hash of the target is kept here.
  let asked = '';
  for (const name of ['___navigate', '___push', '___replace'] as const) {
    const navigate = gatsby[name];
    gatsby[name] = (to, options) => {
      asked = typeof to === 'string' ? fixHash(to) : '';
      navigate(typeof to === 'string' ? asked : to, options);
    };
  }
  const withHash = (path: string) => (asked.split('#')[0] === path ? asked : path);
  const { pathname } = window.location;
  const notFoundPath =
    gatsby.pagePath && isNotFoundPath(gatsby.pagePath) && pathname !== __BASE_PATH__ + gatsby.pagePath
      ? gatsby.pagePath
      : null;
  // Gatsby would go to the address of the page it finds here.
  if (notFoundPath) gatsby.pagePath = ANY_PATH;
  guardLoader(gatsby.___loader, {
    isRunning: () => running,
    probe: probePage,
    documentPath: pathname,
    notFoundPath,
    leave: (path) => window.location.assign(withHash(path)),
    report: (kind, path) => reportFailure(kind, withHash(path)),
    onStartFailure: (path) => {
      // What needs the app is hidden; everything else works without it.
      window.dispatchEvent(new Event('app:failed'));
      reportFailure('partial', path);
    },
    onStart: () => running && progress.start(),
    onEnd: () => progress.end(),
  });
  if (fixAddress()) {
    // The router has read the address already; this makes it look again.
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  }
  // Before the router's own listener, since Gatsby decodes the hash that it reads.
  window.addEventListener('popstate', fixAddress, true);
}

export function markAppStarted(): void {
  running = true;
}

/** Takes the message away when another page is shown. */
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

/** Whether the address' hash had to be changed into one that can be decoded. */
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
