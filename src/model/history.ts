/** Whether a change stops a caller from compiling: `yes`; only some callers, or the compiler cannot say: `maybe`. */
export const BREAKS = ['yes', 'maybe'] as const;
export type Breaks = (typeof BREAKS)[number];

/** Reads a grade out of what a file or a page says; null for anything else. */
export function readBreaks(value: unknown): Breaks | null {
  return BREAKS.find((grade) => grade === value) ?? null;
}

/** Orders changes: what breaks a caller comes first. */
export function compareBreaks(a: Breaks | null | undefined, b: Breaks | null | undefined): number {
  return rank(a) - rank(b);
}

function rank(grade: Breaks | null | undefined): number {
  return grade ? BREAKS.indexOf(grade) : BREAKS.length;
}

/**
 * One change of a public declaration. `name` is `classes/Page` for a symbol and `classes/Page#size` for a member. A symbol that is added or
 * removed stands for its members as well.
 */
export type Change =
  | { change: 'added'; name: string; breaks?: Breaks }
  | { change: 'removed'; name: string; breaks?: Breaks }
  | { change: 'changed'; name: string; breaks?: Breaks; from: string; to: string }
  | { change: 'deprecated'; name: string; note?: string }
  | { change: 'undeprecated'; name: string };

/** What a change can be, in the order that lists of changes have. */
export const CHANGES = [
  'removed',
  'changed',
  'deprecated',
  'undeprecated',
  'added',
] as const satisfies readonly Change['change'][];

/** The changes of each kind, in the order of `CHANGES`; kinds without any are left out. */
export function groupChanges<Each extends { change: string }>(
  changes: readonly Each[],
): { change: Change['change']; changes: Each[] }[] {
  return CHANGES.flatMap((change) => {
    const own = changes.filter((each) => each.change === change);
    return own.length === 0 ? [] : [{ change, changes: own }];
  });
}

/** A release of a package and what it changed. */
export interface Release {
  version: string;
  /** Day of the release, as `2024-01-24`. */
  date: string;
  changes: readonly Change[];
}

/** The releases of a package, oldest first. */
export type History = readonly Release[];

/**
 * Reads a file of `toolkit/history/`.
 *
 * @throws When it is not a history; the message says what is wrong.
 */
export function parseHistory(text: string): History {
  const history: unknown = JSON.parse(text);
  const isRelease = (each: unknown): each is Release =>
    typeof each === 'object' &&
    each !== null &&
    'version' in each &&
    typeof each.version === 'string' &&
    'date' in each &&
    typeof each.date === 'string' &&
    'changes' in each &&
    Array.isArray(each.changes);
  if (!Array.isArray(history) || !history.every(isRelease)) {
    throw new Error('A history is a list of releases with "version", "date" and "changes".');
  }
  return history;
}

/** A change of a declaration that is still there. */
export interface DeclarationChange {
  version: string;
  breaks: Breaks | null;
  /** The declaration before and after, one line for each overload. */
  from: string;
  to: string;
}

/** What a history knows of one symbol or member. */
export interface NameHistory {
  /** The release that added it. */
  since: string;
  /** The release that deprecated it; null while it is not. */
  deprecatedSince: string | null;
  /** Its changes since then, newest first. */
  changes: DeclarationChange[];
}

/**
 * Looks a symbol or a member up in a history.
 *
 * @param name - `classes/Page` or `classes/Page#size`.
 * @returns Null when the last release does not have it: it has not been released yet, or was removed. A member that came with its symbol is as
 *   old as the symbol.
 */
export function findInHistory(history: History, name: string): NameHistory | null {
  const [owner = name] = name.split('#');
  let found: NameHistory | null = null;
  for (const { version, changes } of history) {
    for (const each of changes) {
      if (each.name !== name && each.name !== owner) continue;
      if (each.change === 'added') found = { since: version, deprecatedSince: null, changes: [] };
      else if (each.change === 'removed') found = null;
      else if (!found || each.name !== name) continue;
      else if (each.change === 'changed')
        found.changes.unshift({ version, breaks: each.breaks ?? null, from: each.from, to: each.to });
      else found.deprecatedSince = each.change === 'deprecated' ? version : null;
    }
  }
  return found;
}

/** What a name in a history is made of. */
interface HistoryName {
  /** Folder of the kind, such as `classes`. */
  directory: string;
  symbol: string;
  member: string | null;
  /** What readers call it, such as `Page.size`. */
  label: string;
}

/** Reads `classes/Page#size`. */
export function readHistoryName(name: string): HistoryName {
  const [, directory = '', symbol = name, member] = /^(.*)\/([^/#]+)(?:#(.*))?$/.exec(name) ?? [];
  const label = member === undefined ? symbol : `${symbol}.${member}`;
  return { directory, symbol, member: member ?? null, label };
}

/** Two declarations as the lines of a diff. Each line begins with a sign, so none of them can end a block of code. */
export function diffLines(from: string, to: string): string {
  const signed = (sign: string, lines: string) => lines.replace(/^/gm, `${sign} `);
  return `${signed('-', from)}\n${signed('+', to)}`;
}
