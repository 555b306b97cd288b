import { useTranslation } from 'react-i18next';
import { BreakableName } from '../breakable-name/BreakableName';
import { SiteLink } from '../site-link/SiteLink';
import type { ListedPackage, ListedSymbol } from './filter-packages';
import * as styles from './PackageCard.module.css';

/** Maximum number of symbols on a card. */
const SHOWN_SYMBOLS = 12;

interface Props {
  listed: ListedPackage;
  /** Symbols that match the filter. */
  matches: readonly ListedSymbol[];
}

/** A package with its summary and its matching symbols. */
export function PackageCard({ listed, matches }: Props) {
  const { t } = useTranslation('api');
  const { t: kinds } = useTranslation('kinds');
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
      {matches.length > 0 && (
        <ul className={styles.found}>
          {matches.slice(0, SHOWN_SYMBOLS).map(({ name, kind, path }) => (
            <li key={path}>
              <SiteLink to={path} translate="no">
                {name}
              </SiteLink>{' '}
              <small>{kinds(`kind.${kind}`)}</small>
            </li>
          ))}
          {matches.length > SHOWN_SYMBOLS && (
            <li>
              <SiteLink to={listed.path}>
                {t('reference.filter.more', { count: matches.length - SHOWN_SYMBOLS })}
              </SiteLink>
            </li>
          )}
        </ul>
      )}
    </li>
  );
}
