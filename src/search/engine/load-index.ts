import MiniSearch from 'minisearch';
import { analyze, indexTerms, type AnalyzedToken } from '../language/analyze';
import { fieldsWith, isCodeName, type FieldName } from '../records/record-fields';
import type { MessagePattern } from '../../model/reference/match-message';
import { messagePatterns } from './find-messages';
import { unpackFull } from './full-part';
import { unpackNames, type IndexedRecord, type NamesPart, type Synonym } from './names-part';
import { createTranslate, type Translate } from './translate';

/** An index in memory, ready for `search`. */
export interface SearchIndex {
  readonly digest: string;
  readonly locale: string;
  readonly version: string;
  readonly records: readonly IndexedRecord[];
  readonly names: MiniSearch;
  /** `null` until the full-text part is added. */
  readonly full: { readonly engine: MiniSearch; readonly texts: readonly string[] } | null;
  /** The terms in each record's title or name, word by word. */
  readonly nameTerms: readonly ReadonlySet<string>[];
  /** The words in each record's name in code; empty for other records. */
  readonly codeWords: readonly (readonly string[])[];
  /** The terms in each record's questions, one set for each. */
  readonly questionTerms: readonly (readonly ReadonlySet<string>[])[];
  /** Maps each term or word in titles to the most frequent word with it, for "Did you mean". */
  readonly displayForms: ReadonlyMap<string, string>;
  readonly synonyms: readonly Synonym[];
  readonly translate: Translate;
  readonly messages: readonly MessagePattern[];
}

/**
 * Weight of a match in each field. Needed by "0.6.0" (titles over text) and "how to send an email"
 * (slugs).
 */
export const NAME_FIELDS: Readonly<Record<string, number>> = {
  title: 8,
  heading: 4,
  slug: 3,
  page: 2,
  ...Object.fromEntries(fieldsWith(({ searched }) => searched === 'as name').map((name) => [name, 3])),
  ...Object.fromEntries(fieldsWith(({ searched }) => searched === 'as location').map((name) => [name, 1.5])),
};

/**
 * Returns the last word in a URL. Paths and anchors are English in every locale, so an English term
 * finds a translated page.
 *
 * @param record - A record in an index.
 * @returns The anchor, or the last path segment; empty for a locale's home page.
 */
export const slugOf = ({ anchor, path }: IndexedRecord): string => anchor ?? path.split('/').at(-2) ?? '';

function fieldText(record: IndexedRecord, field: string): string {
  switch (field) {
    case 'title':
      return record.heading === null ? record.page : '';
    case 'heading':
      return record.heading ?? '';
    case 'page':
      return record.heading === null ? '' : record.page;
    case 'slug':
      return record.type === 'guide' ? slugOf(record) : '';
    default:
      return [record[field as FieldName] ?? ''].flat().join(' ');
  }
}

const nameOf = ({ heading, page }: IndexedRecord): string => heading ?? page;

function findDisplayForms(names: readonly AnalyzedToken[][]): Map<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const { word, terms } of names.flat().flatMap((token) => token.parts)) {
    for (const term of new Set([...terms, word])) {
      const words = counts.get(term) ?? new Map<string, number>();
      words.set(word, (words.get(word) ?? 0) + 1);
      counts.set(term, words);
    }
  }
  const most = (words: Map<string, number>): string =>
    [...words].reduce((best, next) => (next[1] > best[1] ? next : best))[0];
  return new Map([...counts].map(([term, words]) => [term, most(words)]));
}

/**
 * Returns the terms in a name.
 *
 * @param name - A result from `analyze`.
 * @returns One term for each word that is not a stop word, or for each word if all are stop words.
 */
export function termsOfName(name: readonly AnalyzedToken[]): Set<string> {
  const parts = name.flatMap((token) => token.parts);
  const content = parts.filter((part) => !part.isStopWord);
  return new Set((content.length > 0 ? content : parts).flatMap((part) => part.terms.slice(0, 1)));
}

const SINGLE_TERM = { tokenize: (term: string) => [term], processTerm: (term: string) => term };

/** Caches terms because titles, breadcrumbs, and packages repeat. This halves the loading time. */
function createTermsOf(locale: string): (text: string) => string[] {
  const cache = new Map<string, string[]>();
  return (text) => {
    const terms = cache.get(text) ?? indexTerms(text, locale, { stopWords: true, words: true, pairs: true });
    cache.set(text, terms);
    return terms;
  };
}

function createNames(records: readonly IndexedRecord[], locale: string): MiniSearch {
  const engine = new MiniSearch<{ id: number; record: IndexedRecord }>({
    fields: Object.keys(NAME_FIELDS),
    extractField: (document, field) =>
      field === 'id' ? String(document.id) : fieldText(document.record, field),
    tokenize: createTermsOf(locale),
    processTerm: (term) => term,
    searchOptions: SINGLE_TERM,
  });
  engine.addAll(records.map((record, id) => ({ id, record })));
  return engine as unknown as MiniSearch;
}

/**
 * Creates the full-text engine from each record's terms. MiniSearch indexes strings, so the terms are
 * joined by spaces (they contain none) and split again.
 */
async function createFull(terms: readonly string[][]): Promise<MiniSearch> {
  const engine = new MiniSearch<{ id: number; text: string }>({
    fields: ['text'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
    searchOptions: SINGLE_TERM,
  });
  await engine.addAllAsync(terms.map((each, id) => ({ id, text: each.join(' ') })));
  return engine as unknown as MiniSearch;
}

/**
 * Reads the names part. The terms are computed here to keep the download small.
 *
 * @param json - The result from `buildIndex(records, 'names')`.
 * @returns An index that searches titles, headings, and names.
 * @throws Error or SyntaxError if the part is damaged.
 */
export function loadIndex(json: string): SearchIndex {
  return createIndex(unpackNames(json));
}

/**
 * Creates an index from a names part, or from some of its records.
 *
 * @param part - The result from `unpackNames`, or from the function that `createNarrowNames`
 *   returns.
 */
export function createIndex({ digest, locale, version, records, synonyms }: NamesPart): SearchIndex {
  const analyzed = records.map((record) => analyze(nameOf(record), locale));
  return {
    digest,
    locale,
    version,
    records,
    names: createNames(records, locale),
    full: null,
    nameTerms: analyzed.map(termsOfName),
    codeWords: records.map((record, id) =>
      isCodeName(record) ? (analyzed[id] ?? []).flatMap(({ parts }) => parts.map(({ word }) => word)) : [],
    ),
    questionTerms: records.map(({ questions }) =>
      questions.map((question) => termsOfName(analyze(question, locale))),
    ),
    displayForms: findDisplayForms(analyzed),
    synonyms,
    translate: createTranslate(synonyms, locale),
    messages: messagePatterns(records),
  };
}

/**
 * Adds the full-text part in batches, so that typing stays responsive.
 *
 * @param index - A result from `loadIndex`.
 * @param json - The result from `buildIndex(records, 'full')` for the same records.
 * @returns A new index that also searches the full text; the given one stays usable.
 * @throws (rejects with) Error if the part belongs to another build or is damaged (also
 *   SyntaxError).
 */
export async function addFullText(index: SearchIndex, json: string): Promise<SearchIndex> {
  const { digest, texts, terms } = unpackFull(json);
  if (digest !== index.digest) {
    throw new Error(
      `search index: the full-text part is from build ${digest}, the names part from ${index.digest}. Load both again.`,
    );
  }
  return { ...index, full: { engine: await createFull(terms), texts } };
}
