import type { History } from '../../../src/model/reference/history';

/**
 * Formats a history with one line for each release and change, so that a new release only adds
 * lines.
 *
 * @param history - A package's releases.
 * @returns JSON with a trailing newline.
 */
export function printHistory(history: History): string {
  const releases = history.map(({ version, date, changes }) => {
    const head = `{"version": ${JSON.stringify(version)}, "date": ${JSON.stringify(date)}, "changes": [`;
    return `${head}${changes.map((change) => `\n  ${JSON.stringify(change)}`).join(',')}${changes.length > 0 ? '\n' : ''}]}`;
  });
  return `[\n${releases.join(',\n')}\n]\n`;
}
