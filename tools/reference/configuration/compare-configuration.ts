import type { ConfigurationIndex } from '../../../src/model/reference/configuration';

/** Path to the list of configuration keys, relative to the site's root. */
export const CONFIGURATION_FILE = 'toolkit/configuration.json';

/** Lists each key and environment variable with its facts. */
function factsOf(index: ConfigurationIndex): Map<string, string> {
  return new Map(
    Object.entries(index).flatMap(([name, { classes, variables }]) => [
      ...classes.flatMap((each) =>
        each.keys.map(
          (key) =>
            [`${name}: ${each.name}.${key.name}`, JSON.stringify([each.base, each.section, key])] as const,
        ),
      ),
      ...variables.map((variable) => [`${name}: ${variable.name}`, JSON.stringify(variable)] as const),
    ]),
  );
}

/**
 * Compares the list of configuration keys with the source code.
 *
 * @param listed - Contents of `toolkit/configuration.json`.
 * @param current - Result of `collectConfiguration`.
 * @returns A message for each key or environment variable that is missing, changed, or removed.
 */
export function compareConfiguration(listed: ConfigurationIndex, current: ConfigurationIndex): string[] {
  const [before, now] = [factsOf(listed), factsOf(current)];
  return [...new Set([...before.keys(), ...now.keys()])].sort().flatMap((place) => {
    if (before.get(place) === now.get(place)) return [];
    const what = !before.has(place)
      ? 'is missing'
      : now.has(place)
        ? 'has changed in the source'
        : 'is not in the source';
    return [
      `${CONFIGURATION_FILE}: ${place} ${what}. Run "npm run reference -- configuration" and review the changes.`,
    ];
  });
}
