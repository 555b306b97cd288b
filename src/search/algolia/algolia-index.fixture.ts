import MiniSearch from 'minisearch';
import { indexTerms } from '../language/analyze';

/** A stored record, with all fields that were sent. */
export type FakeRecord = { objectID: string } & object;

/** An index of the fake Algolia server. */
export interface FakeIndex {
  objects: Map<string, FakeRecord>;
  settings: Record<string, unknown>;
  synonyms: Record<string, unknown>[];
  /** Call this after adding or removing records. */
  changed: () => void;
  query: (params: Record<string, unknown>) => Record<string, unknown>;
  browse: (cursor?: string) => Record<string, unknown>;
}

const BROWSE_PAGE = 1000;
// Weights of the searchable attributes, in the order of `index-settings.ts`.
const BOOSTS = [8, 8, 2, 1, 0.5];

const read = (object: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], object);

const attributesOf = (settings: Record<string, unknown>): string[][] =>
  ((settings['searchableAttributes'] as string[] | undefined) ?? ['content']).map((line) =>
    line.split(',').map((attribute) => attribute.replace(/^unordered\((.*)\)$/, '$1')),
  );

/**
 * Creates an index that searches with MiniSearch: whole words, prefixes of the last word, and typos.
 * Ranks records by the best matching attribute, then by weight.
 */
export function createFakeIndex(): FakeIndex {
  let engine: MiniSearch | null = null;
  const build = (): MiniSearch => {
    const attributes = attributesOf(index.settings).flat();
    const made = new MiniSearch<FakeRecord>({
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
  const index: FakeIndex = {
    objects: new Map(),
    settings: {},
    synonyms: [],
    changed: () => {
      engine = null;
    },
    query: (params) => {
      engine ??= build();
      return runQuery(index, engine, params);
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

/**
 * Checks a record against facet filters such as `[["a:1"], "b:2", ["c:3", "d:4"]]`: outer filters are
 * combined with AND, inner ones with OR. As in Algolia, filters on undeclared facets match nothing.
 */
function passes(object: FakeRecord, filters: unknown, facets: readonly string[]): boolean {
  if (!Array.isArray(filters)) return true;
  return filters.every((group: string | string[]) =>
    [group].flat().some((filter) => {
      const at = filter.indexOf(':');
      const name = filter.slice(0, at);
      // As in Algolia, an attribute can have several values.
      const values = [read(object, name)].flat().map(String);
      return facets.includes(name) && values.includes(filter.slice(at + 1));
    }),
  );
}

function runQuery(
  index: FakeIndex,
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
  // As in Algolia, an empty query returns all records that pass the filters.
  const found = engine
    .search(query === '' ? MiniSearch.wildcard : query, {
      boost,
      fuzzy: (term) => (term.length >= 4 ? 0.2 : false),
      prefix: (_term, at, terms) => at === terms.length - 1,
      tokenize: (text) => indexTerms(text, 'en', { stopWords: false }),
    })
    .map(({ id, score, queryTerms }) => {
      const object = index.objects.get(String(id)) as FakeRecord;
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

function decorate(object: FakeRecord, params: Record<string, unknown>): object {
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
