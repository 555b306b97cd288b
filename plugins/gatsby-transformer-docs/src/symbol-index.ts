import fs from 'node:fs';
import type { SymbolTarget } from './compile/context';

interface Entry {
  package: string;
  kind: string;
  name: string;
  slug: string;
}

/** Finds API symbols by `package/Name`, and packages by their name. */
export interface SymbolIndex {
  find: (name: string) => SymbolTarget | undefined;
  names: () => Iterable<string>;
  /** Changes when any symbol moves. */
  version: string;
}

/** Reads the `symbols.json` that the TypeDoc run leaves; an absent file is an index without symbols. */
export function readSymbolIndex(file: string): SymbolIndex {
  const targets = new Map<string, SymbolTarget>();
  let raw = '[]';
  try {
    raw = fs.readFileSync(file, 'utf8');
  } catch {
    // No reference was generated: links to symbols are then reported one by one.
  }
  for (const { package: packageName, kind, name, slug } of JSON.parse(raw) as Entry[]) {
    targets.set(packageName, { slug: `/api/${packageName}/src/`, kind: 'package' });
    const key = `${packageName}/${name}`;
    // A name can be a type alias and a variable at once; the first in the order of routes is as good as the other.
    if (!targets.has(key)) targets.set(key, { slug, kind });
  }
  return {
    find: (name) => targets.get(name),
    names: () => targets.keys(),
    version: [...targets].map(([name, { slug }]) => `${name}=${slug}`).join('\n'),
  };
}
