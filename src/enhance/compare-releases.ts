import { CHANGES, compareBreaks, groupChanges, readBreaks, type Breaks, type Change } from '../model/history';
import { sumChanges } from '../model/sum-changes';
import { element } from './element';

const UNTIL_CHOSEN = '';

/**
 * Works the chooser of a page of changes: the sum of what lies between two releases takes the place of the list. What is chosen is kept in the
 * address, so that it can be shared. Called again for the same page it does nothing.
 */
export function compareReleases(): void {
  const form = document.querySelector<HTMLFormElement>('[data-compare]:not([data-ready])');
  const list = document.querySelector<HTMLElement>('[data-releases]');
  const result = document.querySelector<HTMLElement>('[data-compared]');
  const from = form?.querySelector<HTMLSelectElement>('[name=from]');
  const to = form?.querySelector<HTMLSelectElement>('[name=to]');
  if (!form || !list || !result || !from || !to) return;
  form.dataset['ready'] = '';
  const versions = [...to.options].map(({ value }) => value);
  const chosen = new URLSearchParams(window.location.search);
  choose(from, chosen.get('from'));
  choose(to, chosen.get('to'));
  const show = (): void => {
    const isComparing = from.value !== UNTIL_CHOSEN;
    list.hidden = isComparing;
    if (to.parentElement) to.parentElement.hidden = !isComparing;
    result.replaceChildren(
      ...(isComparing ? sumOf(form, list, between(versions, from.value, to.value)) : []),
    );
  };
  form.addEventListener('change', () => {
    const url = new URL(window.location.href);
    url.search =
      from.value === UNTIL_CHOSEN ? '' : String(new URLSearchParams({ from: from.value, to: to.value }));
    url.hash = '';
    window.history.replaceState(window.history.state, '', url);
    show();
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  // The table of contents leads to releases of the list.
  window.addEventListener('hashchange', () => {
    const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
    if (!target || !list.hidden || !list.contains(target)) return;
    from.value = UNTIL_CHOSEN;
    const url = new URL(window.location.href);
    url.search = '';
    window.history.replaceState(window.history.state, '', url);
    show();
    target.scrollIntoView();
  });
  show();
}

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
