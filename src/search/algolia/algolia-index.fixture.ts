import MiniSearch from 'minisearch';
import { indexTerms } from '../language/analyze';

/** An object of the double: a record, with whatever else was sent. */
export type DoubleObject = { objectID: string } & object;

/** One index of the double. */
export interface DoubleIndex {
  objects: Map<string, DoubleObject>;
  settings: Record<string, unknown>;
  synonyms: Record<string, unknown>[];
  /** To be called when objects were put in or taken out. */
  changed: () => void;
  query: (params: Record<string, unknown>) => Record<string, unknown>;
  browse: (cursor?: string) => Record<string, unknown>;
}

const BROWSE_PAGE = 1000;
// Worth of the searchable attributes, in the order of `index-settings.ts`.
const BOOSTS = [8, 8, 2, 1, 0.5];

const read = (object: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], object);

const attributesOf = (settings: Record<string, unknown>): string[][] =>
  ((settings['searchableAttributes'] as string[] | undefined) ?? ['content']).map((line) =>
    line.split(',').map((attribute) => attribute.replace(/^unordered\((.*)\)$/, '$1')),
  );

/** An index that answers with MiniSearch: words, beginnings of the last word, slips; best attribute, then weight. */
export function createDoubleIndex(): DoubleIndex {
  let engine: MiniSearch | null = null;
  const build = (): MiniSearch => {
    const attributes = attributesOf(index.settings).flat();
    const made = new MiniSearch<DoubleObject>({
      idField: 'objectID',
      fields: attributes,
      extractField: (object, field) => {
        const value = read(object, field);
        return Array.isArray(value) ? value.join(' ') : String(value ?? '');
      },
      tokenize: (text) => indexTerms(text, 'en', { words: true, pairs: true }),
      processTerm: (term) => term,
    });
    made.addAll([...index.objects.values()]);
    return made as unknown as MiniSearch;
  };
  const index: DoubleIndex = {
    objects: new Map(),
    settings: {},
    synonyms: [],
    changed: () => {
      engine = null;
    },
    query: (params) => {
      engine ??= build();
      return answer(index, engine, params);
    },
    browse: (cursor) => {
      const ids = [...index.objects.keys()].sort();
      const from = Number(cursor ?? 0);
      const next = from + BROWSE_PAGE;
      return {
        hits: ids.slice(from, next).map((id) => index.objects.get(id)),
        ...(next < ids.length ? { cursor: String(next) } : {}),
      };
    },
  };
  return index;
}

/** `[["a:1"], "b:2", ["c:3", "d:4"]]`: all of the outer ones, any of the inner ones. Only declared facets count, as with the service. */
function passes(object: DoubleObject, filters: unknown, facets: readonly string[]): boolean {
  if (!Array.isArray(filters)) return true;
  return filters.every((group: string | string[]) =>
    [group].flat().some((filter) => {
      const at = filter.indexOf(':');
      const name = filter.slice(0, at);
      // An attribute may hold several values, as with the service.
      const values = [read(object, name)].flat().map(String);
      return facets.includes(name) && values.includes(filter.slice(at + 1));
    }),
  );
}

function answer(
  index: DoubleIndex,
  engine: MiniSearch,
  params: Record<string, unknown>,
): Record<string, unknown> {
  const query = String(params['query'] ?? '');
  const attributes = attributesOf(index.settings);
  const boost = Object.fromEntries(
    attributes.flatMap((group, at) => group.map((name) => [name, BOOSTS[at] ?? 0.5])),
  );
  const facets = ((index.settings['attributesForFaceting'] as string[] | undefined) ?? []).map((line) =>
    line.replace(/^\w+\((.*)\)$/, '$1'),
  );
  // The service answers an empty query with everything that passes.
  const found = engine
    .search(query === '' ? MiniSearch.wildcard : query, {
      boost,
      fuzzy: (term) => (term.length >= 4 ? 0.2 : false),
      prefix: (_term, at, terms) => at === terms.length - 1,
      tokenize: (text) => indexTerms(text, 'en', { stopWords: false }),
    })
    .map(({ id, score, queryTerms }) => {
      const object = index.objects.get(String(id)) as DoubleObject;
      const weight = Number(read(object, 'weight') ?? 0);
      return { object, score: score * queryTerms.length ** 2 * (0.5 + weight / 100) };
    })
    .filter(({ object }) => passes(object, params['facetFilters'], facets))
    .sort((a, b) => b.score - a.score);
  const distinct = index.settings['attributeForDistinct'] as string | undefined;
  const seen = new Set<unknown>();
  const objects = found
    .map(({ object }) => object)
    .filter((object) => !distinct || (!seen.has(read(object, distinct)) && seen.add(read(object, distinct))));
  const perPage = Number(params['hitsPerPage'] ?? 20);
  return {
    hits: objects.slice(0, perPage).map((object) => decorate(object, params)),
    nbHits: objects.length,
    page: 0,
    nbPages: Math.ceil(objects.length / perPage),
    hitsPerPage: perPage,
    query,
    processingTimeMS: 1,
  };
}

function createMark(params: Record<string, unknown>): (text: string) => string {
  const words = String(params['query'] ?? '')
    .split(/\s+/)
    .filter((word) => word.length > 1);
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  if (!escaped) return (text) => text;
  const [start, end] = [params['highlightPreTag'] ?? '<em>', params['highlightPostTag'] ?? '</em>'].map(
    String,
  );
  return (text) => text.replace(new RegExp(escaped, 'giu'), `${start ?? ''}$&${end ?? ''}`);
}

function decorate(object: DoubleObject, params: Record<string, unknown>): object {
  const mark = createMark(params);
  const hierarchy = Object.entries((read(object, 'hierarchy') ?? {}) as Record<string, string | null>)
    .filter(([, value]) => value !== null)
    .map(([key, value]) => [key, { value: mark(value ?? ''), matchLevel: 'none', matchedWords: [] }]);
  return {
    ...object,
    _highlightResult: { hierarchy: Object.fromEntries(hierarchy) as unknown },
    _snippetResult: {
      content: { value: mark(String(read(object, 'content') ?? '').slice(0, 160)), matchLevel: 'none' },
    },
  };
}
