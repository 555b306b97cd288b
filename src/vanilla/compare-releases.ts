import { fillIn } from '../model/text';
import { CHANGES, compareBreaks, groupChanges, readBreaks, type Breaks, type Change } from '../model/history';
import { sumChanges } from '../model/sum-changes';
import { followHeadings } from './current-heading';
import { element } from './element';
import { hashTarget } from './hash-target';

const NOT_CHOSEN = '';

/** For each initialized form, functions that apply the URL's releases and its hash. */
const comparisons = new WeakMap<HTMLFormElement, Record<'applyUrl' | 'applyHash', () => void>>();

const currentForm = () => document.querySelector<HTMLFormElement>('[data-compare]');

function applyHash(): void {
  const form = currentForm();
  if (form) comparisons.get(form)?.applyHash();
}

/**
 * Initializes the form that compares two releases. The combined changes replace the list of
 * releases, and the choice is kept in the URL so that it can be shared. Later calls for the same
 * page apply the URL again, because a link may have changed it.
 */
export function compareReleases(): void {
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
  const show = (): void => {
    const isComparing = from.value !== NOT_CHOSEN;
    list.hidden = isComparing;
    if (to.parentElement) to.parentElement.hidden = !isComparing;
    result.replaceChildren(
      ...(isComparing ? comparisonOf(form, list, between(versions, from.value, to.value)) : []),
    );
    showContents(isComparing ? [...result.querySelectorAll('h3')] : null);
  };
  comparisons.set(form, {
    applyUrl: () => {
      const [older, newer] = [from.value, to.value];
      read();
      if (from.value === older && to.value === newer) return;
      show();
      if (!list.hidden) hashTarget(window.location.hash)?.scrollIntoView();
    },
    // A link, such as a search result, may lead to a release in the hidden list.
    applyHash: () => {
      const target = hashTarget(window.location.hash);
      if (!target || !list.hidden || !list.contains(target)) return;
      from.value = NOT_CHOSEN;
      const url = new URL(window.location.href);
      url.search = '';
      window.history.replaceState(window.history.state, '', url);
      show();
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
    show();
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  read();
  show();
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

function comparisonOf(
  form: HTMLElement,
  list: HTMLElement,
  { from, to, versions }: ReturnType<typeof between>,
): HTMLElement[] {
  const releases = versions.flatMap((version) => [
    ...list.querySelectorAll(`[data-release="${CSS.escape(version)}"]`),
  ]);
  const changes = sumChanges(releases.map(readChanges));
  const title = fillIn(form.dataset['title'] ?? '', { from, to });
  const items = [...list.querySelectorAll<HTMLElement>('li[data-name]')].filter((item) =>
    releases.some((release) => release.contains(item)),
  );
  const groups = groupChanges(changes).flatMap(({ change: kind, changes: changesOfKind }) => {
    const heading = list.querySelector(`[data-group="${kind}"] > h3`);
    if (!heading?.parentElement) return [];
    changesOfKind.sort((a, b) => compareBreaks(breaksOf(a), breaksOf(b)));
    const group = heading.parentElement.cloneNode() as HTMLElement;
    group.append(
      element('h3', { id: `compared-${kind}` }, heading.textContent ?? ''),
      element('ul', {}, ...changesOfKind.map((change) => itemOf(change, items, list))),
    );
    return [group];
  });
  return [
    element('h2', {}, title),
    ...(groups.length > 0 ? groups : [element('p', {}, form.dataset['none'] ?? '')]),
  ];
}

function breaksOf(change: Change): Breaks | undefined {
  return 'breaks' in change ? change.breaks : undefined;
}

/** Reads a release's changes from the page. */
function readChanges(release: Element): Change[] {
  return [...release.querySelectorAll<HTMLElement>('li[data-name]')].flatMap((item): Change[] => {
    const { name = '' } = item.dataset;
    const breaks = readBreaks(item.dataset['breaks']);
    const change = kindOf(item);
    const severity: { breaks?: Breaks } = breaks ? { breaks } : {};
    if (change === 'changed') return [{ change, name, ...severity, ...declarationsOf(item) }];
    return change === undefined ? [] : [{ change, name, ...severity }];
  });
}

function kindOf(item: Element): Change['change'] | undefined {
  const kind = item.closest<HTMLElement>('[data-group]')?.dataset['group'];
  return CHANGES.find((change) => change === kind);
}

function declarationsOf(item: Element): { from: string; to: string } {
  return {
    from: item.querySelector('del')?.textContent ?? '',
    to: item.querySelector('ins')?.textContent ?? '',
  };
}

/** Copies a change's list item and fills in the combined declarations and severity. */
function itemOf(change: Change, items: readonly HTMLElement[], list: HTMLElement): HTMLElement {
  const sameName = items.filter(({ dataset }) => dataset['name'] === change.name);
  const [shown = sameName[0]] = sameName.filter((item) => kindOf(item) === change.change);
  const item = (shown ?? element('li')).cloneNode(true) as HTMLElement;
  const breaks = breaksOf(change);
  const severity = breaks && list.querySelector(`li[data-breaks="${breaks}"] > b`);
  item.querySelector(':scope > b')?.remove();
  if (severity) item.firstElementChild?.after(severity.cloneNode(true));
  const [old, now] = [item.querySelector('del'), item.querySelector('ins')];
  if (change.change !== 'changed' || change.from === '') item.querySelector('pre')?.remove();
  else if (old && now) {
    old.textContent = change.from;
    now.textContent = change.to;
  }
  return item;
}
