import { readPackage } from '../api/read-api';
import { findPackage, packagesOf, type SourceTree } from '../api/source-tree';

/** Package → `classes/Page` or `classes/Page#size` → `file:line`. */
export type Positions = Record<string, Record<string, string>>;

/**
 * Finds where the toolkit's source code defines the documented symbols and members.
 *
 * @param declared - Files in `toolkit/`.
 * @param source - Files in the toolkit's repository.
 * @param options - `scope` is the npm scope for packages without a package.json, and `root` is the
 *   repository's packages folder, which the file paths are relative to.
 * @returns The positions, sorted by package and name, without inherited members and without names
 *   that the source code doesn't export.
 */
export function findPositions(
  declared: SourceTree,
  source: SourceTree,
  { scope, root }: { scope: string; root: string },
): Positions {
  const packages = packagesOf(source, scope);
  const positions: Positions = {};
  for (const declaredPackage of packagesOf(declared, scope)) {
    const name = declaredPackage.folder;
    const sourcePackage = findPackage(packages, name);
    if (!sourcePackage) continue;
    const { api: documented } = readPackage(declared, declaredPackage, scope);
    const { api, declarations } = readPackage(source, sourcePackage, scope);
    const { sources, details } = declarations;
    positions[name] = Object.fromEntries(
      [...api].flatMap(([place, { file, inherited }]) => {
        const qualifiedName = place.replace(/^.*\//, '').replace('#', '.');
        const line = details.get(file)?.lines.get(qualifiedName);
        if (inherited || line === undefined || !documented.has(place)) return [];
        return [[place, `${(sources.get(file) ?? file).slice(root.length + 1)}:${line}`]];
      }),
    );
  }
  return positions;
}
