import type { MouseEvent } from 'react';
import type { SearchText } from '../../locales/search';
import { HitBody } from './HitBody';
import { queryPath } from './search-path';
import * as styles from './SearchList.module.css';
import type { BoxItem, ItemGroup } from './group-results';

/** Builds the links in the search dialog. */
export interface SearchLinks {
  /** The site's path prefix, without a trailing slash. */
  base: string;
  /** Search page path in the reader's language, without path prefix. */
  searchPath: string;
}

interface Props {
  t: SearchText;
  groups: readonly ItemGroup[];
  /** The selected item's position in all groups. */
  selected: number;
  links: SearchLinks;
  onSelect: (position: number) => void;
  /** Called when the reader clicks an item, before the browser follows its link. */
  onPick: (item: BoxItem, event: MouseEvent) => void;
}

const LIST_ID = 'site:search-list';

/** Returns the element ID of the item at a position, for `aria-activedescendant`. */
export const optionId = (position: number): string => `site:search-option-${position}`;

/** List below the search box. Each item is a link, so it can also be opened in a new tab. */
export function SearchList({ t, groups, selected, links, onSelect, onPick }: Props) {
  const all = groups.flatMap(({ items }) => items);
  return (
    <div role="listbox" id={LIST_ID} aria-label={t('results.label')} className={styles.list}>
      {groups.map(({ id, items }) => (
        <div role="group" key={id} aria-labelledby={`site:search-group-${id}`}>
          <div role="presentation" id={`site:search-group-${id}`} className={styles.group}>
            {id === 'more' ? t('results.more') : t(`group.${id}`)}
          </div>
          {items.map((item) => {
            const position = all.indexOf(item);
            return (
              <a
                key={item.id}
                role="option"
                id={optionId(position)}
                aria-selected={position === selected}
                tabIndex={-1}
                className={styles.option}
                href={links.base + (item.type === 'recent' ? queryPath(links.searchPath, item.id) : item.url)}
                onMouseMove={() => onSelect(position)}
                onClick={(event) => onPick(item, event)}
              >
                {item.type === 'hit' ? (
                  <HitBody hit={item.hit} t={t} />
                ) : item.type === 'recent' ? (
                  item.id
                ) : (
                  item.title
                )}
              </a>
            );
          })}
        </div>
      ))}
    </div>
  );
}
