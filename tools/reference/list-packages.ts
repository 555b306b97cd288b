/**
 * Writes the toolkit's license, versions, and supported platforms to `toolkit/packages.json`:
 * `npm run reference -- packages --toolkit <checkout>`. It reads the toolkit at HEAD.
 */
import fs from 'node:fs';
import path from 'node:path';
import { site } from '../../src/config/site';
import { count } from '../../src/model/text/text';
import { MANIFEST_FILE, printManifest, readManifest } from './api/read-manifest';
import { readToolkit, root } from './read-toolkit';

export function run(): void {
  const manifest = readManifest(readToolkit(), site.toolkit.scope);
  fs.writeFileSync(path.join(root, MANIFEST_FILE), printManifest(manifest));
  console.log(`${count(Object.keys(manifest.packages).length, 'package')}.`);
}
