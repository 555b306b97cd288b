import type { History } from '../../../src/model/history';

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
