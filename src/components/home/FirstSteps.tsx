import { MarkdownBody } from '../markdown/MarkdownBody';
import * as styles from './FirstSteps.module.css';

/** The home page's text, whose steps are cards in a row. */
export function FirstSteps({ html }: { html: string }) {
  return (
    <div className={styles.text}>
      <MarkdownBody html={html} />
    </div>
  );
}
