import fs from 'node:fs';
import path from 'node:path';
import type { Translate } from '../../../src/locales/messages';
import type { ReferenceSuccessor } from '../../../src/model/docs/doc';
import { findInHistory, readHistoryName, type History } from '../../../src/model/reference/history';
import { suggestion } from '../../../src/model/text/nearest';
import { sortProblems, type Problem } from '../../../src/model/text/problem';
import { parseSuccessors, type SuccessorLine } from './parse-successors';

/** Located in the histories folder and edited by hand. */
export const SUCCESSORS_FILE = 'successors.yml';

/** Where a name is currently documented. */
export interface DocumentedName {
  /** History name, such as `classes/Page#size`. */
  name: string;
  /** Route without locale, with its fragment. */
  slug: string;
}

/** Data that the file's lines are checked against. Package names are folder names. */
export interface KnownNames {
  /** Empty for an unreleased package. */
  historyOf: (packageName: string) => History;
  importName: (packageName: string) => string;
  /** By package and name, such as `mail/Page#size`. */
  documented: ReadonlyMap<string, DocumentedName>;
  /**
   * False for a checkout: it may be older than the histories, so name mismatches are allowed.
   */
  isCurrent: boolean;
  t: Translate<'reference'>;
}

/** Replacements for removed names, by `successorKey`, and the problems in the file. */
interface Successors {
  successors: ReadonlyMap<string, ReferenceSuccessor>;
  problems: Problem[];
}

/** A name that a release removed. */
interface Removal {
  name: string;
  version: string;
  date: string;
}

/** Builds the lookup key for a removed name's successor. */
export function successorKey(packageName: string, version: string, name: string): string {
  return `${packageName} ${version} ${name}`;
}

/** Converts a history name to the file's format: `mail/Page#size`. */
export function writtenName(packageName: string, name: string): string {
  const { symbol, member } = readHistoryName(name);
  return `${packageName}/${symbol}${member === null ? '' : `#${member}`}`;
}

/**
 * Reads the replacements for removed names. If a name was removed several times, only its last
 * removal gets the successor.
 *
 * @param folder - Histories folder; null if there is none.
 * @param known - Names to check the file against.
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

/**
 * Finds each name's last removal, by its name in the file. A class and a function may share a name.
 */
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
    return `no release removed "${removed}". Expected a name that ${folder}/${readHistoryName(removed).directory}.json says is removed.${suggestion(removed, removals.keys())}`;
  if (!isCurrent) return null;
  if (documented.has(removed)) return `"${removed}" is in the reference today. Delete the line.`;
  if (!documented.has(successor))
    return `"${successor}", to be used instead of "${removed}", is not in the reference. Expected a name that is documented today.${suggestion(successor, documented.keys())}`;
  return null;
}

/**
 * Builds the successor and its sentence, which names the release that added the successor if the
 * removal was earlier.
 */
function successorOf(
  { removed, successor }: SuccessorLine,
  { name, slug }: DocumentedName,
  removal: Removal,
  { historyOf, importName, t }: KnownNames,
): ReferenceSuccessor {
  const [from, to] = [readHistoryName(removed).directory, readHistoryName(successor).directory];
  const history = historyOf(to);
  const since = findInHistory(history, name)?.since;
  const added = history.find(({ version }) => version === since);
  const sentence = from === to ? t('changes.instead') : t('changes.insteadFrom', { package: importName(to) });
  const [before = '', after = ''] = sentence.split('{{name}}');
  const later =
    added && added.date > removal.date ? ` (${t('changes.insteadSince', { version: added.version })})` : '';
  return { before, label: readHistoryName(name).label, after: after + later, slug };
}
