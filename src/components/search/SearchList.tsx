import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { withBase } from '../../browser/with-base';
import { HitBody } from './HitBody';
import { searchPath } from './search-path';
import * as styles from './SearchList.module.css';
import { LIST_ID, optionId, type BoxItem, type ItemGroup } from './list-items';

export interface ListProps {
  groups: readonly ItemGroup[];
  /** The selected item's position in all groups. */
  selected: number;
  onSelect: (position: number) => void;
  /** Called when the reader clicks an item, before the browser follows its link. */
  onPick: (item: BoxItem, event: MouseEvent) => void;
}

/** List below the search box. Each item is a link, so it can also be opened in a new tab. */
export function SearchList({ groups, selected, onSelect, onPick }: ListProps) {
  const { t, i18n } = useTranslation('search');
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
                href={withBase(
                  item.type === 'recent' ? searchPath(i18n.language, { query: item.id }) : item.url,
                )}
                onMouseMove={() => onSelect(position)}
                onClick={(event) => onPick(item, event)}
              >
                {item.type === 'hit' ? (
                  <HitBody hit={item.hit} />
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
