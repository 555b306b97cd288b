import { CHANGES, compareBreaks, groupChanges, readBreaks, type Breaks, type Change } from '../model/history';
import { sumChanges } from '../model/sum-changes';
import { decodeUrl } from '../model/text';
import { element } from './element';

const UNTIL_CHOSEN = '';

/** Makes a form that works already show what the address says. */
const followAddress = new WeakMap<HTMLFormElement, () => void>();

/**
 * Works the chooser of a page of changes: the sum of what lies between two releases takes the place of the list. What is chosen is kept in the
 * address, so that it can be shared. Called again for the same page it follows the address, which a link may have changed.
 */
export function compareReleases(): void {
  const form = document.querySelector<HTMLFormElement>('[data-compare]');
  const follow = form && followAddress.get(form);
  if (follow) return follow();
  const list = document.querySelector<HTMLElement>('[data-releases]');
  const result = document.querySelector<HTMLElement>('[data-compared]');
  const from = form?.querySelector<HTMLSelectElement>('[name=from]');
  const to = form?.querySelector<HTMLSelectElement>('[name=to]');
  if (!form || !list || !result || !from || !to) return;
  const versions = [...to.options].map(({ value }) => value);
  const read = (): void => {
    const chosen = new URLSearchParams(window.location.search);
    choose(from, chosen.get('from') ?? UNTIL_CHOSEN);
    choose(to, chosen.get('to'));
  };
  const show = (): void => {
    const isComparing = from.value !== UNTIL_CHOSEN;
    list.hidden = isComparing;
    // The table of contents only has what is hidden now.
    const main = list.closest('main');
    if (main) main.dataset['toc'] = String(!isComparing);
    if (to.parentElement) to.parentElement.hidden = !isComparing;
    result.replaceChildren(
      ...(isComparing ? sumOf(form, list, between(versions, from.value, to.value)) : []),
    );
  };
  followAddress.set(form, () => {
    const [older, newer] = [from.value, to.value];
    read();
    if (from.value === older && to.value === newer) return;
    show();
    if (!list.hidden) targetOf(window.location.hash)?.scrollIntoView();
  });
  form.addEventListener('change', () => {
    const url = new URL(window.location.href);
    url.search =
      from.value === UNTIL_CHOSEN ? '' : String(new URLSearchParams({ from: from.value, to: to.value }));
    url.hash = '';
    window.history.replaceState(window.history.state, '', url);
    show();
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  // A link, such as a result of the search, may lead to a release of the list.
  window.addEventListener('hashchange', () => {
    const target = targetOf(window.location.hash);
    if (!target || !list.hidden || !list.contains(target)) return;
    from.value = UNTIL_CHOSEN;
    const url = new URL(window.location.href);
    url.search = '';
    window.history.replaceState(window.history.state, '', url);
    show();
    target.scrollIntoView();
  });
  read();
  show();
}

const targetOf = (hash: string): HTMLElement | null => document.getElementById(decodeUrl(hash.slice(1)));

function choose(select: HTMLSelectElement, value: string | null): void {
  if ([...select.options].some((option) => option.value === value)) select.value = value ?? '';
}

/** The releases after the older one, up to the newer one, oldest first, whichever was chosen first. */
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

function sumOf(
  form: HTMLElement,
  list: HTMLElement,
  { from, to, versions }: ReturnType<typeof between>,
): HTMLElement[] {
  const releases = versions.flatMap((version) => [
    ...list.querySelectorAll(`[data-release="${CSS.escape(version)}"]`),
  ]);
  const changes = sumChanges(releases.map(readChanges));
  const title = (form.dataset['title'] ?? '').replace('{from}', from).replace('{to}', to);
  const items = [...list.querySelectorAll<HTMLElement>('li[data-name]')].filter((item) =>
    releases.some((release) => release.contains(item)),
  );
  const groups = groupChanges(changes).flatMap(({ change: kind, changes: own }) => {
    const heading = list.querySelector(`[data-group="${kind}"] > h3`);
    if (!heading?.parentElement) return [];
    own.sort((a, b) => compareBreaks(breaksOf(a), breaksOf(b)));
    const group = heading.parentElement.cloneNode() as HTMLElement;
    group.append(
      heading.cloneNode(true),
      element('ul', {}, ...own.map((change) => itemOf(change, items, list))),
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

/** The changes of a release, as the page shows them. */
function readChanges(release: Element): Change[] {
  return [...release.querySelectorAll<HTMLElement>('li[data-name]')].flatMap((item): Change[] => {
    const { name = '' } = item.dataset;
    const breaks = readBreaks(item.dataset['breaks']);
    const change = kindOf(item);
    const grade: { breaks?: Breaks } = breaks ? { breaks } : {};
    if (change === 'changed') return [{ change, name, ...grade, ...declarationsOf(item) }];
    return change === undefined ? [] : [{ change, name, ...grade }];
  });
}

function kindOf(item: Element): Change['change'] | undefined {
  const kind = item.closest<HTMLElement>('[data-group]')?.dataset['group'];
  return CHANGES.find((each) => each === kind);
}

function declarationsOf(item: Element): { from: string; to: string } {
  return {
    from: item.querySelector('del')?.textContent ?? '',
    to: item.querySelector('ins')?.textContent ?? '',
  };
}

/** The item of a change of the list, with the declarations and the grade of the sum. */
function itemOf(change: Change, items: readonly HTMLElement[], list: HTMLElement): HTMLElement {
  const own = items.filter(({ dataset }) => dataset['name'] === change.name);
  const [shown = own[0]] = own.filter((item) => kindOf(item) === change.change);
  const item = (shown ?? element('li')).cloneNode(true) as HTMLElement;
  const breaks = breaksOf(change);
  const grade = breaks && list.querySelector(`li[data-breaks="${breaks}"] > b`);
  item.querySelector(':scope > b')?.remove();
  if (grade) item.firstElementChild?.after(grade.cloneNode(true));
  const [old, now] = [item.querySelector('del'), item.querySelector('ins')];
  if (change.change !== 'changed' || change.from === '') item.querySelector('pre')?.remove();
  else if (old && now) {
    old.textContent = change.from;
    now.textContent = change.to;
  }
  return item;
}
