import { defaultLocale, langOf } from '../../locales/locales';
import { byPackageLabel, localePath, referenceSlug } from '../../model/docs/addresses';
import type { ReferencePackage, ReferencePlace } from '../../model/docs/doc';
import { REFERENCE_KINDS } from '../../model/reference/kinds';
import type { ListedPackage, ListedSymbol } from './filter-packages';

/** Prepares a package's symbols for its card. */
function listedSymbols(
  packageName: string,
  symbols: readonly ReferencePlace[],
  language: string,
): ListedSymbol[] {
  return REFERENCE_KINDS.flatMap(({ directory, kind }) =>
    symbols
      .filter(({ place }) => place.startsWith(`${directory}/`))
      .map(({ name, place }) => ({
        name,
        kind,
        path: localePath(referenceSlug(packageName, place), language),
      })),
  );
}

/** Prepares the packages for the list on the reference root, sorted by label. */
export function listedPackages(packages: readonly ReferencePackage[], language: string): ListedPackage[] {
  const listed = [...packages].sort((a, b) => byPackageLabel(a.name, b.name));
  return listed.map(({ name, importName, summary, translated, symbols }) => ({
    name,
    importName,
    summary,
    path: localePath(referenceSlug(name), language),
    lang: translated ? null : langOf(defaultLocale),
    symbols: listedSymbols(name, symbols, language),
  }));
}
