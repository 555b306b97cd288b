import type { ErrorIndex, ToolkitError } from '../../../src/model/reference/toolkit-error';

/** Path to the list of errors, relative to the site's root. */
export const ERRORS_FILE = 'toolkit/errors.json';

const ADVICE = 'Run "npm run reference -- errors" and review the changes.';

/** Serializes the facts that come from the source code, without the guide. */
const factsOf = ({ thrown, status, log, places }: ToolkitError): string =>
  JSON.stringify([thrown, status, log, places]);

/**
 * Compares the list of errors with the source code.
 *
 * @param listed - Contents of `toolkit/errors.json`.
 * @param current - Result of `collectErrors`.
 * @returns A message for each error that is missing, changed, or removed.
 */
export function compareErrors(listed: ErrorIndex, current: ErrorIndex): string[] {
  const packages = [...new Set([...Object.keys(listed), ...Object.keys(current)])].sort();
  return packages.flatMap((name) => {
    const before = new Map((listed[name] ?? []).map((error) => [error.message, error]));
    const now = new Map((current[name] ?? []).map((error) => [error.message, error]));
    const added = [...now].flatMap(([message, error]) => {
      const previous = before.get(message);
      if (previous && factsOf(previous) === factsOf(error)) return [];
      const { source = '' } = error.places[0] ?? {};
      return [
        `${ERRORS_FILE}: ${name}: "${message}" (${source}) ${previous ? 'has changed in the source' : 'is missing'}. ${ADVICE}`,
      ];
    });
    const removed = [...before.keys()]
      .filter((message) => !now.has(message))
      .map((message) => `${ERRORS_FILE}: ${name}: "${message}" is not in the source. ${ADVICE}`);
    return [...added, ...removed];
  });
}
