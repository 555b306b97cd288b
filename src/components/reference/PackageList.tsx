import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../i18n/use-messages';
import { writeSearchLocation } from '../search/search-path';
import { SiteLink } from '../site-link/SiteLink';
import {
  countByKind,
  filterPackages,
  type FoundPackage,
  type ListedPackage,
  type PackageFilter,
} from './filter-packages';
import { PackageCard } from './PackageCard';
import * as styles from './PackageList.module.css';

interface Props {
  packages: readonly ListedPackage[];
  /** Path of the search page in the reader's language, without path prefix. */
  searchPath: string;
}

/** The packages of the toolkit, filtered by name and kind. The filter is in the address, so that a reader who comes back finds it. */
export function PackageList({ packages, searchPath }: Props) {
  const { t, plural } = useMessages();
  const input = useRef<HTMLInputElement>(null);
  const [{ text, kind }, setFilter] = useState<PackageFilter>({ text: '', kind: null });
  useEffect(() => {
    if (!input.current) return;
    const asked = new URLSearchParams(window.location.search);
    // What was typed before React took the page over is newer than the address.
    input.current.value ||= asked.get('q') ?? '';
    setFilter({
      text: input.current.value,
      kind: kindsOf(packages).find(([each]) => each === asked.get('kind'))?.[0] ?? null,
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
  const symbols = countFound(shown);
  return (
    <>
      <div className={`needs-app ${styles.filter}`} data-app="query">
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
            .map(([each]) => (
              <button
                key={each}
                type="button"
                className={styles.kind}
                aria-pressed={kind === each}
                onClick={() => change({ kind: kind === each ? null : each })}
              >
                {t(`kind.plural.${each}`)}{' '}
                <span>{countFound(filterPackages(packages, { text, kind: each }))}</span>
              </button>
            ))}
        </div>
        <p role="status" className={styles.status}>
          {!isEmpty({ text, kind }) &&
            (shown.length > 0 ? plural('reference.filter.found', shown.length) : t('reference.filter.none'))}
          {symbols > 0 && `, ${plural('reference.symbols', symbols)}`}
          {shown.length === 0 && text.trim() && (
            <>
              {' '}
              {/* The search finds members, and words of descriptions, too. */}
              <SiteLink to={searchPath + addressOf({ text, kind: null })}>
                {t('reference.filter.search', { text: text.trim() })}
              </SiteLink>
            </>
          )}
        </p>
      </div>
      <ul className={styles.packages}>
        {shown.map((each) => (
          <PackageCard key={each.name} listed={each} counts={countByKind(each.symbols)} found={each.found} />
        ))}
      </ul>
    </>
  );
}

const isEmpty = ({ text, kind }: PackageFilter): boolean => !text.trim() && !kind;

const countFound = (packages: readonly FoundPackage[]): number =>
  packages.reduce((sum, { found }) => sum + found.length, 0);

const kindsOf = (packages: readonly ListedPackage[]) =>
  countByKind(packages.flatMap(({ symbols }) => symbols));

/** As the search page has it. */
const addressOf = ({ text, kind }: PackageFilter): string =>
  writeSearchLocation({ query: text, filters: { area: 'api', ...(kind && { kind }) } });
