import { isPlainClick } from '../../model/plain-click';
import type { SearchTexts } from '../../i18n/search-texts';
import { HitBody } from './HitBody';
import { queryPath } from './search-path';
import * as styles from './SearchList.module.css';
import type { BoxApi, BoxItem } from './use-search-box';

type Collections = { source: { sourceId: string }; items: (BoxItem & { __autocomplete_id: number })[] }[];

/** Where the search page is and how addresses are written. */
export interface SearchLinks {
  /** The address of a page, path prefix included. */
  hrefOf: (url: string) => string;
  /** Path of the search page in the reader's language, without path prefix. */
  searchPath: string;
}

interface Props {
  api: BoxApi;
  collections: Collections;
  activeId: number | null;
  texts: SearchTexts;
  links: SearchLinks;
  /** Opens a result that was clicked. */
  onPick: (item: BoxItem) => void;
}

const LIST_ID = 'search-list';

/** The id of a line, for the box to point at. */
export const optionId = (id: number): string => `search-option-${id}`;

/** The lines below the box. Each is a link, so that it can be opened in any way that links can. */
export function SearchList({ api, collections, activeId, texts, links, onPick }: Props) {
  const { t } = texts;
  const title = (sourceId: string) =>
    sourceId === 'recent' ? t('recent.title') : t(`group.${sourceId as 'page' | 'section' | 'symbol'}`);
  return (
    <div role="listbox" id={LIST_ID} aria-label={t('results.label')} className={styles.list}>
      {collections
        .filter(({ items }) => items.length > 0)
        .map(({ source: { sourceId }, items }) => (
          <div role="group" key={sourceId} aria-labelledby={`search-group-${sourceId}`}>
            <div role="presentation" id={`search-group-${sourceId}`} className={styles.group}>
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
                {item.type === 'hit' ? <HitBody hit={item.hit} texts={texts} /> : item.query}
              </a>
            ))}
          </div>
        ))}
    </div>
  );
}
