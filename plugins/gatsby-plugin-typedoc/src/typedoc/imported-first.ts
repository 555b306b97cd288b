import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../../../src/model/files';

/**
 * Orders packages so that each comes after those that it imports. TypeDoc documents a symbol in the first package that exports it, which then
 * is the one that declares it; packages that pass it on refer to it there.
 *
 * @param packages - The entry file of each package by the name that it is imported by.
 * @returns The entry files, otherwise in the order given. Of packages that import each other, one comes first.
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

/** The packages that the sources below a folder import from, tests left out: `@scope/name` also for `@scope/name/part`. */
function importsBelow(directory: string): string[] {
  const isSource = (file: string) =>
    /\.[cm]?tsx?$/.test(file) && !/(?:^|\/)__tests__\/|\.(?:test|spec)\./.test(file);
  const names = listFiles(directory, isSource).flatMap((file) =>
    [...fs.readFileSync(path.join(directory, file), 'utf8').matchAll(IMPORT)].map(([, name = '']) => name),
  );
  return [...new Set(names)].sort();
}

const IMPORT = /\bfrom\s*['"]((?:@[^'"/]+\/)?[^'"./][^'"/]*)/g;
