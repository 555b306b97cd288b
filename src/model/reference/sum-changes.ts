import type { ReferenceReleaseChange } from '../docs/doc';
import { compareBreaks, ownerOf, type Breaks } from './history';

type Change = ReferenceReleaseChange;

/**
 * Combines the changes of several releases. A name that was added and removed again is skipped, and
 * a declaration that changed several times keeps its first old and its last new text. The sum is
 * breaking if one of its parts is. If two are, the later one may have undone the earlier one, so
 * the sum is only `maybe` breaking.
 *
 * @param releases - Each release's changes, oldest first.
 * @returns Changes sorted by name. A symbol that was removed and added again is a change without
 *   declarations.
 */
export function sumChanges(releases: readonly (readonly Change[])[]): Change[] {
  const sums = new Map<string, Change | null>();
  const added = new Set<string>();
  for (const change of releases.flat()) {
    const { name } = change;
    const owner = ownerOf(name);
    // A new symbol includes its members and all their later changes.
    if (owner !== name && added.has(owner)) continue;
    if (owner === name && change.change === 'added') added.add(name);
    if (owner === name && change.change === 'removed') {
      added.delete(name);
      for (const key of sums.keys()) if (key.startsWith(`${name}#`)) sums.set(key, null);
    }
    if (change.change === 'removed') sums.set(`${name} deprecated`, null);
    // A deprecation is listed in addition to declaration changes.
    const key = isDeprecation(change) ? `${name} deprecated` : name;
    const previous = sums.get(key);
    sums.set(key, previous ? combine(previous, change) : change);
  }
  return [...sums.entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, change]) => (change === null ? [] : [change]));
}

function combine(previous: Change, after: Change): Change | null {
  if (isDeprecation(previous) || isDeprecation(after)) return previous.change === after.change ? after : null;
  if (after.change === 'removed') return previous.change === 'added' ? null : after;
  if (previous.change === 'added') return previous;
  const breaks = previous.breaks === 'yes' && after.breaks === 'yes' ? 'maybe' : moreSevere(previous, after);
  if (previous.change === 'removed' || after.change === 'added')
    return { ...after, change: 'changed', breaks, from: null, to: null, successor: null };
  return previous.from === after.to && previous.from !== null
    ? null
    : { ...after, change: 'changed', breaks, from: previous.from };
}

function isDeprecation({ change }: Change): boolean {
  return change === 'deprecated' || change === 'undeprecated';
}

function moreSevere(...changes: Change[]): Breaks | null {
  return changes.map(({ breaks }) => breaks).sort(compareBreaks)[0] ?? null;
}
