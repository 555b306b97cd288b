import type { ReactNode } from 'react';
import type { ShownHeading } from './shown-headings';

interface Props {
  /** Headings to list in place of the page's own. */
  replacement: readonly ShownHeading[] | null;
  /** The list of the page's own headings. */
  children: ReactNode;
}

/** The list of headings that a table of contents currently shows. */
export function ShownList({ replacement, children }: Props) {
  if (!replacement) return children;
  return (
    <ul>
      {replacement.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ul>
  );
}
