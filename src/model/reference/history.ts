/**
 * Whether a change breaks callers at compile time: `yes`, or `maybe` if it breaks only some callers
 * or can't be determined.
 */
export const BREAKS = ['yes', 'maybe'] as const;
export type Breaks = (typeof BREAKS)[number];

/** Parses a value from a file or a page; returns null for anything else. */
export function readBreaks(value: unknown): Breaks | null {
  return BREAKS.find((grade) => grade === value) ?? null;
}

/** Compares two changes for sorting: breaking changes are first. */
export function compareBreaks(a: Breaks | null | undefined, b: Breaks | null | undefined): number {
  return rank(a) - rank(b);
}

function rank(grade: Breaks | null | undefined): number {
  return grade ? BREAKS.indexOf(grade) : BREAKS.length;
}

/**
 * A change to a public declaration. `name` is `classes/Page` for a symbol and `classes/Page#size`
 * for a member. An added or removed symbol includes its members.
 */
export type Change =
  | { change: 'added'; name: string; breaks?: Breaks }
  | { change: 'removed'; name: string; breaks?: Breaks }
  | { change: 'changed'; name: string; breaks?: Breaks; from: string; to: string }
  | { change: 'deprecated'; name: string; note?: string }
  | { change: 'undeprecated'; name: string };

/** The kinds of changes, in the order in which lists show them. */
export const CHANGES = [
  'removed',
  'changed',
  'deprecated',
  'undeprecated',
  'added',
] as const satisfies readonly Change['change'][];

/** Groups changes by kind, in the order of `CHANGES`. Kinds without changes are skipped. */
export function groupChanges<Each extends { change: string }>(
  changes: readonly Each[],
): { change: Change['change']; changes: Each[] }[] {
  return CHANGES.flatMap((change) => {
    const matching = changes.filter((candidate) => candidate.change === change);
    return matching.length === 0 ? [] : [{ change, changes: matching }];
  });
}

/** A package release and its changes. */
export interface Release {
  version: string;
  /** Release date, such as `2024-01-24`. */
  date: string;
  changes: readonly Change[];
}

/** A package's releases, oldest first. */
export type History = readonly Release[];

/**
 * Parses a file from `toolkit/history/`.
 *
 * @param text - File content.
 * @throws When the file isn't valid; the message explains the problem.
 */
export function parseHistory(text: string): History {
  const history: unknown = JSON.parse(text);
  const isRelease = (value: unknown): value is Release =>
    typeof value === 'object' &&
    value !== null &&
    'version' in value &&
    typeof value.version === 'string' &&
    'date' in value &&
    typeof value.date === 'string' &&
    'changes' in value &&
    Array.isArray(value.changes);
  if (!Array.isArray(history) || !history.every(isRelease)) {
    throw new Error('A history must be a list of releases with "version", "date" and "changes".');
  }
  return history;
}

/** A change to a declaration that still exists. */
export interface DeclarationChange {
  version: string;
  breaks: Breaks | null;
  /** The declaration before and after, with one line per overload. */
  from: string;
  to: string;
}

/** The history of one symbol or member. */
export interface NameHistory {
  /** Version that added it. */
  since: string;
  /** Version that deprecated it, or null. */
  deprecatedSince: string | null;
  /** Changes of its declaration since then, newest first. */
  changes: DeclarationChange[];
}

/** A symbol's or member's history as its page shows it. */
export interface ShownHistory extends Omit<NameHistory, 'since'> {
  /** Null for a member that is as old as its symbol. */
  since: string | null;
}

/**
 * Looks up a symbol or member in a history.
 *
 * @param history - The package's releases.
 * @param name - Name such as `classes/Page` or `classes/Page#size`. A member that was added
 *   together with its symbol has the same age as the symbol.
 * @returns Null if the last release doesn't contain it: it hasn't been released yet, or was
 *   removed.
 */
export function findInHistory(history: History, name: string): NameHistory | null {
  const owner = ownerOf(name);
  let result: NameHistory | null = null;
  for (const { version, changes } of history) {
    for (const entry of changes) {
      if (entry.name !== name && entry.name !== owner) continue;
      if (entry.change === 'added') result = { since: version, deprecatedSince: null, changes: [] };
      else if (entry.change === 'removed') result = null;
      else if (!result || entry.name !== name) continue;
      else if (entry.change === 'changed')
        result.changes.unshift({ version, breaks: entry.breaks ?? null, from: entry.from, to: entry.to });
      else result.deprecatedSince = entry.change === 'deprecated' ? version : null;
    }
  }
  return result;
}

/**
 * Returns what a member's page says about its history, next to the history of its symbol.
 *
 * @returns Null if there is nothing to say: the member is as old as its symbol, and hasn't changed.
 */
export function memberHistory(
  member: NameHistory | null,
  symbol: Pick<NameHistory, 'since'> | null,
): ShownHistory | null {
  if (member?.since !== symbol?.since) return member;
  return member && (member.deprecatedSince !== null || member.changes.length > 0)
    ? { ...member, since: null }
    : null;
}

/** Returns the symbol that a name belongs to: `classes/Page`, also for `classes/Page#size`. */
export const ownerOf = (name: string): string => name.replace(/#.*/, '');

/** A history name's parts. */
interface HistoryName {
  /** The symbol kind's folder, such as `classes`. */
  directory: string;
  symbol: string;
  member: string | null;
  /** Name to show to readers, such as `Page.size`. */
  label: string;
}

/** Parses a name such as `classes/Page#size`. */
export function readHistoryName(name: string): HistoryName {
  const [, directory = '', symbol = name, member] = /^(.*)\/([^/#]+)(?:#(.*))?$/.exec(name) ?? [];
  const label = member === undefined ? symbol : `${symbol}.${member}`;
  return { directory, symbol, member: member ?? null, label };
}

/**
 * Formats two declarations as diff lines. Each line starts with a sign, so that none can end a code
 * block.
 */
export function diffLines(from: string, to: string): string {
  const signed = (sign: string, lines: string) => lines.replace(/^/gm, `${sign} `);
  return `${signed('-', from)}\n${signed('+', to)}`;
}
