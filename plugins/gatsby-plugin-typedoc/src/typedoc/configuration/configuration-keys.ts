import fs from 'node:fs';
import type { DeclarationReflection } from 'typedoc';
import type { ConfigurationIndex, ConfigurationKey } from '../../../../../src/model/reference/configuration';
import { packageNameOf } from '../import-names';

/** Finds what validation expects of a class's property; undefined if it isn't a configuration key. */
export type FindConfigurationKey = (member: DeclarationReflection) => ConfigurationKey | undefined;

/**
 * Reads the list of configuration keys. It may be about another toolkit, so only the keys of packages that
 * this one has are returned.
 *
 * @param file - Path to the list, such as `toolkit/configuration.json`; null if there is none.
 * @param packages - Folder names of the toolkit's packages.
 * @throws SyntaxError if the list is not JSON.
 */
export function readConfiguration(file: string | null, packages: ReadonlySet<string>): ConfigurationIndex {
  if (file === null) return {};
  const index = JSON.parse(fs.readFileSync(file, 'utf8')) as ConfigurationIndex;
  return Object.fromEntries(Object.entries(index).filter(([name]) => packages.has(name)));
}

/** Creates a function that finds the configuration key of a class's property. */
export function createFindConfigurationKey(index: ConfigurationIndex): FindConfigurationKey {
  return (member) => {
    const { classes = [] } = index[packageNameOf(member)] ?? {};
    const find = (className: string | null | undefined): ConfigurationKey | undefined => {
      const owner = classes.find(({ name }) => name === className);
      return owner && (owner.keys.find(({ name }) => name === member.name) ?? find(owner.base));
    };
    return find(member.parent?.name);
  };
}
