import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { referenceSlug } from '../../../src/model/addresses';
import { findKind } from '../../../src/model/kinds';
import type { SymbolTarget } from './compile/context';
import type { Place } from './samples/render-sample';

interface Entry {
  package: string;
  kind: string;
  name: string;
  slug: string;
  /** Anchors of its members by their names. */
  members?: Readonly<Record<string, string>>;
}

/** Finds API symbols by `package/Name`, and packages by their name. */
export interface SymbolIndex {
  find: (name: string) => SymbolTarget | undefined;
  names: () => Iterable<string>;
  /** Where a place such as `typeorm/classes/DbConfig#host` is documented; a member that its page does not show by itself is the page. */
  locate: (place: string) => Place | null;
  /** Changes when any symbol moves. */
  version: string;
}

/** Reads the `symbols.json` that the TypeDoc run leaves; an absent file is an index without symbols. */
export function readSymbolIndex(file: string): SymbolIndex {
  const targets = new Map<string, SymbolTarget>();
  const pages = new Map<string, Entry>();
  let raw = '[]';
  try {
    raw = fs.readFileSync(file, 'utf8');
  } catch {
    // No reference was generated: links to symbols are then reported one by one.
  }
  for (const entry of JSON.parse(raw) as Entry[]) {
    const { package: packageName, kind, name, slug } = entry;
    pages.set(`${packageName}/${findKind(kind)?.directory ?? kind}/${name}`, entry);
    targets.set(packageName, { slug: referenceSlug(packageName), kind: 'package' });
    const key = `${packageName}/${name}`;
    // A name can be a type alias and a variable at once; the first in the order of routes is as good as the other.
    if (!targets.has(key)) targets.set(key, { slug, kind });
  }
  return {
    find: (name) => targets.get(name),
    names: () => targets.keys(),
    locate: (place) => {
      const [symbol = '', member = ''] = place.split('#');
      const page = pages.get(symbol);
      if (!page && targets.get(symbol)?.kind === 'package')
        return { slug: referenceSlug(symbol), anchor: null };
      const { members = {} } = page ?? {};
      const anchor = Object.hasOwn(members, member) ? (members[member] ?? null) : null;
      return page ? { slug: page.slug, anchor } : null;
    },
    version: createHash('sha256').update(raw).digest('hex'),
  };
}
