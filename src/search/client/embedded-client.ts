import type { SearchIndex } from '../engine/load-index';
import type { TypeIndex } from '../types/type-index';
import type * as EmbeddedEngine from './embedded-engine';
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

/** Settings for the client. All except `partUrl` are for tests. */
interface EmbeddedOptions {
  partUrl: (part: 'names' | 'full' | 'types') => string;
  fetchPart?: typeof fetch;
  loadEngine?: () => Promise<typeof EmbeddedEngine>;
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
 * that, search works offline.
 *
 * @param options - Where to load the parts from.
 */
export function createEmbeddedClient({
  partUrl,
  fetchPart = (...args) => fetch(...args),
  loadEngine = () => import('./embedded-engine'),
  loadTypeEngine = () => import('./type-engine'),
}: EmbeddedOptions): SearchClient {
  const listeners = new Set<() => void>();
  let current: SearchIndex | null = null;
  let textIsComing = false;

  const engine = once(() => loadCode(loadEngine));
  const names = once(async () => {
    const [code, json] = await Promise.all([engine(), loadPart(partUrl('names'), fetchPart)]);
    const index = await readAs('names', () => code.loadIndex(json));
    current = index;
    return index;
  });
  const full = once(async () => {
    textIsComing = true;
    try {
      const index = await names();
      const json = await loadPart(partUrl('full'), fetchPart);
      const { addFullText } = await engine();
      current = await readAs('full text', () => addFullText(index, json));
    } finally {
      textIsComing = false;
      if (current) for (const listener of listeners) listener();
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
      const index = current ?? (await names());
      const { search } = await engine();
      const result = await readAs('names', () => search({ ...question, index: current ?? index }));
      return answerByWords(result, textIsComing);
    },
    onBetterAnswers(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
