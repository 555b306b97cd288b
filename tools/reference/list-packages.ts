/**
 * Writes the toolkit's license, versions, and supported platforms to `toolkit/packages.json`:
 * `npm run reference -- packages --toolkit <checkout>`. It reads the toolkit at HEAD.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { site } from '../../src/config/site';
import { readTreeAt } from './api/source-tree';
import { MANIFEST_FILE, printManifest, readManifest } from './api/read-manifest';
import { findToolkit } from '../shared/find-toolkit';

const root = path.resolve(__dirname, '../..');
const { values } = parseArgs({ options: { toolkit: { type: 'string' } } });

export function run(): void {
  const manifest = readManifest(readTreeAt(findToolkit(root, values.toolkit), 'HEAD'), site.toolkit.scope);
  fs.writeFileSync(path.join(root, MANIFEST_FILE), printManifest(manifest));
  console.log(`${Object.keys(manifest.packages).length} packages.`);
}
