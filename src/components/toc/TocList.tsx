import { BreakableName } from '../breakable-name/BreakableName';
import * as styles from './TocColumn.module.css';
import type { Heading } from './toc-headings';

interface Props {
  headings: readonly Heading[];
  lang?: string | undefined;
}

/** The links of a table of contents. */
export function TocList({ headings, lang }: Props) {
  return (
    <ul lang={lang}>
      {headings.map(({ id, title, level }, index) => (
        <li key={index} className={level === 3 ? styles.nested : undefined}>
          <a href={`#${id}`}>{title.includes(' ') ? title : <BreakableName name={title} />}</a>
        </li>
      ))}
    </ul>
  );
}
