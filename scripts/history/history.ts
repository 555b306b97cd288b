/** Whether a change stops a caller from compiling: `yes`; only some callers, or the compiler cannot say: `maybe`. */
export type Breaks = 'yes' | 'maybe';

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
 * Writes a history so that a release that is added adds lines at the end: a line for each release and one for each change.
 *
 * @returns JSON, with a line break at its end.
 */
export function printHistory(history: History): string {
  const releases = history.map(({ version, date, changes }) => {
    const head = `{"version": ${JSON.stringify(version)}, "date": ${JSON.stringify(date)}, "changes": [`;
    return `${head}${changes.map((change) => `\n  ${JSON.stringify(change)}`).join(',')}${changes.length > 0 ? '\n' : ''}]}`;
  });
  return `[\n${releases.join(',\n')}\n]\n`;
}

/**
 * Reads what `printHistory` wrote.
 *
 * @throws When it is no history; the message says what is wrong.
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
