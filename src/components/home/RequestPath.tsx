import { useId, type ReactNode } from 'react';
import * as styles from './RequestPath.module.css';

interface Props {
  title: string;
  children?: ReactNode;
}

/**
 * A diagram of a request's path through the libraries, made of a numbered list: five stations and
 * the error filter. A request that fails goes from its station to the filter, except at the first
 * one. The example below it has one code block for the request and one for the response.
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
