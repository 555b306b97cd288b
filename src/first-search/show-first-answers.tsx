import { optionId } from '../components/search/SearchList';
import { SearchFilterBar } from '../components/search/SearchFilterBar';
import { SearchKeys } from '../components/search/SearchKeys';
import { SearchPanel } from '../components/search/SearchPanel';
import { groupResults, LIMIT, recentItems, type BoxItem } from '../components/search/group-results';
import { rememberSearch } from '../components/search/recent-searches';
import type { Outcome } from '../components/search/use-search-box';
import { searchText } from '../locales/search';
import { setFirstSearch, type FirstSearch } from '../vanilla/first-search';
import { createFirstAnswers, type FirstAnswers } from '../search/client/first-answers';
import { mayBeTypeQuery, type SearchFilters } from '../search/client/search-client';
import { MAX_QUERY_LENGTH } from '../model/search-dialog';
import { pageFacts, pageLocale } from '../vanilla/page-facts';
import { nodesOf } from './dom-jsx';

/** Items have the number that `autocomplete-core` gives them in the app. */
type Item = BoxItem & { __autocomplete_id: number };

/** Searching takes up to 100 ms on a slow phone, so wait for a pause in typing. In milliseconds. */
const TYPING_PAUSE = 80;

/** On a touchscreen, the click comes some time after the release. In milliseconds. */
const CLICK_DELAY = 100;

const focusableIn = (parent: Element): HTMLElement[] => [
  ...parent.querySelectorAll<HTMLElement>('a, button'),
];

/**
 * Shows tips, recent searches, and first results in the search dialog, until the app takes over.
 *
 * @param dialog - The open search dialog.
 * @param names - The text of the index's names part.
 * @returns A promise that resolves after the results are shown, and rejects if the names can't be
 *   loaded or read.
 */
export async function showFirstAnswers(dialog: HTMLDialogElement, names: Promise<string>): Promise<void> {
  const input = dialog.querySelector('input');
  const results = dialog.querySelector('[data-results]');
  if (!input || !results) return;
  const t = searchText(pageLocale());
  const { base } = pageFacts();
  const searchPath = (input.form?.getAttribute('action') ?? '').slice(base.length);
  const root = document.createElement('div');
  root.className = 'search-first';
  const stop = new AbortController();
  const { signal } = stop;
  let filters: SearchFilters = {};
  let search: FirstAnswers | null = null;
  let isPartial = true;
  let timer: number | undefined;
  let items: Item[] = [];
  let activeItemId: number | null = 0;
  let answered: FirstSearch['answered'] = null;
  let release: FirstSearch['release'] = null;

  const setQuery = (query: string): void => {
    input.value = query.slice(0, MAX_QUERY_LENGTH);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    // Not later: a link in the dialog that is still there when the click arrives closes it.
    render();
    input.focus();
  };

  function findOutcome(query: string): Outcome {
    answered = null;
    if (!query.trim() || !search || (mayBeTypeQuery(query) && isPartial)) return { state: 'idle' };
    const answer = search({ query, filters, limit: LIMIT }, isPartial);
    answered = { query, filters, answer };
    return { state: 'answered', query, answer };
  }

  function renderOnPause(): void {
    window.clearTimeout(timer);
    timer = window.setTimeout(render, TYPING_PAUSE);
  }

  function render(): void {
    window.clearTimeout(timer);
    timer = undefined;
    const query = input?.value ?? '';
    const outcome = findOutcome(query);
    const groups: [string, BoxItem[]][] = query.trim()
      ? groupResults(answered?.answer.hits ?? [])
      : [['recent', recentItems()]];
    let count = 0;
    const collections = groups.map(([sourceId, group]) => ({
      source: { sourceId },
      items: group.map((item): Item => ({ ...item, __autocomplete_id: count++ })),
    }));
    items = collections.flatMap((each) => each.items);
    activeItemId = items.length > 0 ? 0 : null;
    const status = outcome.state === 'idle' && query.trim() ? 'loading' : 'idle';
    root.replaceChildren(
      ...nodesOf(
        (
          <>
            <div className="search-filters">
              <SearchFilterBar t={t} filters={filters} onChange={setFilters} />
            </div>
            <div className="search-panel">
              <SearchPanel
                box={{
                  api: { setActiveItemId: select, refresh: () => Promise.resolve(render()) },
                  state: { query, status, activeItemId, collections: collections as never },
                  outcome,
                }}
                t={t}
                links={{ hrefOf: (url) => base + url, searchPath }}
                onQuery={setQuery}
                onWiden={() => setFilters({})}
                onOpen={open}
              />
            </div>
            <SearchKeys t={t} />
          </>
        ) as never,
      ),
    );
    select(activeItemId);
  }

  function setFilters(next: SearchFilters): void {
    const at = focusableIn(root).indexOf(document.activeElement as HTMLElement);
    filters = next;
    render();
    focusableIn(root)[at]?.focus();
  }

  function select(id: number | null): void {
    activeItemId = id;
    for (const { __autocomplete_id: each } of items)
      document.getElementById(optionId(each))?.setAttribute('aria-selected', String(each === id));
    input?.setAttribute('aria-expanded', String(items.length > 0));
    if (id === null) input?.removeAttribute('aria-activedescendant');
    else input?.setAttribute('aria-activedescendant', optionId(id));
  }

  function open(url: string): void {
    rememberSearch(input?.value ?? '');
    dialog.close();
    // As a link, so that a failure is handled like that of any other link.
    const link = Object.assign(document.createElement('a'), { href: base + url });
    document.body.append(link);
    link.click();
    link.remove();
  }

  function onKey(event: KeyboardEvent): void {
    if (event.isComposing) return;
    if (event.key === 'Enter' && timer !== undefined) render();
    const item = items[activeItemId ?? -1];
    if (!item) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      select(((activeItemId ?? 0) + step + items.length) % items.length);
      document.getElementById(optionId(activeItemId ?? 0))?.scrollIntoView({ block: 'nearest' });
    } else if (event.key !== 'Enter') return;
    else if (item.type === 'hit' && (event.ctrlKey || event.metaKey || event.shiftKey)) {
      rememberSearch(input?.value ?? '');
      window.open(base + item.hit.url, '_blank', 'noopener');
    } else document.getElementById(optionId(item.__autocomplete_id))?.click();
    event.preventDefault();
  }

  function onPress({ target }: Event): void {
    if (!root.contains(target as Node)) return;
    release = new Promise((resolve) => {
      const end = (): void => {
        release = null;
        resolve();
      };
      const endLater = (): void => void window.setTimeout(end, CLICK_DELAY);
      window.addEventListener('pointerup', endLater, { once: true });
      window.addEventListener('pointercancel', endLater, { once: true });
    });
  }

  setFirstSearch({
    get filters() {
      return filters;
    },
    get answered() {
      return answered;
    },
    get activeId() {
      return items[activeItemId ?? -1]?.id;
    },
    get release() {
      return release;
    },
    finish() {
      isPartial = false;
      if (search) render();
      return search !== null;
    },
    end() {
      const panelTop = root.querySelector('.search-panel')?.scrollTop ?? 0;
      const at = focusableIn(root).indexOf(document.activeElement as HTMLElement);
      setFirstSearch(undefined);
      stop.abort();
      window.clearTimeout(timer);
      root.remove();
      const panel = results.querySelector('.search-panel');
      if (panel) panel.scrollTop = panelTop;
      focusableIn(results)[at]?.focus();
    },
  });
  input.addEventListener('input', renderOnPause, { signal });
  input.addEventListener('keydown', onKey, { signal });
  input.form?.addEventListener('submit', () => rememberSearch(input.value), { signal });
  // Before React, which finishes its pending work when it gets the event.
  window.addEventListener('pointerdown', onPress, { signal, capture: true });
  results.prepend(root);
  render();
  search = createFirstAnswers(await names);
  if (!signal.aborted && input.value.trim()) render();
}
