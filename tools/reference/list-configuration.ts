/**
 * Writes the configuration keys of all packages to `toolkit/configuration.json`:
 * `npm run reference -- configuration --toolkit <checkout>`. It reads the toolkit at HEAD.
 */
import fs from 'node:fs';
import path from 'node:path';
import { site } from '../../src/config/site';
import { count } from '../../src/model/text/text';
import { collectConfiguration, isConfigurationTemplate } from './configuration/collect-configuration';
import { CONFIGURATION_FILE } from './configuration/compare-configuration';
import { readToolkit, root } from './read-toolkit';

export function run(): void {
  const index = collectConfiguration(readToolkit(isConfigurationTemplate), site.toolkit.scope);
  fs.writeFileSync(path.join(root, CONFIGURATION_FILE), `${JSON.stringify(index, null, 1)}\n`);
  const keys = Object.values(index).flatMap(({ classes }) => classes.flatMap((each) => each.keys));
  console.log(
    `${count(keys.length, 'configuration key')}, ${keys.filter(({ required }) => required).length} of them required.`,
  );
}
