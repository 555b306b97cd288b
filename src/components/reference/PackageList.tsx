import type { MatchedPackage } from './filter-packages';
import { PackageCard } from './PackageCard';
import * as styles from './PackageFilter.module.css';

/** Packages with their summaries and matching symbols. */
export function PackageList({ packages }: { packages: readonly MatchedPackage[] }) {
  return (
    <ul className={styles.packages}>
      {packages.map((each) => (
        <PackageCard key={each.name} listed={each} matches={each.matches} />
      ))}
    </ul>
  );
}
