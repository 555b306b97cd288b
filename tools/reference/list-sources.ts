/**
 * Writes the positions of symbols and members in the toolkit's source code to
 * `toolkit/sources.json`: `npm run reference -- sources --toolkit <checkout>`. It reads the toolkit
 * at HEAD, which must be the commit in `src/config/site.ts`, because the reference links there.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { site, toolkitSources } from '../../src/config/site';
import { readTreeAt, readTreeBelow } from './api/source-tree';
import { findPositions } from './sources/find-positions';
import { findToolkit } from '../shared/find-toolkit';

const root = path.resolve(__dirname, '../..');
const { values } = parseArgs({ options: { toolkit: { type: 'string' } } });

export function run(): void {
  const positions = findPositions(
    readTreeBelow(path.join(root, 'toolkit')),
    readTreeAt(findToolkit(root, values.toolkit), 'HEAD'),
    site.toolkit,
  );
  fs.writeFileSync(path.join(root, toolkitSources.file), `${JSON.stringify(positions, null, 1)}\n`);
  console.log(`${Object.values(positions).flatMap(Object.keys).length} symbols and members.`);
}
