import { addFullText, createIndex, type SearchIndex } from '../engine/load-index';
import { unpackNames } from '../engine/names-part';
import { createNarrowNames } from '../engine/narrow-names';
import { search } from '../engine/search';
import { once } from '../once';
import {
  answerByWords,
  mayBeTypeQuery,
  SearchUnavailable,
  type SearchAnswer,
  type SearchClient,
  type SearchQuestion,
} from './search-client';

type Part = 'names' | 'full' | 'types';
type LoadPart = (part: Part) => Promise<string>;

interface EmbeddedOptions {
  partUrl: (part: Part) => string;
  fetchPart?: typeof fetch | undefined;
}

/**
 * Loads one part of the embedded index.
 *
 * @param url - The part's URL.
 * @param fetchPart - `fetch`, or a replacement.
 * @returns The part's text.
 * @throws (rejects with) SearchUnavailable.
 */
async function loadPart(url: string, fetchPart: typeof fetch): Promise<string> {
  let response: Response;
  try {
    // The index must match the build, so revalidate the cached copy.
    response = await fetchPart(url, { cache: 'no-cache' });
  } catch (error) {
    throw new SearchUnavailable('network', `${url}: could not be fetched.`, error);
  }
  if (!response.ok) {
    throw new SearchUnavailable('missing', `${url}: status ${response.status}, expected 200.`);
  }
  try {
    return await response.text();
  } catch (error) {
    throw new SearchUnavailable('network', `${url}: the connection was lost.`, error);
  }
}

/** Parses a loaded part. Any error means that the part is damaged. */
async function readAs<Value>(what: string, read: () => Value | Promise<Value>): Promise<Value> {
  try {
    return await read();
  } catch (error) {
    throw new SearchUnavailable('damaged', `The ${what} of the search index cannot be read.`, error);
  }
}

async function loadCode() {
  try {
    return await import(/* webpackChunkName: "search-types" */ './type-engine');
  } catch (error) {
    throw new SearchUnavailable('network', 'The code of the search could not be loaded.', error);
  }
}

function readNames(json: string) {
  const part = unpackNames(json);
  return { part, narrow: createNarrowNames(part) };
}

/** Loads the types and the code that searches them. */
async function loadTypeSearch(
  load: LoadPart,
): Promise<(question: SearchQuestion) => Promise<SearchAnswer | null>> {
  const [code, json] = await Promise.all([loadCode(), load('types')]);
  const index = await readAs('types', () => code.loadTypeIndex(json));
  return (question) => readAs('types', () => code.searchTypes(index, question));
}

/**
 * Searches the names, and the full text as soon as it is loaded. Until then, each query indexes only
 * the names that it can match because indexing all of them takes long on a slow phone.
 *
 * @param onLoad - Called when loading the full text has ended, unless the names are missing, too.
 */
function createWordSearch(load: LoadPart, onLoad: () => void) {
  let index: SearchIndex | null = null;
  let textIsComing = false;
  const loadNames = once(async () => {
    const json = await load('names');
    return readAs('names', () => readNames(json));
  });
  const loadFullText = once(async () => {
    textIsComing = true;
    let hasNames = false;
    try {
      const { part } = await loadNames();
      hasNames = true;
      const json = await load('full');
      index = await readAs('full text', () => addFullText(index ?? createIndex(part), json));
    } finally {
      textIsComing = false;
      if (hasNames) onLoad();
    }
  });
  async function searchWords(question: SearchQuestion): Promise<SearchAnswer> {
    const { part, narrow } = await loadNames();
    const response = await readAs('names', () => {
      if (!textIsComing) index ??= createIndex(part);
      return search({ ...question, index: index ?? createIndex(narrow(question.query, question.filters)) });
    });
    return answerByWords(response, textIsComing);
  }
  return { loadFullText, searchWords };
}

/**
 * Creates a client that searches an index in the browser. The names are loaded with the first
 * query, then the full text in the background, and the types when a query contains an arrow. After
 * that, search works offline.
 *
 * @param options - Where to load the parts from.
 */
export function createEmbeddedClient({
  partUrl,
  fetchPart = (...args) => fetch(...args),
}: EmbeddedOptions): SearchClient {
  const load: LoadPart = (part) => loadPart(partUrl(part), fetchPart);
  const listeners = new Set<() => void>();
  const { loadFullText, searchWords } = createWordSearch(load, () => {
    for (const listener of listeners) listener();
  });
  const loadTypes = once(() => loadTypeSearch(load));
  return {
    async warmUp() {
      // Without the full text, searching names still works.
      await loadFullText().catch(() => undefined);
    },
    async search(question) {
      const answer = mayBeTypeQuery(question.query) ? await (await loadTypes())(question) : null;
      // If no signature matches, search for the words.
      return answer && answer.total > 0 ? answer : searchWords(question);
    },
    onBetterAnswers(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
