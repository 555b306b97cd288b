import type { ErrorIndex, ToolkitError } from '../../../src/model/toolkit-error';

/** The list of errors, from the root of the site. */
export const ERRORS_FILE = 'toolkit/errors.json';

const ADVICE = 'Run "npm run reference -- errors" and read what changed.';

/** All that the source decides; which guide explains an error is found in the guides. */
const factsOf = ({ thrown, status, log, places }: ToolkitError): string =>
  JSON.stringify([thrown, status, log, places]);

/**
 * Compares the list of errors with the source.
 *
 * @param listed - What `toolkit/errors.json` has.
 * @param found - What `collectErrors` finds in the source.
 * @returns A sentence for each error that is missing, changed or gone; none if they agree.
 */
export function compareErrors(listed: ErrorIndex, found: ErrorIndex): string[] {
  const packages = [...new Set([...Object.keys(listed), ...Object.keys(found)])].sort();
  return packages.flatMap((name) => {
    const before = new Map((listed[name] ?? []).map((error) => [error.message, error]));
    const now = new Map((found[name] ?? []).map((error) => [error.message, error]));
    const added = [...now].flatMap(([message, error]) => {
      const known = before.get(message);
      if (known && factsOf(known) === factsOf(error)) return [];
      const { source = '' } = error.places[0] ?? {};
      return [
        `${ERRORS_FILE}: ${name}: "${message}" (${source}) ${known ? 'has changed in the source' : 'is missing'}. ${ADVICE}`,
      ];
    });
    const gone = [...before.keys()]
      .filter((message) => !now.has(message))
      .map((message) => `${ERRORS_FILE}: ${name}: "${message}" is not in the source. ${ADVICE}`);
    return [...added, ...gone];
  });
}
