import { compareBreaks, type Breaks, type Change } from './history';

/**
 * What several releases changed together: what was added and removed again is left out, and of several changes of a declaration the first
 * old and the last new text are kept. The sum breaks what its parts break; of two that do, the later one may undo the earlier one, which nobody has
 * compared, so the sum may break.
 *
 * @param releases - The changes of each release, oldest first.
 * @returns In the order of names. A symbol that was removed and came back is a change whose declarations are not known.
 */
export function sumChanges(releases: readonly (readonly Change[])[]): Change[] {
  const sums = new Map<string, Change | null>();
  const added = new Set<string>();
  for (const change of releases.flat()) {
    const { name } = change;
    const owner = name.split('#')[0] ?? name;
    // A symbol that is new stands for its members, with all that changed in them since.
    if (owner !== name && added.has(owner)) continue;
    if (owner === name && change.change === 'added') added.add(name);
    if (owner === name && change.change === 'removed') {
      added.delete(name);
      for (const each of sums.keys()) if (each.startsWith(`${name}#`)) sums.set(each, null);
    }
    if (change.change === 'removed') sums.set(`${name} deprecated`, null);
    // Deprecation is told beside what changed in the declaration itself.
    const key = isDeprecation(change) ? `${name} deprecated` : name;
    const before = sums.get(key);
    sums.set(key, before ? add(before, change) : change);
  }
  return [...sums.entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, change]) => (change === null ? [] : [change]));
}

function add(before: Change, after: Change): Change | null {
  const { name } = after;
  if (isDeprecation(before) || isDeprecation(after)) return before.change === after.change ? after : null;
  if (after.change === 'removed') return before.change === 'added' ? null : after;
  if (before.change === 'added') return before;
  const breaks = before.breaks === 'yes' && after.breaks === 'yes' ? 'maybe' : worse(before, after);
  const grade = breaks === undefined ? {} : { breaks };
  if (before.change === 'removed' || after.change === 'added')
    return { change: 'changed', name, ...grade, from: '', to: '' };
  return before.from === after.to && before.from !== ''
    ? null
    : { change: 'changed', name, ...grade, from: before.from, to: after.to };
}

function isDeprecation(change: Change): change is Extract<Change, { change: 'deprecated' | 'undeprecated' }> {
  return change.change === 'deprecated' || change.change === 'undeprecated';
}

function worse(...changes: { breaks?: Breaks }[]): Breaks | undefined {
  return changes.map(({ breaks }) => breaks).sort(compareBreaks)[0];
}
