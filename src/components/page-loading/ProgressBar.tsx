import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Delay before the progress bar appears, in milliseconds. Faster pages show no bar. */
const DELAY_MS = 200;
const MINIMUM = 0.08;
const MAXIMUM = 0.994;
const TRICKLE_RATE = 0.02;
const TRICKLE_SPEED_MS = 800;

/**
 * Shows that a page is loading: a bar after 200 ms, and a spinner after another 200 ms. How much is
 * loaded is unknown, so the bar moves at a constant rate.
 */
export function ProgressBar() {
  const { t } = useTranslation();
  const bar = useRef<HTMLDivElement>(null);
  const [progress, setProgress] = useState(0);
  useEffect(() => {
    const timer = window.setTimeout(
      () => setProgress(progress === 0 ? MINIMUM : Math.min(MAXIMUM, progress + TRICKLE_RATE)),
      progress === 0 ? DELAY_MS : TRICKLE_SPEED_MS,
    );
    return () => window.clearTimeout(timer);
  }, [progress]);
  useLayoutEffect(() => {
    if (bar.current) bar.current.style.scale = `${progress} 1`;
  }, [progress]);
  return (
    progress > 0 && (
      <div className="page-loading" role="status">
        <div ref={bar} className="progress-bar" aria-hidden="true" />
        <p className="page-loading-note">
          <Spinner />
          {t('load.busy')}
        </p>
      </div>
    )
  );
}

/** A spinner, which CSS shows after a delay. */
export function Spinner() {
  return <span className="spinner" aria-hidden="true" />;
}
