import fs from 'node:fs';
import path from 'node:path';
import type { Messages } from '../../../src/locales/messages';
import type { ReferenceSuccessor } from '../../../src/model/doc';
import { findInHistory, readHistoryName, type History } from '../../../src/model/history';
import { nearest } from '../../../src/model/nearest';
import { sortProblems, type Problem } from '../../../src/model/problem';
import { parseSuccessors, type SuccessorLine } from './parse-successors';

/** In the folder of the histories. It is written by hand. */
export const SUCCESSORS_FILE = 'successors.yml';

/** Where a name is documented today. */
export interface DocumentedName {
  /** Its name in the history, such as `classes/Page#size`. */
  name: string;
  /** Route without locale, with its fragment. */
  slug: string;
}

/** What the lines of the file are checked against. Packages are named by their folders. */
export interface KnownNames {
  /** Empty for a package that has not been released. */
  historyOf: (packageName: string) => History;
  importName: (packageName: string) => string;
  /** By package and name, such as `mail/Page#size`. */
  documented: ReadonlyMap<string, DocumentedName>;
  /** False for a checkout, which may be older than the histories: what it still has, or does not have yet, is not a mistake. */
  isCurrent: boolean;
  words: Messages<'reference'>;
}

/** What to use instead of removed names, by `successorKey`, and everything that is wrong with the file. */
interface Successors {
  successors: ReadonlyMap<string, ReferenceSuccessor>;
  problems: Problem[];
}

/** A name that a release took away. */
interface Removal {
  name: string;
  version: string;
  date: string;
}

/** The key of the successor of a name that a release removed. */
export function successorKey(packageName: string, version: string, name: string): string {
  return `${packageName} ${version} ${name}`;
}

/** A name of a history as the file writes it: `mail/Page#size`. */
export function writtenName(packageName: string, name: string): string {
  const { symbol, member } = readHistoryName(name);
  return `${packageName}/${symbol}${member === null ? '' : `#${member}`}`;
}

/**
 * Reads what to use instead of names that releases removed. A name that was removed several times has its successor in the last of them.
 *
 * @param folder - Where the histories are; null where there are none.
 */
export function readSuccessors(folder: string | null, known: KnownNames): Successors {
  const file = path.join(folder ?? '', SUCCESSORS_FILE);
  if (folder === null || !fs.existsSync(file)) return { successors: new Map(), problems: [] };
  const shown = path.relative(process.cwd(), file);
  const { lines, problems } = parseSuccessors(fs.readFileSync(file, 'utf8'), shown);
  const successors = new Map<string, ReferenceSuccessor>();
  for (const each of lines) {
    const packageName = readHistoryName(each.removed).directory;
    const removals = lastRemovals(packageName, known.historyOf(packageName));
    const message = faultOf(each, removals, known, path.dirname(shown));
    const target = known.documented.get(each.successor);
    if (message !== null) problems.push({ file: shown, line: each.line, message, severity: 'error' });
    else if (target && !known.documented.has(each.removed))
      for (const removal of removals.get(each.removed) ?? [])
        successors.set(
          successorKey(packageName, removal.version, removal.name),
          successorOf(each, target, removal, known),
        );
  }
  return { successors, problems: sortProblems(problems) };
}

/** The last removal of each name, by what the file writes; a class and a function may share that. */
function lastRemovals(packageName: string, history: History): Map<string, Removal[]> {
  const byName = new Map<string, Removal>();
  for (const { version, date, changes } of history)
    for (const { change, name } of changes)
      if (change === 'removed') byName.set(name, { name, version, date });
  const removals = new Map<string, Removal[]>();
  for (const each of byName.values()) {
    const written = writtenName(packageName, each.name);
    removals.set(written, [...(removals.get(written) ?? []), each]);
  }
  return removals;
}

function faultOf(
  { removed, successor }: SuccessorLine,
  removals: ReadonlyMap<string, unknown>,
  { documented, isCurrent }: KnownNames,
  folder: string,
): string | null {
  if (!removals.has(removed))
    return `no release removed "${removed}". Expected a name that ${folder}/${readHistoryName(removed).directory}.json says is removed.${didYouMean(removed, removals)}`;
  if (!isCurrent) return null;
  if (documented.has(removed)) return `"${removed}" is in the reference today. Delete the line.`;
  if (!documented.has(successor))
    return `"${successor}", to be used instead of "${removed}", is not in the reference. Expected a name that is documented today.${didYouMean(successor, documented)}`;
  return null;
}

function didYouMean(name: string, names: ReadonlyMap<string, unknown>): string {
  const candidates = [...names.keys()].map((key) => ({ key }));
  const [best] = nearest(name, candidates, 1);
  return best ? ` Did you mean "${best.key}"?` : '';
}

/** The successor, with the sentence about it. It names the release that added it where a reader would look for it in vain before. */
function successorOf(
  { removed, successor }: SuccessorLine,
  { name, slug }: DocumentedName,
  removal: Removal,
  { historyOf, importName, words }: KnownNames,
): ReferenceSuccessor {
  const [from, to] = [readHistoryName(removed).directory, readHistoryName(successor).directory];
  const history = historyOf(to);
  const since = findInHistory(history, name)?.since;
  const added = history.find(({ version }) => version === since);
  const sentence =
    from === to
      ? words['changes.instead']
      : words['changes.insteadFrom'].replace('{package}', importName(to));
  const [before = '', after = ''] = sentence.split('{name}');
  const later =
    added && added.date > removal.date
      ? ` (${words['changes.insteadSince'].replace('{version}', added.version)})`
      : '';
  return { before, label: readHistoryName(name).label, after: after + later, slug };
}
