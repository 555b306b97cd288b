import fs from 'node:fs';
import type { DeclarationReflection } from 'typedoc';
import type { ConfigurationIndex, ConfigurationKey } from '../../../../../src/model/configuration';
import { packageNameOf } from '../import-facts';

/** Finds what validation expects of a class's property; undefined if it isn't a configuration key. */
export type FindConfigurationKey = (member: DeclarationReflection) => ConfigurationKey | undefined;

/**
 * Reads the list of configuration keys.
 *
 * @param file - Path to the list, such as `toolkit/configuration.json`; null if there is none.
 * @throws SyntaxError if the list is not JSON.
 */
export function readConfiguration(file: string | null): ConfigurationIndex {
  return file === null ? {} : (JSON.parse(fs.readFileSync(file, 'utf8')) as ConfigurationIndex);
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
