import { countByKind, type MatchedPackage } from './filter-packages';
import { PackageCard } from './PackageCard';
import * as styles from './PackageFilter.module.css';

/** Packages with their summaries, and their matching symbols or the number of symbols per kind. */
export function PackageList({ packages }: { packages: readonly MatchedPackage[] }) {
  return (
    <ul className={styles.packages}>
      {packages.map((each) => (
        <PackageCard
          key={each.name}
          listed={each}
          counts={countByKind(each.symbols)}
          matches={each.matches}
        />
      ))}
    </ul>
  );
}
