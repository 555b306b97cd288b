import type { SearchIndex } from '../engine/load-index';
import type { TypeIndex } from '../types/type-index';
import type * as EmbeddedEngine from './embedded-engine';
import { loadPart } from './load-part';
import {
  mayBeTypeQuery,
  SearchUnavailable,
  type SearchAnswer,
  type SearchClient,
  type SearchQuestion,
} from './search-client';
import type * as TypeEngine from './type-engine';

/** What the client works with; all but `partUrl` is for tests. */
interface EmbeddedOptions {
  partUrl: (part: 'names' | 'full' | 'types') => string;
  fetchPart?: typeof fetch;
  loadEngine?: () => Promise<typeof EmbeddedEngine>;
  loadTypeEngine?: () => Promise<typeof TypeEngine>;
}

/** Runs once, and again only after it has failed. */
function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | null = null;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = null;
      throw error;
    });
    return made;
  };
}

/** Runs a step that reads what was loaded. Whatever goes wrong in it, what was loaded is damaged. */
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
 * Searches the index that the browser holds. The names are loaded on the first question, the full text right after, in the
 * background; the types when a question has an arrow. Once loaded, it answers offline.
 *
 * @param options where the parts are
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
      // A text that is missing leaves a search by names, which is better than none.
      await full().catch(() => undefined);
    },
    async search(question) {
      if (mayBeTypeQuery(question.query)) {
        const answer = await searchByType(question);
        // Words may still find what no signature has.
        if (answer && answer.total > 0) return answer;
      }
      const index = current ?? (await names());
      const { search } = await engine();
      const { hits, total, quality, didYouMean, retry, filters } = await readAs('names', () =>
        search({ ...question, index: current ?? index }),
      );
      return {
        hits,
        total,
        quality,
        didYouMean,
        retry,
        filters,
        byType: false,
        isFallback: false,
        isPartial: textIsComing,
      };
    },
    onBetterAnswers(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
