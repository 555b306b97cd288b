import type { Text } from '../../locales/messages';
import { causeChain } from './cause-chain';
import * as styles from './CrashScreen.module.css';

interface Props {
  error: unknown;
  text: Text<'errors'>;
  /** Renders the crashed part again. */
  onRetry: () => void;
  homePath: string;
  /** 1 if the crashed part contains the page heading. */
  headingLevel: 1 | 2;
}

/** Replaces a crashed page section. Shows error messages, a retry button, and a home link. */
export function CrashScreen({ error, text, onRetry, homePath, headingLevel }: Props) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.screen} role="alert">
      <Heading>{text('crash.title')}</Heading>
      <ul className={styles.causes}>
        {causeChain(error).map((message, index) => (
          <li key={index}>{index === 0 ? message : text('crash.cause', { message })}</li>
        ))}
      </ul>
      <p className={styles.ways}>
        <button type="button" className={styles.button} onClick={onRetry}>
          {text('crash.retry')}
        </button>
        <a href={homePath}>{text('crash.home')}</a>
      </p>
    </div>
  );
}
