import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { groupResults, LIMIT, type BoxItem, type ItemGroup } from '../../components/search/group-results';
import { forgetSearches, recentSearches, rememberSearch } from '../../components/search/recent-searches';
import { SearchFilterBar } from '../../components/search/SearchFilterBar';
import { SearchKeys } from '../../components/search/SearchKeys';
import { optionId } from '../../components/search/SearchList';
import { SearchPanel, type Outcome } from '../../components/search/SearchPanel';
import { search, searchProvider } from '../../config/search';
import { searchText } from '../../locales/search';
import { isPlainClick } from '../../browser/plain-click';
import { MAX_QUERY_LENGTH } from '../../model/search-dialog';
import { searchClientFor } from '../../search/client/create-search-client';
import { keepResultOrder } from '../../search/client/keep-result-order';
import { SearchUnavailable, type SearchClient, type SearchFilters } from '../../search/client/search-client';
import { pageSettings, pageLocale } from '../dom/page-settings';
import { pagePathOf } from '../navigation/page-link';

/** Searching takes up to 100 ms on a slow phone, so wait for a pause in typing. In milliseconds. */
const TYPING_PAUSE = 80;

/** The key code of every key that an input method handles. */
const INPUT_METHOD = 229;

/**
 * Shows results in the search dialog.
 *
 * @param dialog - The open search dialog.
 * @param fetchPart - Fetches a part of the index.
 * @returns A function that removes them.
 */
export const showSearch = (dialog: HTMLDialogElement, fetchPart: typeof fetch): (() => void) =>
  searchWith(
    searchClientFor({
      provider: searchProvider,
      locale: pageLocale(),
      version: search.version,
      base: pageSettings().base,
      fetchPart,
    }),
    dialog,
  );

/**
 * Shows a client's results in the search dialog. React could render it too, and does so in
 * development, but results must not wait for it in the browser.
 *
 * @param client - Finds the results.
 * @param dialog - The open search dialog.
 * @returns A function that removes the results.
 */
export function searchWith(client: SearchClient, dialog: HTMLDialogElement): () => void {
  const input = dialog.querySelector('input');
  const results = dialog.querySelector('[data-results]');
  if (!input || !results) return () => undefined;
  const t = searchText(pageLocale());
  const { base } = pageSettings();
  const searchPath = (input.form?.getAttribute('action') ?? '').slice(base.length);
  const root = createRoot(results);
  const stop = new AbortController();
  const { signal } = stop;
  let filters: SearchFilters = {};
  let outcome: Outcome = { state: 'idle' };
  let groups: ItemGroup[] = [];
  let selected = 0;
  let requestId = 0;
  let isSearching = false;
  let opensFirst = false;
  let timer: number | undefined;

  const items = (): BoxItem[] => groups.flatMap((group) => group.items);
  const isCurrent = (): boolean =>
    outcome.state === 'idle'
      ? !input.value.trim()
      : outcome.query === input.value && outcome.filters === filters;

  /**
   * Searches for the text in the box. Better results for the same query keep the rows that are
   * displayed.
   */
  async function ask(): Promise<void> {
    window.clearTimeout(timer);
    timer = undefined;
    const id = ++requestId;
    const query = input?.value ?? '';
    const isRepeated = query.trim() !== '' && isCurrent();
    const shown = isRepeated && outcome.state === 'answered' ? outcome.answer : null;
    const question = { query, filters };
    isSearching = query.trim() !== '';
    if (isSearching) render();
    const next: Outcome = !isSearching
      ? { state: 'idle' }
      : await client.search({ ...question, limit: LIMIT }).then(
          (answer) => ({ state: 'answered', ...question, answer: keepResultOrder(shown, answer) }),
          (failure: SearchUnavailable) => ({ state: 'failed', ...question, failure }),
        );
    if (id !== requestId || signal.aborted) return;
    outcome = next;
    isSearching = false;
    if (!isRepeated) {
      selected = 0;
      const panel = results?.querySelector('.search-panel');
      if (panel) panel.scrollTop = 0;
    }
    render();
    if (isAwaited()) return;
    if (opensFirst && query.trim()) clickSelected();
    opensFirst = false;
  }

  function askOnPause(): void {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => void ask(), TYPING_PAUSE);
  }

  /** Checks whether results for the text in the box may still arrive. */
  const isAwaited = (): boolean =>
    !isCurrent() ||
    (items().length === 0 && (isSearching || (outcome.state === 'answered' && outcome.answer.isPartial)));

  function render(): void {
    try {
      draw();
    } catch (error) {
      // A result that can't be shown must not stop the box.
      reportError(error);
      const failure = new SearchUnavailable('damaged', 'The results cannot be shown.', error);
      outcome = { state: 'failed', query: input?.value ?? '', filters, failure };
      draw();
    }
  }

  function draw(): void {
    const query = input?.value ?? '';
    groups =
      outcome.state === 'answered'
        ? groupResults(outcome.answer.hits)
        : outcome.state === 'idle' && !query.trim()
          ? startGroups()
          : [];
    flushSync(() =>
      root.render(
        <>
          <div className="search-filters">
            <SearchFilterBar t={t} filters={filters} onChange={setFilters} />
          </div>
          <div className="search-panel">
            <SearchPanel
              {...{ t, query, outcome, isSearching, groups, selected }}
              links={{ base, searchPath }}
              onSelect={select}
              onPick={pick}
              onQuery={setQuery}
              onWiden={() => setFilters({})}
              onRetry={() => {
                void client.warmUp();
                void ask();
              }}
              onForget={() => {
                forgetSearches();
                void ask();
              }}
              onLeave={() => rememberSearch(query)}
            />
          </div>
          <SearchKeys t={t} />
        </>,
      ),
    );
    const hasItems = groups.length > 0;
    input?.setAttribute('aria-expanded', String(hasItems));
    if (hasItems) input?.setAttribute('aria-activedescendant', optionId(selected));
    else input?.removeAttribute('aria-activedescendant');
  }

  function select(position: number): void {
    if (position === selected) return;
    selected = position;
    render();
  }

  function pick(
    item: BoxItem,
    event: Parameters<typeof isPlainClick>[0] & { preventDefault: () => void },
  ): void {
    if (item.type === 'hit') rememberSearch(input?.value ?? '');
    if (item.type !== 'recent' || !isPlainClick(event)) return;
    event.preventDefault();
    setQuery(item.id);
  }

  function setQuery(query: string): void {
    if (!input) return;
    input.value = query.slice(0, MAX_QUERY_LENGTH);
    void ask();
    input.focus();
  }

  function setFilters(next: SearchFilters): void {
    filters = next;
    void ask();
  }

  const clickSelected = (): void => document.getElementById(optionId(selected))?.click();

  function onKey(event: KeyboardEvent): void {
    // Safari sends the Enter that confirms a word after the end of the composition.
    if (event.isComposing || event.keyCode === INPUT_METHOD) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const { length } = items();
    if (step !== undefined && length > 0) {
      select((selected + step + length) % length);
      document.getElementById(optionId(selected))?.scrollIntoView({ block: 'nearest' });
    } else if (event.key !== 'Enter') return;
    else if (isAwaited()) {
      opensFirst = true;
      if (timer !== undefined) void ask();
    } else if (length === 0) return;
    else {
      const item = items()[selected];
      if (item?.type === 'hit' && (event.ctrlKey || event.metaKey || event.shiftKey)) {
        rememberSearch(input?.value ?? '');
        window.open(base + item.url, '_blank', 'noopener');
      } else clickSelected();
    }
    event.preventDefault();
  }

  input.addEventListener('input', askOnPause, { signal });
  input.addEventListener('keydown', onKey, { signal });
  // Without results, Enter opens the search page.
  input.form?.addEventListener(
    'submit',
    (event) => {
      if (input.value.trim()) rememberSearch(input.value);
      else event.preventDefault();
    },
    { signal },
  );
  const unsubscribe = client.onBetterAnswers(() => {
    if (input.value.trim()) void ask();
  });
  void client.warmUp();
  void ask();
  return () => {
    stop.abort();
    window.clearTimeout(timer);
    unsubscribe();
    root.unmount();
  };
}

/** What an empty box offers: recent searches, and the pages in the navbar and the footer. */
function startGroups(): ItemGroup[] {
  const links = document.querySelectorAll<HTMLAnchorElement>(
    'header nav a:not([data-language]), footer li a',
  );
  const titles = new Map([...links].map((link) => [pagePathOf(link), link.textContent ?? '']));
  titles.delete(null);
  const pages = [...titles].map(
    ([url, title]) => ({ type: 'start', id: url ?? '', url: url ?? '', title }) as const,
  );
  const groups: ItemGroup[] = [
    { id: 'recent', items: recentSearches().map((query) => ({ type: 'recent', id: query })) },
    { id: 'start', items: pages },
  ];
  return groups.filter(({ items }) => items.length > 0);
}
