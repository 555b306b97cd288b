import { fillIn } from '../../locales/translate';
import type { PackageReleases } from '../../model/doc';
import { sumChanges } from '../../model/sum-changes';
import { changeGroups, loadReleases, type ChangeListFacts } from './change-list';
import { followHeadings } from '../sections/current-heading';
import { element } from '../dom/element';
import { hashTarget } from '../sections/hash-target';

/** The form's data, from its `data-compare` attribute. */
export interface ComparisonFacts extends ChangeListFacts {
  importName: string;
  /** Title of a comparison, with `from` and `to`. */
  title: string;
  /** Shown if nothing changed. */
  none: string;
  /** Shown if the releases can't be loaded. */
  failed: string;
}

const NOT_CHOSEN = '';

/** For each initialized form, functions that apply the URL's releases and its hash. */
const comparisons = new WeakMap<HTMLFormElement, { applyUrl: () => Promise<void>; applyHash: () => void }>();

const currentForm = () => document.querySelector<HTMLFormElement>('[data-compare]');

function applyHash(): void {
  const form = currentForm();
  if (form) comparisons.get(form)?.applyHash();
}

/**
 * Initializes the form that compares two releases. The combined changes replace the list of
 * releases, and the choice is kept in the URL so that it can be shared. Later calls for the same
 * page apply the URL again, because a link may have changed it.
 *
 * @returns A promise that resolves when the page shows what the URL asks for.
 */
export async function compareReleases(): Promise<void> {
  const form = currentForm();
  const comparison = form && comparisons.get(form);
  if (comparison) return comparison.applyUrl();
  const list = document.querySelector<HTMLElement>('[data-releases]');
  const result = document.querySelector<HTMLElement>('[data-compared]');
  const from = form?.querySelector<HTMLSelectElement>('[name=from]');
  const to = form?.querySelector<HTMLSelectElement>('[name=to]');
  if (!form || !list || !result || !from || !to) return;
  const versions = [...to.options].map(({ value }) => value);
  const read = (): void => {
    const chosen = new URLSearchParams(window.location.search);
    choose(from, chosen.get('from') ?? NOT_CHOSEN);
    choose(to, chosen.get('to'));
  };
  const facts = JSON.parse(form.dataset['compare'] ?? '') as ComparisonFacts;
  let requests = 0;
  const show = async (): Promise<void> => {
    const request = (requests += 1);
    const isComparing = from.value !== NOT_CHOSEN;
    list.hidden = isComparing;
    if (to.parentElement) to.parentElement.hidden = !isComparing;
    const elements = isComparing ? await comparisonOf(facts, between(versions, from.value, to.value)) : [];
    // Two quick choices may be answered in any order.
    if (request !== requests) return;
    result.replaceChildren(...elements);
    showContents(isComparing ? [...result.querySelectorAll('h3')] : null);
  };
  comparisons.set(form, {
    applyUrl: async () => {
      const [older, newer] = [from.value, to.value];
      read();
      if (from.value === older && to.value === newer) return;
      await show();
      hashTarget(window.location.hash)?.scrollIntoView();
    },
    // A link, such as a search result, may lead to a release in the hidden list.
    applyHash: () => {
      const target = hashTarget(window.location.hash);
      if (!target || !list.hidden || !list.contains(target)) return;
      from.value = NOT_CHOSEN;
      const url = new URL(window.location.href);
      url.search = '';
      window.history.replaceState(window.history.state, '', url);
      void show();
      target.scrollIntoView();
    },
  });
  // The same function each time, so there is one listener however many pages have had a form.
  window.addEventListener('hashchange', applyHash);
  form.addEventListener('change', () => {
    const url = new URL(window.location.href);
    url.search =
      from.value === NOT_CHOSEN ? '' : String(new URLSearchParams({ from: from.value, to: to.value }));
    url.hash = '';
    window.history.replaceState(window.history.state, '', url);
    void show();
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  read();
  await show();
  // The comparison's sections weren't there yet when the browser followed the link.
  if (list.hidden) hashTarget(window.location.hash)?.scrollIntoView();
}

/**
 * Lists the comparison's groups in the tables of contents, or the releases if there is none. Hides the
 * contents of an empty comparison.
 */
function showContents(headings: readonly HTMLElement[] | null): void {
  for (const contents of document.querySelectorAll<HTMLElement>('[data-toc-list]')) {
    const isForComparison = contents.dataset['tocList'] === 'compared';
    contents.hidden = isForComparison !== (headings !== null);
    const box = contents.closest('details') ?? contents.closest('nav');
    if (box) box.hidden = headings?.length === 0;
    if (isForComparison)
      contents.replaceChildren(
        ...(headings ?? []).map(({ id, textContent }) =>
          element('li', {}, element('a', { href: `#${id}` }, textContent ?? '')),
        ),
      );
  }
  followHeadings();
}

function choose(select: HTMLSelectElement, value: string | null): void {
  if ([...select.options].some((option) => option.value === value)) select.value = value ?? '';
}

/**
 * Returns the releases after the older one, up to the newer one, oldest first. The arguments can be
 * in either order.
 */
function between(
  versions: readonly string[],
  a: string,
  b: string,
): { from: string; to: string; versions: string[] } {
  const [newer = 0, older = 0] = [versions.indexOf(a), versions.indexOf(b)].sort((x, y) => x - y);
  return {
    from: versions[older] ?? '',
    to: versions[newer] ?? '',
    versions: versions.slice(newer, older).reverse(),
  };
}

async function comparisonOf(
  facts: ComparisonFacts,
  { from, to, versions }: ReturnType<typeof between>,
): Promise<HTMLElement[]> {
  const title = element('h2', {}, fillIn(facts.title, { from, to }));
  let packages: PackageReleases[];
  try {
    packages = await loadReleases(facts);
  } catch {
    return [title, element('p', { class: 'error' }, facts.failed)];
  }
  const releases = packages.find(({ importName }) => importName === facts.importName)?.releases ?? [];
  const changes = versions.map((each) => releases.find(({ version }) => version === each)?.changes ?? []);
  const groups = changeGroups(sumChanges(changes), facts, (change, heading) =>
    element('h3', { id: `compared-${change}` }, heading),
  );
  return [title, ...(groups.length > 0 ? groups : [element('p', {}, facts.none)])];
}
