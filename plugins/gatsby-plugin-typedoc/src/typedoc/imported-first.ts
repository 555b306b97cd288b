import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../../../src/node/files';

/**
 * Orders packages so that imported packages precede their importers. TypeDoc documents a symbol in
 * the first package that exports it, which is then the declaring one; re-exports link to it.
 *
 * @param packages - Entry files by import name.
 * @returns The entry files, otherwise in the original order. In a cycle, either may be first.
 */
export function importedFirst(packages: ReadonlyMap<string, string>): string[] {
  const ordered = new Set<string>();
  const visited = new Set<string>();
  const visit = (name: string, entry: string): void => {
    if (visited.has(name)) return;
    visited.add(name);
    for (const imported of importsBelow(path.dirname(entry))) {
      const other = packages.get(imported);
      if (other !== undefined) visit(imported, other);
    }
    ordered.add(entry);
  };
  for (const [name, entry] of packages) visit(name, entry);
  return [...ordered];
}

/**
 * Lists the packages imported below a folder, except in tests. `@scope/name/part` becomes
 * `@scope/name`.
 */
function importsBelow(directory: string): string[] {
  const isSource = (file: string) =>
    /\.[cm]?tsx?$/.test(file) && !/(?:^|\/)__tests__\/|\.(?:test|spec)\./.test(file);
  const names = listFiles(directory, isSource).flatMap((file) =>
    [...fs.readFileSync(path.join(directory, file), 'utf8').matchAll(IMPORT)].map(([, name = '']) => name),
  );
  return [...new Set(names)].sort();
}

const IMPORT = /\bfrom\s*['"]((?:@[^'"/]+\/)?[^'"./][^'"/]*)/g;
