import { isPlainClick } from '../../model/plain-click';
import type { SearchText } from '../../locales/search';
import { HitBody } from './HitBody';
import { queryPath } from './search-path';
import * as styles from './SearchList.module.css';
import type { BoxItem } from './group-results';
import type { BoxApi } from './use-search-box';

type Collections = { source: { sourceId: string }; items: (BoxItem & { __autocomplete_id: number })[] }[];

/** Builds the links in the search dialog. */
export interface SearchLinks {
  /** Adds the path prefix to a page path. */
  hrefOf: (url: string) => string;
  /** Search page path in the reader's language, without path prefix. */
  searchPath: string;
}

interface Props {
  api: Pick<BoxApi, 'setActiveItemId'>;
  collections: Collections;
  activeId: number | null;
  t: SearchText;
  links: SearchLinks;
  /** Called when the reader clicks an item. */
  onPick: (item: BoxItem) => void;
}

const LIST_ID = 'site:search-list';

/** Returns an item's element ID, for `aria-activedescendant`. */
export const optionId = (id: number): string => `site:search-option-${id}`;

/** List below the search box. Each item is a link, so it can also be opened in a new tab. */
export function SearchList({ api, collections, activeId, t, links, onPick }: Props) {
  const title = (sourceId: string) =>
    t(
      sourceId === 'recent'
        ? 'recent.title'
        : sourceId === 'more'
          ? 'results.more'
          : `group.${sourceId as 'page' | 'section' | 'symbol'}`,
    );
  return (
    <div role="listbox" id={LIST_ID} aria-label={t('results.label')} className={styles.list}>
      {collections
        .filter(({ items }) => items.length > 0)
        .map(({ source: { sourceId }, items }) => (
          <div role="group" key={sourceId} aria-labelledby={`site:search-group-${sourceId}`}>
            <div role="presentation" id={`site:search-group-${sourceId}`} className={styles.group}>
              {title(sourceId)}
            </div>
            {items.map((item) => (
              <a
                key={item.id}
                role="option"
                id={optionId(item.__autocomplete_id)}
                aria-selected={item.__autocomplete_id === activeId}
                tabIndex={-1}
                className={styles.option}
                href={links.hrefOf(
                  item.type === 'hit' ? item.hit.url : queryPath(links.searchPath, item.query),
                )}
                onMouseMove={() => api.setActiveItemId(item.__autocomplete_id)}
                onClick={(event) => {
                  if (!isPlainClick(event)) return;
                  event.preventDefault();
                  onPick(item);
                }}
              >
                {item.type === 'hit' ? <HitBody hit={item.hit} t={t} /> : item.query}
              </a>
            ))}
          </div>
        ))}
    </div>
  );
}
