import { useState } from 'react';
import type { Text } from '../../locales/messages';
import { Icon } from '../icon/Icon';
import { Spinner } from '../progress/Spinner';

/**
 * Why a page could not be loaded: its files are broken, the server returned an error, the site is
 * unreachable, the reader is offline, or only the page's scripts are missing.
 */
export type LoadFailureKind = 'failed' | 'server' | 'unreachable' | 'offline' | 'partial';

interface Props {
  kind: LoadFailureKind;
  /** The requested page's URL path. */
  target: string;
  text: Text<'errors' | 'vanilla'>;
  /** Loads the target again. Resolves to false if it fails again. */
  onRetry: () => Promise<boolean>;
  onClose: () => void;
}

/** Message above the current page when the next one could not be loaded. */
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
    <div className="message" role="alert">
      <p className="message-title">{text('load.title')}</p>
      {/* The key makes screen readers announce the message again after a failed retry. */}
      <p key={attempts} className="message-reason">
        {text(`load.${kind}`)}
      </p>
      <p className="message-ways">
        <button type="button" className="message-button" onClick={() => void retry()} aria-disabled={busy}>
          {text('load.retry')} {busy && <Spinner />}
        </button>
        {kind !== 'partial' && <a href={target}>{text('load.open', { path: readable(target) })}</a>}
      </p>
      <button type="button" className="message-close" onClick={onClose} aria-label={text('message.close')}>
        <Icon name="close" size={16} />
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
