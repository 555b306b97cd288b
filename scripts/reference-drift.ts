/**
 * Compares the declarations in `toolkit/` with the source of the toolkit by the compiler: `npm run reference:drift -- --toolkit <checkout>`. It
 * looks at the commit that is checked out there, and ends with 1 if anything differs that `toolkit/simplified.json` gives no reason for.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { site } from '../src/config/site';
import { readTreeAt, readTreeBelow } from './api/source-tree';
import { findDrift } from './drift/find-drift';
import { reportDrift, type Simplified } from './drift/report-drift';
import { findToolkit } from './tutorials/find-toolkit';

const root = path.resolve(__dirname, '..');
const { values } = parseArgs({ options: { toolkit: { type: 'string' } } });
const file = 'toolkit/simplified.json';

try {
  const reasons = JSON.parse(fs.readFileSync(path.join(root, file), 'utf8')) as Simplified;
  const declared = readTreeBelow(path.join(root, 'toolkit'));
  const drifts = findDrift(
    declared,
    readTreeAt(findToolkit(root, values.toolkit), 'HEAD'),
    site.toolkit.scope,
  );
  const lines = reportDrift(drifts, { file, reasons }, 'toolkit');
  console.log(
    lines.length > 0
      ? lines.join('\n')
      : `The declarations agree with the source; ${drifts.length} differ for a reason that ${file} gives.`,
  );
  process.exitCode = lines.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
