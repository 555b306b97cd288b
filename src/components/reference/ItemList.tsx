import { Fragment, type ReactNode } from 'react';
import { LinkedHeading } from '../linked-heading/LinkedHeading';
import { BlockAt } from './Blocks';
import * as styles from './ItemList.module.css';

type Block = Queries.MemberBlockFragment;

/** Attributes of an item's element, by which `ItemFilter` filters the list. */
export interface ItemAttributes {
  /** The title, such as an error message with placeholders. */
  'data-item': string;
  'data-notes': string | undefined;
}

interface Props {
  /** The introduction, then each package's title and items. */
  content: readonly Block[];
  /** Shows an item, with a level 3 heading. */
  children: (item: Block, attributes: ItemAttributes) => ReactNode;
}

/** Error messages or configuration keys by package. */
export function ItemList({ content, children }: Props) {
  const { introduction, groups } = groupItems(content);
  return (
    <div className="markdown reference">
      {introduction.map((_, index) => (
        <BlockAt key={index} blocks={content} index={index} />
      ))}
      {groups.map(({ id, title, items }) => (
        <section key={id} data-group={id} className={styles.group}>
          <LinkedHeading id={id} title={title} />
          {items.map((item) => (
            <Fragment key={item.id}>
              {children(item, {
                'data-item': item.title ?? '',
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
  items: Block[];
}

/** The groups of a list, and the kinds of its items, for `ItemFilter`. */
export function filterChoices(content: readonly Block[]): {
  groups: { id: string; title: string }[];
  kinds: string[];
} {
  const { groups } = groupItems(content);
  const kinds = groups.flatMap(({ items }) => items.flatMap((item) => item.notes ?? []));
  return { groups: groups.map(({ id, title }) => ({ id, title })), kinds: [...new Set(kinds)].sort() };
}

function groupItems(content: readonly Block[]): { introduction: Block[]; groups: Group[] } {
  const introduction: Block[] = [];
  const groups: Group[] = [];
  for (const block of content)
    if (block.type === 'title') groups.push({ id: block.id ?? '', title: block.title ?? '', items: [] });
    else (groups.at(-1)?.items ?? introduction).push(block);
  return { introduction, groups };
}
