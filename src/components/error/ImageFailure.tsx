import type { ErrorText } from '../../i18n/error-texts';
import { Spinner } from '../progress/Spinner';
import * as styles from './ImageFailure.module.css';

export type ImageFailureKind = 'notFound' | 'error' | 'offline';

interface Props {
  kind: ImageFailureKind;
  /** The image's own text. */
  alt: string;
  text: ErrorText;
  busy: boolean;
  onReload: () => void;
}

/** Stands where an image could not be loaded. */
export function ImageFailure({ kind, alt, text, busy, onReload }: Props) {
  return (
    <span className={styles.failure}>
      {alt !== '' && <span className={styles.alt}>{alt}</span>}
      {kind === 'error' ? (
        <button type="button" className={styles.button} onClick={onReload}>
          {text('image.error')} {busy && <Spinner />}
        </button>
      ) : (
        <span>{text(`image.${kind}`)}</span>
      )}
    </span>
  );
}
