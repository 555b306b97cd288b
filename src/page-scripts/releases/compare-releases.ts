import { fillIn } from '../../locales/translate';
import type { PackageReleases } from '../../model/doc';
import { sumChanges } from '../../model/sum-changes';
import { changeGroups, loadReleases, type ChangeListFacts } from './change-list';
import { followHeadings } from '../../components/toc/current-heading';
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

/** A form that compares two releases, and what it changes on the page. */
interface Comparison {
  facts: ComparisonFacts;
  from: HTMLSelectElement;
  to: HTMLSelectElement;
  /** The list of all releases, which a comparison replaces. */
  list: HTMLElement;
  result: HTMLElement;
  /** How many times `show` was called. */
  requests: number;
}

const comparisons = new WeakMap<HTMLFormElement, Comparison>();

const currentForm = () => document.querySelector<HTMLFormElement>('[data-compare]');

/**
 * Initializes the form that compares two releases. The combined changes replace the list of
 * releases, and the choice is kept in the URL so that it can be shared. Later calls for the same
 * page apply the URL again, because a link may have changed it.
 *
 * @returns A promise that resolves when the page shows what the URL asks for.
 */
export async function compareReleases(): Promise<void> {
  const form = currentForm();
  const initialized = form && comparisons.get(form);
  if (initialized) return applyUrl(initialized);
  const comparison = form && findComparison(form);
  if (!comparison) return;
  comparisons.set(form, comparison);
  // The same function each time, so there is one listener however many pages have had a form.
  window.addEventListener('hashchange', applyHash);
  form.addEventListener('change', () => applyChoice(comparison));
  form.addEventListener('submit', (event) => event.preventDefault());
  readUrl(comparison);
  await show(comparison);
  // The comparison's sections weren't there yet when the browser followed the link.
  if (comparison.list.hidden) hashTarget(window.location.hash)?.scrollIntoView();
}

function findComparison(form: HTMLFormElement): Comparison | null {
  const list = document.querySelector<HTMLElement>('[data-releases]');
  const result = document.querySelector<HTMLElement>('[data-compared]');
  const from = form.querySelector<HTMLSelectElement>('[name=from]');
  const to = form.querySelector<HTMLSelectElement>('[name=to]');
  if (!list || !result || !from || !to) return null;
  const facts = JSON.parse(form.dataset['compare'] ?? '') as ComparisonFacts;
  return { facts, from, to, list, result, requests: 0 };
}

function readUrl({ from, to }: Comparison): void {
  const chosen = new URLSearchParams(window.location.search);
  choose(from, chosen.get('from') ?? NOT_CHOSEN);
  choose(to, chosen.get('to'));
}

async function applyUrl(comparison: Comparison): Promise<void> {
  const { from, to } = comparison;
  const [older, newer] = [from.value, to.value];
  readUrl(comparison);
  if (from.value === older && to.value === newer) return;
  await show(comparison);
  hashTarget(window.location.hash)?.scrollIntoView();
}

/** Shows the list of releases if the hash is in it. A search result may link to a release. */
function applyHash(): void {
  const form = currentForm();
  const comparison = form && comparisons.get(form);
  const target = hashTarget(window.location.hash);
  if (!comparison?.list.hidden || !target || !comparison.list.contains(target)) return;
  comparison.from.value = NOT_CHOSEN;
  replaceUrl({ search: '' });
  void show(comparison);
  target.scrollIntoView();
}

function applyChoice(comparison: Comparison): void {
  const [from, to] = [comparison.from.value, comparison.to.value];
  replaceUrl({ search: from === NOT_CHOSEN ? '' : String(new URLSearchParams({ from, to })), hash: '' });
  void show(comparison);
}

function replaceUrl(parts: { search: string; hash?: string }): void {
  const url = Object.assign(new URL(window.location.href), parts);
  window.history.replaceState(window.history.state, '', url);
}

async function show(comparison: Comparison): Promise<void> {
  const { facts, from, to, list, result } = comparison;
  const request = (comparison.requests += 1);
  const isComparing = from.value !== NOT_CHOSEN;
  list.hidden = isComparing;
  if (to.parentElement) to.parentElement.hidden = !isComparing;
  const versions = [...to.options].map(({ value }) => value);
  const elements = isComparing ? await comparisonOf(facts, between(versions, from.value, to.value)) : [];
  // Two quick choices may finish loading in any order.
  if (request !== comparison.requests) return;
  result.replaceChildren(...elements);
  showContents(isComparing ? [...result.querySelectorAll('h3')] : null);
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
