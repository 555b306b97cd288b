import { useState } from 'react';
import type { ErrorKey, ErrorText } from '../../i18n/error-texts';
import { Spinner } from '../progress/Spinner';
import * as styles from './LoadFailure.module.css';

/** Why a page did not come: its files are broken, the server failed, nothing answered, the reader is offline, or only its controls are missing. */
export type LoadFailureKind = 'failed' | 'server' | 'unreachable' | 'offline' | 'partial';

interface Props {
  kind: LoadFailureKind;
  /** URL path of the page that was asked for. */
  target: string;
  text: ErrorText;
  /** Loads the target anew; answers false when it still cannot be had. */
  onRetry: () => Promise<boolean>;
  onClose: () => void;
}

/** A message above the page that is still shown: the next one could not be loaded. */
export function LoadFailure({ kind, target, text, onRetry, onClose }: Props) {
  const [attempts, setAttempts] = useState(0);
  const [busy, setBusy] = useState(false);
  const retry = async () => {
    if (busy) return;
    setBusy(true);
    if (await onRetry()) return;
    setBusy(false);
    setAttempts((count) => count + 1);
  };
  return (
    <div className={styles.failure} role="alert">
      <p className={styles.title}>{text('load.title')}</p>
      {/* A new paragraph makes screen readers say it again after a retry in vain. */}
      <p key={attempts} className={styles.reason}>
        {text(`load.${kind}` satisfies ErrorKey)}
      </p>
      <p className={styles.ways}>
        <button type="button" className={styles.button} onClick={() => void retry()} aria-disabled={busy}>
          {text('load.retry')} {busy && <Spinner />}
        </button>
        {kind !== 'partial' && <a href={target}>{text('load.open', { path: readable(target) })}</a>}
      </p>
      <button type="button" className={styles.close} onClick={onClose} aria-label={text('load.close')}>
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
        </svg>
      </button>
    </div>
  );
}

function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
