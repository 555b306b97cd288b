import { fetchJsonOnce } from '../../browser/fetch-file';
import { withBase } from '../../browser/with-base';
import { packageListPath } from '../../model/docs/addresses';
import type { ReferencePackage } from '../../model/docs/doc';
import type { ListedPackage } from './filter-packages';
import { listedPackages } from './listed-packages';

/**
 * Loads all packages with their symbols.
 *
 * @throws When the list can't be loaded.
 */
export async function loadPackages(language: string): Promise<readonly ListedPackage[]> {
  return listedPackages(
    await fetchJsonOnce<readonly ReferencePackage[]>(withBase(packageListPath(language))),
    language,
  );
}
