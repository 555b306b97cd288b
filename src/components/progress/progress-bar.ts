import type { NProgress } from 'nprogress';
import './progress-bar.css';

/** Delay before the bar appears, in milliseconds. Faster navigations show no bar. */
export const PROGRESS_DELAY_MS = 200;

interface Progress {
  start: () => void;
  end: () => void;
}

/**
 * Creates the progress bar at the top of the window for page navigation. Its code is loaded when it
 * is first needed.
 *
 * @param load - Loads the bar. If loading fails, no bar is shown.
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
  const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return bar.configure({
    minimum: 0.08,
    trickleRate: 0.02,
    trickleSpeed: 800,
    showSpinner: false,
    trickle: !reducedMotion,
    speed: reducedMotion ? 1 : 200,
    barSelector: '.progress-bar',
    template: '<div class="progress-bar" aria-hidden="true"></div>',
  } as Parameters<NProgress['configure']>[0]);
}
