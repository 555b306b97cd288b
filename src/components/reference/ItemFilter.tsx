import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useUrlState } from '../../browser/use-url-state';
import { searchPath } from '../search/search-path';
import { SiteLink } from '../site-link/SiteLink';
import * as styles from './ItemList.module.css';
import { useFilteredItems } from './use-filtered-items';

interface Props {
  items: 'messages' | 'keys';
  groups: readonly { id: string; title: string }[];
  kinds: readonly string[];
  /** The `ItemList`. */
  children: ReactNode;
}

const PARAMETERS = ['q', 'kind', 'package'] as const;

/** A form that filters error messages or configuration keys by text, kind, and package. */
export function ItemFilter({ items, groups, kinds, children }: Props) {
  const { t, i18n } = useTranslation('api');
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [{ q, kind, package: group }, change] = useUrlState(PARAMETERS, form);
  const filters = {
    q,
    kind: kinds.includes(kind) ? kind : '',
    package: groups.some(({ id }) => id === group) ? group : '',
  };
  const count = useFilteredItems(list, filters);
  const text = q.trim();
  const isAll = text + filters.kind + filters.package === '';
  const label = t(`reference.filter.${items}`);
  return (
    <>
      <form
        ref={form}
        data-wide=""
        className={`needs-js ${styles.filter}`}
        onSubmit={(event) => event.preventDefault()}
      >
        <input
          ref={input}
          type="search"
          name="q"
          className={styles.input}
          aria-label={label}
          placeholder={label}
          autoComplete="off"
          spellCheck={false}
          value={q}
          onChange={(event) => change({ q: event.target.value })}
        />
        <div className={styles.row}>
          {kinds.length > 0 && (
            <select
              name="kind"
              aria-label={t('reference.filter.kind')}
              className={styles.choice}
              value={filters.kind}
              onChange={(event) => change({ kind: event.target.value })}
            >
              <option value="">{t('reference.filter.kind.all')}</option>
              {kinds.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </select>
          )}
          <select
            name="package"
            aria-label={t('reference.filter.package')}
            className={styles.choice}
            value={filters.package}
            onChange={(event) => change({ package: event.target.value })}
          >
            <option value="">{t('reference.filter.packages')}</option>
            {groups.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
          <span role="status">{count !== null && t('reference.filter.items.found', { count })}</span>
          {count === 0 && text !== '' && (
            <SiteLink to={searchPath(i18n.language, { query: text })}>
              {t('reference.filter.search.all')}
            </SiteLink>
          )}
          {!isAll && (
            <button
              type="button"
              className={styles.choice}
              onClick={() => {
                change({ q: '', kind: '', package: '' });
                // The button disappears, so it can't keep the focus.
                input.current?.focus();
              }}
            >
              {t('reference.filter.clear')}
            </button>
          )}
        </div>
      </form>
      <div ref={list} data-filtered={isAll ? undefined : ''}>
        {children}
      </div>
    </>
  );
}
