import { useTranslation } from 'react-i18next';
import { withBase } from '../../browser/with-base';
import { localePath } from '../../model/docs/addresses';
import * as styles from './CrashScreen.late.module.css';

const MAX_CAUSES = 10;

interface Props {
  error: unknown;
  /** Renders the crashed part again. */
  resetErrorBoundary: () => void;
}

/** Replaces a crashed part of the page. Shows error messages, a retry button, and a home link. */
export function CrashScreen({ error, resetErrorBoundary }: Props) {
  const { t, i18n } = useTranslation();
  return (
    <div className={styles.screen} role="alert">
      <h2>{t('crash.title')}</h2>
      <ul className={styles.causes}>
        {causeChain(error).map((message, index) => (
          <li key={index}>{index === 0 ? message : t('crash.cause', { message })}</li>
        ))}
      </ul>
      <p className={styles.ways}>
        <button type="button" className={styles.button} onClick={resetErrorBoundary}>
          {t('retry')}
        </button>
        <a href={withBase(localePath('/', i18n.language))}>{t('crash.home')}</a>
      </p>
    </div>
  );
}

/**
 * Returns the messages from an error and its causes, starting with the error itself.
 *
 * @param error - The thrown value. Circular causes are listed once.
 */
export function causeChain(error: unknown): string[] {
  const messages: string[] = [];
  const seen = new Set<unknown>();
  for (
    let each = error;
    each !== undefined && each !== null && !seen.has(each) && messages.length < MAX_CAUSES;
    each = causeOf(each)
  ) {
    seen.add(each);
    messages.push(each instanceof Error ? each.message || each.name : String(each));
  }
  return messages;
}

function causeOf(error: unknown): unknown {
  return error instanceof Error ? error.cause : undefined;
}
