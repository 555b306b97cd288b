/**
 * Writes the positions of symbols and members in the toolkit's source code to
 * `toolkit/sources.json`: `npm run reference -- sources --toolkit <checkout>`. It reads the toolkit
 * at HEAD, which must be the commit in `src/config/site.ts` because the reference links there.
 */
import fs from 'node:fs';
import path from 'node:path';
import { site, toolkitSources } from '../../src/config/site';
import { readTreeBelow } from './api/source-tree';
import { findPositions } from './sources/find-positions';
import { readToolkit, root } from './read-toolkit';

export function run(): void {
  const positions = findPositions(readTreeBelow(path.join(root, 'toolkit')), readToolkit(), site.toolkit);
  fs.writeFileSync(path.join(root, toolkitSources.file), `${JSON.stringify(positions, null, 1)}\n`);
  console.log(`${Object.values(positions).flatMap(Object.keys).length} symbols and members.`);
}
