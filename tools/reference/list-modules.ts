/**
 * Writes what the Nest modules of all packages declare to `toolkit/modules.json`:
 * `npm run reference -- modules --toolkit <checkout>`. It reads the toolkit at HEAD.
 */
import fs from 'node:fs';
import path from 'node:path';
import { site } from '../../src/config/site';
import { count } from '../../src/model/text/text';
import { collectModules, MODULES_FILE, printModules } from './modules/collect-modules';
import { readToolkit, root } from './read-toolkit';

export function run(): void {
  const index = collectModules(readToolkit(), site.toolkit.scope);
  fs.writeFileSync(path.join(root, MODULES_FILE), printModules(index));
  console.log(`${count(Object.values(index).flat().length, 'module')}.`);
}
