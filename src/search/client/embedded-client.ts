import { addFullText, createIndex, type SearchIndex } from '../engine/load-index';
import { unpackNames } from '../engine/names-part';
import { createNarrowNames } from '../engine/narrow-names';
import { search } from '../engine/search';
import type { TypeIndex } from '../types/type-index';
import { once } from '../../model/once';
import { loadPart } from './load-part';
import {
  answerByWords,
  mayBeTypeQuery,
  SearchUnavailable,
  type SearchAnswer,
  type SearchClient,
  type SearchQuestion,
} from './search-client';
import type * as TypeEngine from './type-engine';

interface EmbeddedOptions {
  partUrl: (part: 'names' | 'full' | 'types') => string;
  fetchPart?: typeof fetch | undefined;
  /** For tests. */
  loadTypeEngine?: () => Promise<typeof TypeEngine>;
}

/** Parses a loaded part. Any error means that the part is damaged. */
async function readAs<Value>(what: string, read: () => Value | Promise<Value>): Promise<Value> {
  try {
    return await read();
  } catch (error) {
    throw new SearchUnavailable('damaged', `The ${what} of the search index cannot be read.`, error);
  }
}

async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    throw new SearchUnavailable('network', 'The code of the search could not be loaded.', error);
  }
}

/**
 * Creates a client that searches an index in the browser. The names are loaded with the first
 * query, then the full text in the background, and the types when a query contains an arrow. After
 * that, search works offline. Until the full text arrives, each query indexes only the names that
 * it can match, because indexing all of them takes long on a slow phone.
 *
 * @param options - Where to load the parts from.
 */
export function createEmbeddedClient({
  partUrl,
  fetchPart = (...args) => fetch(...args),
  loadTypeEngine = () => import('./type-engine'),
}: EmbeddedOptions): SearchClient {
  const listeners = new Set<() => void>();
  let index: SearchIndex | null = null;
  let textIsComing = false;

  const names = once(async () => {
    const json = await loadPart(partUrl('names'), fetchPart);
    return readAs('names', () => {
      const part = unpackNames(json);
      return { part, narrow: createNarrowNames(part) };
    });
  });
  const full = once(async () => {
    textIsComing = true;
    let hasNames = false;
    try {
      const { part } = await names();
      hasNames = true;
      const json = await loadPart(partUrl('full'), fetchPart);
      index = await readAs('full text', () => addFullText(index ?? createIndex(part), json));
    } finally {
      textIsComing = false;
      if (hasNames) for (const listener of listeners) listener();
    }
  });
  const types = once(async (): Promise<[typeof TypeEngine, TypeIndex]> => {
    const [code, json] = await Promise.all([loadCode(loadTypeEngine), loadPart(partUrl('types'), fetchPart)]);
    return [code, await readAs('types', () => code.loadTypeIndex(json))];
  });

  async function searchByType(question: SearchQuestion): Promise<SearchAnswer | null> {
    const [code, index] = await types();
    return readAs('types', () => code.searchTypes(index, question));
  }

  return {
    async warmUp() {
      // Without the full text, searching names still works.
      await full().catch(() => undefined);
    },
    async search(question) {
      if (mayBeTypeQuery(question.query)) {
        const answer = await searchByType(question);
        // If no signature matches, search for the words.
        if (answer && answer.total > 0) return answer;
      }
      const { part, narrow } = await names();
      const response = await readAs('names', () => {
        if (!textIsComing) index ??= createIndex(part);
        return search({ ...question, index: index ?? createIndex(narrow(question.query, question.filters)) });
      });
      return answerByWords(response, textIsComing);
    },
    onBetterAnswers(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
