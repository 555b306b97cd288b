import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkedHeading } from '../linked-heading/LinkedHeading';
import type { CompiledBlock, CompiledMember, CompiledPart } from '../../model/reference/reference-blocks';
import { Blocks } from './Blocks';
import { Fold } from './Fold';
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
  /** Whether the packages are closed until the reader opens them. */
  isFolded?: boolean;
  /** Shows an item, with a level 3 heading. */
  children: (item: CompiledMember, attributes: ItemAttributes) => ReactNode;
}

/** Error messages or configuration keys by package. */
export function ItemList({ content, isFolded = false, children }: Props) {
  const { t } = useTranslation('api');
  const { introduction, groups } = groupItems(content);
  return (
    <div className="markdown reference">
      <div data-introduction="">
        <Blocks blocks={introduction} />
      </div>
      {groups.map(({ id, title, introduction, items }) => {
        const shown = (
          <>
            <Blocks blocks={introduction} />
            {items.map((item) => (
              <Fragment key={item.id}>
                {children(item, {
                  'data-item': item.title,
                  'data-notes': item.notes?.join('\n') || undefined,
                })}
              </Fragment>
            ))}
          </>
        );
        return (
          <section key={id} data-group={id} className={styles.group}>
            {isFolded ? (
              <Fold
                id={id}
                title={title}
                summary={
                  <>
                    <h2 id={id}>{title}</h2>
                    <span className={styles.count}>
                      {t('reference.filter.entries', { count: items.length })}
                    </span>
                  </>
                }
              >
                <div className={styles.folded}>{shown}</div>
              </Fold>
            ) : (
              <>
                <LinkedHeading id={id} title={title} />
                {shown}
              </>
            )}
          </section>
        );
      })}
    </div>
  );
}

interface Group {
  id: string;
  title: string;
  /** What the package's items have in common, such as who reads its keys. */
  introduction: CompiledPart[];
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
    if (block.type === 'title')
      groups.push({ id: block.id, title: block.title, introduction: [], items: [] });
    else if (block.type !== 'member') (group?.introduction ?? introduction).push(block);
    else group?.items.push(block);
  }
  return { introduction, groups };
}
