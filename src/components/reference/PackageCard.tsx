import { useMessages } from '../../i18n/use-messages';
import type { SymbolKind } from '../../model/kinds';
import { BreakableName } from '../breakable-name/BreakableName';
import { SiteLink } from '../site-link/SiteLink';
import type { ListedPackage, ListedSymbol } from './filter-packages';
import * as styles from './PackageCard.module.css';

/** Symbols a card shows before it only counts them. */
const SHOWN_SYMBOLS = 12;

interface Props {
  listed: ListedPackage;
  counts: readonly (readonly [kind: SymbolKind, count: number])[];
  /** Symbols that a filter asked for. */
  found: readonly ListedSymbol[];
}

/** One package: what it is for, how much there is in it, and what of it was looked for. */
export function PackageCard({ listed, counts, found }: Props) {
  const { t } = useMessages();
  return (
    <li className={styles.card}>
      <h2 className={styles.name} translate="no">
        <SiteLink to={listed.path}>
          <BreakableName name={listed.importName} />
        </SiteLink>
      </h2>
      <p className={styles.summary} lang={listed.lang ?? undefined}>
        {listed.summary}
      </p>
      {found.length > 0 ? (
        <ul className={styles.found}>
          {found.slice(0, SHOWN_SYMBOLS).map(({ name, kind, path }) => (
            <li key={path}>
              <SiteLink to={path} translate="no">
                {name}
              </SiteLink>{' '}
              <small>{t(`kind.${kind}`)}</small>
            </li>
          ))}
          {found.length > SHOWN_SYMBOLS && (
            <li>
              <SiteLink to={listed.path}>
                {t('reference.filter.more', { count: found.length - SHOWN_SYMBOLS })}
              </SiteLink>
            </li>
          )}
        </ul>
      ) : (
        <ul className={styles.counts}>
          {counts.map(([kind, count]) => (
            <li key={kind}>
              {t(`kind.plural.${kind}`)} <b>{count}</b>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
