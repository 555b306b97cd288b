import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { writeSearchLocation } from '../search/search-path';
import { SiteLink } from '../site-link/SiteLink';
import {
  countByKind,
  filterPackages,
  type ListedPackage,
  type MatchedPackage,
  type PackageFilter,
} from './filter-packages';
import { PackageCard } from './PackageCard';
import * as styles from './PackageList.module.css';

interface Props {
  packages: readonly ListedPackage[];
  /** Search page path in the reader's language, without path prefix. */
  searchPath: string;
}

/** All packages, filtered by name and kind. The filter is in the URL, so that Back restores it. */
export function PackageList({ packages, searchPath }: Props) {
  const { t } = useTranslation('api');
  const input = useRef<HTMLInputElement>(null);
  const [{ text, kind }, setFilter] = useState<PackageFilter>({ text: '', kind: null });
  useEffect(() => {
    if (!input.current) return;
    const parameters = new URLSearchParams(window.location.search);
    // Text that the reader typed before hydration is newer than the URL.
    input.current.value ||= parameters.get('q') ?? '';
    setFilter({
      text: input.current.value,
      kind: kindsOf(packages).find(([each]) => each === parameters.get('kind'))?.[0] ?? null,
    });
  }, [packages]);
  const change = (next: Partial<PackageFilter>) => {
    const filter = { text, kind, ...next };
    setFilter(filter);
    window.history.replaceState(
      window.history.state,
      '',
      window.location.pathname + (isEmpty(filter) ? '' : addressOf(filter)),
    );
  };
  const shown = filterPackages(packages, { text, kind });
  const symbols = countMatches(shown);
  return (
    <>
      <div className={`needs-app ${styles.filter}`} data-app="query" data-wide="">
        <input
          ref={input}
          type="search"
          className={styles.input}
          aria-label={t('reference.filter.label')}
          placeholder={t('reference.filter.label')}
          autoComplete="off"
          spellCheck={false}
          onInput={(event) => change({ text: event.currentTarget.value })}
        />
        <div className={styles.kinds} role="group" aria-label={t('reference.filter.kinds')}>
          {kindsOf(packages)
            .sort(([, a], [, b]) => b - a)
            .map(([each]) => {
              const count = countMatches(filterPackages(packages, { text, kind: each }));
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
        <p role="status" className={shown.length > 0 ? styles.status : styles.none}>
          {!isEmpty({ text, kind }) &&
            (shown.length > 0
              ? t('reference.filter.found', { count: shown.length })
              : t('reference.filter.none'))}
          {symbols > 0 && `, ${t('reference.symbols', { count: symbols })}`}
          {shown.length === 0 && text.trim() && (
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
      <ul className={styles.packages}>
        {shown.map((each) => (
          <PackageCard
            key={each.name}
            listed={each}
            counts={countByKind(each.symbols)}
            matches={each.matches}
          />
        ))}
      </ul>
    </>
  );
}

const isEmpty = ({ text, kind }: PackageFilter): boolean => !text.trim() && !kind;

const countMatches = (packages: readonly MatchedPackage[]): number =>
  packages.reduce((sum, { matches }) => sum + matches.length, 0);

const kindsOf = (packages: readonly ListedPackage[]) =>
  countByKind(packages.flatMap(({ symbols }) => symbols));

/** Uses the same parameters as the search page. */
const addressOf = ({ text, kind }: PackageFilter): string =>
  writeSearchLocation({ query: text, filters: { area: 'api', ...(kind && { kind }) } });
