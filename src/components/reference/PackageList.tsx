import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../i18n/use-messages';
import type { SymbolKind } from '../../model/kinds';
import { writeSearchLocation } from '../search/search-path';
import { SiteLink } from '../site-link/SiteLink';
import { countByKind, filterPackages, type ListedPackage } from './filter-packages';
import { PackageCard } from './PackageCard';
import * as styles from './PackageList.module.css';

interface Props {
  packages: readonly ListedPackage[];
  /** Path of the search page in the reader's language, without path prefix. */
  searchPath: string;
}

/** The packages of the toolkit, filtered by name and kind. */
export function PackageList({ packages, searchPath }: Props) {
  const { t, plural } = useMessages();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [kind, setKind] = useState<SymbolKind | null>(null);
  // Keep what was typed before React took the page over.
  useEffect(() => setText(input.current?.value ?? ''), []);
  const kinds = countByKind(packages.flatMap(({ symbols }) => symbols)).sort(([, a], [, b]) => b - a);
  const shown = filterPackages(packages, { text, kind });
  const isFiltered = text.trim() !== '' || kind !== null;
  // The search finds members, and words of descriptions, too.
  const searchAddress = searchPath + writeSearchLocation({ query: text, filters: { area: 'api' } });
  const symbols = shown.reduce((sum, { found }) => sum + found.length, 0);
  const status = [
    plural('reference.filter.found', shown.length),
    ...(symbols > 0 ? [plural('reference.symbols', symbols)] : []),
  ].join(', ');
  return (
    <>
      <div className={`needs-app ${styles.filter}`} data-app="">
        <input
          ref={input}
          type="search"
          className={styles.input}
          aria-label={t('reference.filter.label')}
          placeholder={t('reference.filter.label')}
          autoComplete="off"
          spellCheck={false}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <div className={styles.kinds} role="group" aria-label={t('reference.filter.kinds')}>
          {kinds.map(([each, count]) => (
            <button
              key={each}
              type="button"
              className={styles.kind}
              aria-pressed={kind === each}
              onClick={() => setKind(kind === each ? null : each)}
            >
              {t(`kind.plural.${each}`)} <span>{count}</span>
            </button>
          ))}
        </div>
        <p role="status" className={styles.status}>
          {isFiltered && (shown.length > 0 ? status : t('reference.filter.none'))}
          {shown.length === 0 && text.trim() !== '' && (
            <>
              {' '}
              <SiteLink to={searchAddress}>{t('reference.filter.search', { text: text.trim() })}</SiteLink>
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
