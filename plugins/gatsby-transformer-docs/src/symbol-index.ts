import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { referenceSlug, splitHash } from '../../../src/model/docs/addresses';
import { findKind } from '../../../src/model/reference/kinds';
import type { SymbolEntry } from '../../../src/model/reference/symbol-entry';
import type { SymbolTarget } from './compile/context';
import type { ReferenceTarget } from '../../../packages/samples/render-sample';

/** Finds API symbols by `package/Name`, and packages by name. */
export interface SymbolIndex {
  find: (name: string) => SymbolTarget | undefined;
  names: () => Iterable<string>;
  /**
   * Finds the page and anchor for a place such as `typeorm/classes/DbConfig#host`. The anchor is
   * null if the page has no separate entry for the member.
   */
  locate: (place: string) => ReferenceTarget | null;
  /** Content hash that changes when any symbol moves. */
  version: string;
}

/** Reads the TypeDoc run's `symbols.json`. If the file is missing, the index is empty. */
export function readSymbolIndex(file: string): SymbolIndex {
  const targets = new Map<string, SymbolTarget>();
  const pages = new Map<string, SymbolEntry>();
  let raw = '[]';
  try {
    raw = fs.readFileSync(file, 'utf8');
  } catch {
    // Without a generated reference, each link to a symbol is reported.
  }
  for (const entry of JSON.parse(raw) as SymbolEntry[]) {
    const { package: packageName, kind, name, slug } = entry;
    pages.set(`${packageName}/${findKind(kind)?.directory ?? kind}/${name}`, entry);
    targets.set(packageName, { slug: referenceSlug(packageName), kind: 'package' });
    const key = `${packageName}/${name}`;
    // A type alias and a variable can share a name. Either page is fine, so use the first.
    if (!targets.has(key)) targets.set(key, { slug, kind });
  }
  return {
    find: (name) => targets.get(name),
    names: () => targets.keys(),
    locate: (place) => {
      const { path: symbol, hash: member } = splitHash(place);
      const page = pages.get(symbol);
      if (!page)
        return targets.get(symbol)?.kind === 'package' ? { slug: referenceSlug(symbol), anchor: null } : null;
      const { slug, members } = page;
      const hasAnchor = member !== null && Object.hasOwn(members, member);
      return { slug, anchor: hasAnchor ? (members[member] ?? null) : null };
    },
    version: createHash('sha256').update(raw).digest('hex'),
  };
}
