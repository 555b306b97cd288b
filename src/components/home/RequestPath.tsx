import { useId, type ReactNode } from 'react';
import * as styles from './RequestPath.module.css';

interface Props {
  title: string;
  children?: ReactNode;
}

/**
 * Draws a numbered list as a request's path through the libraries: steps, and the error filter as
 * the last item. Each step has a line to the filter, except for the first: it runs in Fastify,
 * whose errors don't reach Nest's filters. The example below has one code block for the request and
 * one for the response.
 */
export function RequestPath({ title, children }: Props) {
  const id = useId();
  return (
    <section className={styles.path} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className="markdown">{children}</div>
    </section>
  );
}
