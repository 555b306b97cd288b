import { Fragment, type ReactNode } from 'react';
import { LinkedHeading } from '../linked-heading/LinkedHeading';
import type { CompiledBlock, CompiledMember, CompiledPart } from '../../model/reference/reference-blocks';
import { Blocks } from './Blocks';
import * as styles from './ItemList.module.css';

/** Attributes of an item's element, by which `ItemFilter` filters the list. */
export interface ItemAttributes {
  /** The title, such as an error message with placeholders. */
  'data-item': string;
  'data-notes': string | undefined;
}

interface Props {
  /** The introduction, then each package's title and items. */
  content: readonly CompiledBlock[];
  /** Shows an item, with a level 3 heading. */
  children: (item: CompiledMember, attributes: ItemAttributes) => ReactNode;
}

/** Error messages or configuration keys by package. */
export function ItemList({ content, children }: Props) {
  const { introduction, groups } = groupItems(content);
  return (
    <div className="markdown reference">
      <Blocks blocks={introduction} />
      {groups.map(({ id, title, notes, items }) => (
        <section key={id} data-group={id} className={styles.group}>
          <LinkedHeading id={id} title={title} />
          <Blocks blocks={notes} />
          {items.map((item) => (
            <Fragment key={item.id}>
              {children(item, {
                'data-item': item.title,
                'data-notes': item.notes?.join('\n') || undefined,
              })}
            </Fragment>
          ))}
        </section>
      ))}
    </div>
  );
}

interface Group {
  id: string;
  title: string;
  /** What the package's items have in common, such as who reads its keys. */
  notes: CompiledPart[];
  items: CompiledMember[];
}

/** The groups of a list, and the kinds of its items, for `ItemFilter`. */
export function filterChoices(content: readonly CompiledBlock[]): {
  groups: { id: string; title: string }[];
  kinds: string[];
} {
  const { groups } = groupItems(content);
  const kinds = groups.flatMap(({ items }) => items.flatMap((item) => item.notes ?? []));
  return { groups: groups.map(({ id, title }) => ({ id, title })), kinds: [...new Set(kinds)].sort() };
}

function groupItems(content: readonly CompiledBlock[]): { introduction: CompiledPart[]; groups: Group[] } {
  const introduction: CompiledPart[] = [];
  const groups: Group[] = [];
  for (const block of content) {
    const group = groups.at(-1);
    if (block.type === 'title') groups.push({ id: block.id, title: block.title, notes: [], items: [] });
    else if (block.type !== 'member') (group?.notes ?? introduction).push(block);
    else group?.items.push(block);
  }
  return { introduction, groups };
}
