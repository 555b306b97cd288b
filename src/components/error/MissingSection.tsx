import type { ErrorText } from '../../i18n/error-texts';
import * as styles from './LoadFailure.module.css';

export interface Section {
  id: string;
  title: string;
}

interface Props {
  /** What the address asks for, as a reader would write it. */
  id: string;
  nearest: readonly Section[];
  /** Language of the page's headings. */
  contentLang: string | undefined;
  text: ErrorText;
  onClose: () => void;
}

/** Says that the address names a section that the page does not have, and offers similar ones. */
export function MissingSection({ id, nearest, contentLang, text, onClose }: Props) {
  return (
    <div className={`${styles.failure} ${styles.polite}`} role="status">
      <p className={styles.title}>{text('section.missing', { id })}</p>
      {nearest.length > 0 && (
        <>
          <p className={styles.reason}>{text('section.nearest')}</p>
          <ul className={styles.sections} lang={contentLang}>
            {nearest.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`} onClick={onClose}>
                  {section.title}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      <button type="button" className={styles.close} onClick={onClose} aria-label={text('load.close')}>
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
        </svg>
      </button>
    </div>
  );
}
