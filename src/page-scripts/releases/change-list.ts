import { describeChange } from '../../model/describe-change';
import type { PackageReleases, ReferenceReleaseChange } from '../../model/doc';
import { compareBreaks, groupChanges, type Breaks, type Change } from '../../model/history';
import { element } from '../dom/element';
import { fetchFile } from '../../browser/fetch-file';
import { checkReleases } from './upgrades';

/** The data for a list of changes, from an attribute of its form. */
export interface ChangeListFacts {
  /** URL of the releases of all packages. */
  file: string;
  /** The language's root URL, path prefix included. */
  home: string;
  groups: Record<Change['change'], string>;
  breaks: Record<Breaks, string>;
  /** Classes of a group and of a "breaking" mark. */
  classes: { group: string; breaks: string };
}

/**
 * Loads the releases of all packages.
 *
 * @throws When they can't be fetched or aren't valid.
 */
export async function loadReleases({ file }: Pick<ChangeListFacts, 'file'>): Promise<PackageReleases[]> {
  return checkReleases(await (await fetchFile(file)).json(), file);
}

/**
 * Lists changes by kind, breaking changes first.
 *
 * @param headingOf - Returns a group's heading.
 * @param noteOf - Returns a note to show before a change.
 */
export function changeGroups<Each extends ReferenceReleaseChange>(
  changes: readonly Each[],
  facts: ChangeListFacts,
  headingOf: (change: Change['change'], title: string) => HTMLElement,
  noteOf: (change: Each) => HTMLElement[] = () => [],
): HTMLElement[] {
  return groupChanges(changes).map(({ change, changes: changesOfKind }) => {
    const sorted = [...changesOfKind].sort((a, b) => compareBreaks(a.breaks, b.breaks));
    const items = sorted.map((each) => element('li', {}, ...noteOf(each), ...contentOf(each, facts)));
    return element(
      'div',
      { class: facts.classes.group },
      headingOf(change, facts.groups[change]),
      element('ul', {}, ...items),
    );
  });
}

function contentOf(
  change: ReferenceReleaseChange,
  { home, breaks: labels, classes }: ChangeListFacts,
): (HTMLElement | string)[] {
  const { label, kind, slug, breaks, successor, declarations } = describeChange(change);
  const code = (text: string) => element('code', { translate: 'no' }, text);
  const urlOf = (slug: string) => home + slug.slice(1);
  const icon = kind === null ? undefined : `api api-${kind}`;
  return [
    slug === null
      ? element('span', { class: icon }, code(label))
      : element('a', { class: icon, href: urlOf(slug) }, code(label)),
    ...(breaks ? [element('b', { class: `breaks-${breaks} ${classes.breaks}` }, labels[breaks])] : []),
    ...(successor
      ? [
          element(
            'small',
            {},
            successor.before,
            element('a', { href: urlOf(successor.slug) }, code(successor.label)),
            successor.after,
          ),
        ]
      : []),
    ...(declarations
      ? [
          element(
            'pre',
            { translate: 'no' },
            element('del', {}, declarations.from),
            element('ins', {}, declarations.to),
          ),
        ]
      : []),
  ];
}
