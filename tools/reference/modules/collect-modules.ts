import { readModules } from '../../../packages/nest-modules/read-modules';
import type { ModuleIndex } from '../../../src/model/reference/nest-module';
import { packagesOf, type SourceTree } from '../api/source-tree';
import { createTreeProgram, packagePaths, virtualPath } from '../api/virtual-program';

/** Path to the list of Nest modules, relative to the site's root. */
export const MODULES_FILE = 'toolkit/modules.json';

/**
 * Collects what the Nest modules of all packages declare.
 *
 * @param tree - Sources and manifests.
 * @param scope - npm scope for packages without a valid package.json.
 * @returns Modules by package folder in `libs`.
 */
export function collectModules(tree: SourceTree, scope: string): ModuleIndex {
  const packages = packagesOf(tree, scope);
  const paths = packagePaths(tree, scope);
  const program = createTreeProgram(
    tree,
    packages.map(({ entry }) => entry),
    () => paths,
  );
  const entries = packages.map(
    ({ folder, entry }) => [folder.replace(/^libs\//, ''), virtualPath(entry)] as const,
  );
  return readModules(program, new Map(entries));
}

/** Returns the text of `toolkit/modules.json`. */
export const printModules = (index: ModuleIndex): string => `${JSON.stringify(index, null, 1)}\n`;
