import type { NProgress } from 'nprogress';
import './progress-bar.css';

/** A navigation that is done sooner than this shows no bar. In milliseconds. */
export const PROGRESS_DELAY_MS = 200;

interface Progress {
  start: () => void;
  end: () => void;
}

/**
 * The bar at the top of the window that shows that the next page is on its way. It starts late, and its code is loaded only then.
 *
 * @param load - Loads the bar; without it there is no bar, and nothing else fails.
 */
export function createProgress(load: () => Promise<NProgress> = loadBar): Progress {
  let pending = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let bar: NProgress | undefined;
  return {
    start() {
      pending++;
      if (timer !== undefined || pending > 1) return;
      timer = setTimeout(() => {
        timer = undefined;
        load().then(
          (loaded) => {
            bar = loaded;
            if (pending > 0) bar.start();
          },
          () => undefined,
        );
      }, PROGRESS_DELAY_MS);
    },
    end() {
      pending = Math.max(0, pending - 1);
      if (pending > 0) return;
      clearTimeout(timer);
      timer = undefined;
      bar?.done();
    },
  };
}

async function loadBar(): Promise<NProgress> {
  const { default: bar } = await import('nprogress');
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return bar.configure({
    minimum: 0.08,
    trickleRate: 0.02,
    trickleSpeed: 800,
    showSpinner: false,
    trickle: !still,
    speed: still ? 1 : 200,
    barSelector: '.progress-bar',
    template: '<div class="progress-bar" aria-hidden="true"></div>',
  } as Parameters<NProgress['configure']>[0]);
}
