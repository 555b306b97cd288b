import { useCallback, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchJsonOnce } from '../../browser/fetch-file';
import { useLoaded } from '../../browser/use-loaded';
import { withBase } from '../../browser/with-base';
import { packageListPath } from '../../model/docs/addresses';
import type { ReferencePackage } from '../../model/docs/doc';
import type { SymbolKind } from '../../model/reference/kinds';
import { SiteLink } from '../site-link/SiteLink';
import { filterPackages, type ListedPackage, type MatchedPackage } from './filter-packages';
import { listedPackages } from './listed-packages';
import * as styles from './PackageFilter.module.css';
import { PackageList } from './PackageList';
import { addressOf, isEmpty, usePackageFilter } from './use-package-filter';

interface Props {
  /** The number of symbols by kind. */
  counts: readonly (readonly [kind: SymbolKind, count: number])[];
  /** Search page path in the reader's language, without path prefix. */
  searchPath: string;
  /** The list of all packages. */
  children: ReactNode;
}

/** A box and buttons that filter the packages by their names, and by names and kinds of their symbols. */
export function PackageFilter({ counts, searchPath, children }: Props) {
  const { t, i18n } = useTranslation('api');
  const input = useRef<HTMLInputElement>(null);
  const [filter, change] = usePackageFilter(
    input,
    counts.map(([kind]) => kind),
  );
  const { text, kind } = filter;
  const isFiltered = !isEmpty(filter);
  const [isUsed, setUsed] = useState(false);
  const load = useCallback(() => loadPackages(i18n.language), [i18n.language]);
  const loaded = useLoaded(load, isUsed || isFiltered);
  const packages = isFiltered && loaded.state === 'ready' ? loaded.module : null;
  const shown = packages && filterPackages(packages, filter);
  const symbols = shown ? countMatches(shown) : 0;
  const countOf = (each: SymbolKind, all: number) =>
    packages ? countMatches(filterPackages(packages, { text, kind: each })) : all;
  return (
    <>
      <div className={`needs-js ${styles.filter}`} data-wide="">
        <input
          ref={input}
          type="search"
          className={styles.input}
          aria-label={t('reference.filter.label')}
          placeholder={t('reference.filter.label')}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onFocus={() => setUsed(true)}
          onChange={(event) => change({ text: event.target.value })}
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
                onClick={() => change({ kind: kind === each ? null : each })}
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
              <SiteLink to={searchPath + addressOf({ text, kind: null })}>
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

const countMatches = (packages: readonly MatchedPackage[]): number =>
  packages.reduce((sum, { matches }) => sum + matches.length, 0);
