import type { Api, ApiEntry, ApiState } from '../api/read-api';
import { relateTypes, type Pair, type Relation } from '../api/relate-types';
import { gradeAdded, gradeChanged, gradeRemoved } from './grade-change';
import { ownerOf, type Change } from '../../../src/model/reference/history';

/**
 * Lists a package's changes between two releases.
 *
 * @param before - Earlier release, or undefined if this is the first one.
 * @param after - Later release.
 * @param scope - npm scope for packages without a package.json.
 * @returns Changes sorted by name.
 */
export function compareApis(before: ApiState | undefined, after: ApiState, scope: string): Change[] {
  const old: Api = before?.api ?? new Map<string, ApiEntry>();
  const names = [...new Set([...old.keys(), ...after.api.keys()])].sort();
  const pairs = new Map<string, Pair>();
  for (const name of names) {
    const pair = pairOf(old.get(name), after.api.get(name));
    if (pair && !pair.old.inherited && !pair.new.inherited && differs(pair)) pairs.set(name, pair);
  }
  const relations = before
    ? relateTypes({ old: before.declarations, new: after.declarations }, pairs, scope)
    : new Map<string, Relation>();

  return names.flatMap((name): Change[] => {
    const [was, is] = [old.get(name), after.api.get(name)];
    const owner = ownerOf(name);
    const isMember = owner !== name;
    if (was && is) {
      const pair = pairs.get(name);
      const change: Change[] = pair
        ? [
            {
              change: 'changed',
              name,
              ...optionalBreaks(gradeChanged(name, pair, relations.get(name))),
              from: was.text,
              to: is.text,
            },
          ]
        : [];
      return [...change, ...(is.inherited ? [] : deprecation(name, was, is))];
    }
    // An added or removed symbol includes its members. Inherited members are listed with the base
    // class.
    if (isMember && !(old.has(owner) && after.api.has(owner)))
      return is && !is.inherited ? deprecation(name, undefined, is) : [];
    if (is && !is.inherited) {
      return [
        { change: 'added', name, ...optionalBreaks(isMember ? gradeAdded(name, is) : undefined) },
        ...deprecation(name, undefined, is),
      ];
    }
    if (was && !was.inherited)
      return [{ change: 'removed', name, ...optionalBreaks(gradeRemoved(name, was, after.api)) }];
    return [];
  });
}

function differs({ old, new: now }: Pair): boolean {
  return old.form !== now.form || JSON.stringify(old.values) !== JSON.stringify(now.values);
}

function pairOf(old: ApiEntry | undefined, now: ApiEntry | undefined): Pair | undefined {
  return old && now ? { old, new: now } : undefined;
}

function optionalBreaks<T>(breaks: T | undefined): { breaks?: T } {
  return breaks === undefined ? {} : { breaks };
}

function deprecation(name: string, was: ApiEntry | undefined, is: ApiEntry): Change[] {
  if (was?.deprecated === is.deprecated) return [];
  if (is.deprecated === undefined) return [{ change: 'undeprecated', name }];
  if (was?.deprecated !== undefined) return [];
  return [{ change: 'deprecated', name, ...(is.deprecated && { note: is.deprecated }) }];
}
