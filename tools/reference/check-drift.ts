/**
 * Compares the declarations and the list of errors in `toolkit/` with the source of the toolkit by the compiler:
 * `npm run reference -- drift --toolkit <checkout>`. It looks at the commit that is checked out there, and ends with 1 if any
 * declaration differs that `toolkit/simplified.json` gives no reason for, or if an error is missing, changed or gone.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { site } from '../../src/config/site';
import type { ErrorIndex } from '../../src/model/toolkit-error';
import { readTreeAt, readTreeBelow } from './api/source-tree';
import { findDrift } from './drift/find-drift';
import { reportDrift, type Simplified } from './drift/report-drift';
import { collectErrors, isTexts } from './errors/collect-errors';
import { compareErrors, ERRORS_FILE } from './errors/compare-errors';
import { findToolkit } from '../tutorials/src/find-toolkit';

const root = path.resolve(__dirname, '../..');
const { values } = parseArgs({ options: { toolkit: { type: 'string' } } });
const file = 'toolkit/simplified.json';

try {
  const reasons = JSON.parse(fs.readFileSync(path.join(root, file), 'utf8')) as Simplified;
  const declared = readTreeBelow(path.join(root, 'toolkit'));
  const source = readTreeAt(findToolkit(root, values.toolkit), 'HEAD', isTexts);
  const drifts = findDrift(declared, source, site.toolkit.scope);
  const listed = JSON.parse(fs.readFileSync(path.join(root, ERRORS_FILE), 'utf8')) as ErrorIndex;
  const lines = [
    ...reportDrift(drifts, { file, reasons }, 'toolkit'),
    ...compareErrors(listed, collectErrors(source, site.toolkit.scope)),
  ];
  console.log(
    lines.length > 0
      ? lines.join('\n')
      : `The declarations and the errors agree with the source; ${drifts.length} declarations differ for a reason that ${file} gives.`,
  );
  process.exitCode = lines.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
