import { useCallback, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchJsonOnce } from '../../browser/fetch-file';
import { useLoaded } from '../../browser/use-loaded';
import { useUrlState } from '../../browser/use-url-state';
import { withBase } from '../../browser/with-base';
import { packageListPath } from '../../model/docs/addresses';
import type { ReferencePackage } from '../../model/docs/doc';
import type { SymbolKind } from '../../model/reference/kinds';
import { searchPath } from '../search/search-path';
import { SiteLink } from '../site-link/SiteLink';
import {
  filterPackages,
  type ListedPackage,
  type MatchedPackage,
  type PackageQuery,
} from './filter-packages';
import { listedPackages } from './listed-packages';
import * as styles from './PackageFilter.module.css';
import { PackageList } from './PackageList';

interface Props {
  /** The number of symbols by kind. */
  counts: readonly (readonly [kind: SymbolKind, count: number])[];
  /** The list of all packages. */
  children: ReactNode;
}

/** The search page’s parameters, because it has the same filter. */
const PARAMETERS = ['q', 'in', 'kind'] as const;

/** A box and buttons that filter the packages by their names, and by names and kinds of their symbols. */
export function PackageFilter({ counts, children }: Props) {
  const { t, i18n } = useTranslation('api');
  const box = useRef<HTMLDivElement>(null);
  const [url, changeUrl] = useUrlState(PARAMETERS, box);
  const text = url.q;
  const [kind = null] = counts.find(([each]) => each === url.kind) ?? [];
  const change = (next: PackageQuery) =>
    changeUrl({ q: next.text, in: isEmpty(next) ? '' : 'api', kind: next.kind ?? '' });
  const isFiltered = !isEmpty({ text, kind });
  const [isUsed, setUsed] = useState(false);
  const load = useCallback(() => loadPackages(i18n.language), [i18n.language]);
  const loaded = useLoaded(load, isUsed || isFiltered);
  const packages = isFiltered && loaded.state === 'ready' ? loaded.module : null;
  const shown = packages && filterPackages(packages, { text, kind });
  const symbols = shown ? countMatches(shown) : 0;
  const countOf = (each: SymbolKind, all: number) =>
    packages ? countMatches(filterPackages(packages, { text, kind: each })) : all;
  return (
    <>
      <div ref={box} className={`needs-js ${styles.filter}`} data-wide="">
        <input
          type="search"
          name="q"
          className={styles.input}
          aria-label={t('reference.filter.label')}
          placeholder={t('reference.filter.label')}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onFocus={() => setUsed(true)}
          onChange={(event) => change({ text: event.target.value, kind })}
        />
        <div className={styles.kinds} role="group" aria-label={t('reference.filter.kinds')}>
          {counts.map(([each, all]) => {
            const count = countOf(each, all);
            return (
              <button
                key={each}
                type="button"
                className={styles.kind}
                aria-pressed={kind === each}
                disabled={count === 0 && kind !== each}
                onClick={() => change({ text, kind: kind === each ? null : each })}
              >
                {t(`kind.plural.${each}`)} <span>{count}</span>
              </button>
            );
          })}
        </div>
        <p role="status" className={shown?.length === 0 ? styles.none : styles.status}>
          {shown &&
            (shown.length > 0
              ? t('reference.filter.found', { count: shown.length })
              : t('reference.filter.none'))}
          {symbols > 0 && `, ${t('reference.symbols', { count: symbols })}`}
          {(shown?.length === 0 || loaded.state === 'failed') && text.trim() && (
            <>
              {' '}
              {/* Search also finds members and words in descriptions. */}
              <SiteLink to={searchPath(i18n.language, { query: text, filters: { area: 'api' } })}>
                {t('reference.filter.search', { text: text.trim() })}
              </SiteLink>
            </>
          )}
        </p>
      </div>
      {shown ? <PackageList packages={shown} /> : children}
    </>
  );
}

/**
 * Loads all packages with their symbols.
 *
 * @throws When the list can't be loaded.
 */
async function loadPackages(language: string): Promise<readonly ListedPackage[]> {
  return listedPackages(
    await fetchJsonOnce<readonly ReferencePackage[]>(withBase(packageListPath(language))),
    language,
  );
}

/** Checks whether a query matches all packages. */
const isEmpty = ({ text, kind }: PackageQuery): boolean => text.trim() === '' && kind === null;

const countMatches = (packages: readonly MatchedPackage[]): number =>
  packages.reduce((sum, { matches }) => sum + matches.length, 0);
