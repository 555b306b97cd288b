/**
 * Compares the declarations, errors, configuration keys, Nest modules, and package facts in `toolkit/` with the toolkit's source code at HEAD:
 * `npm run reference -- drift --toolkit <checkout>`.
 *
 * Exits with 1 if a declaration differs without a reason in `toolkit/simplified.json`, or if an
 * error or configuration key is missing, changed, or removed, or if `toolkit/modules.json` or
 * `toolkit/packages.json` is outdated.
 */
import fs from 'node:fs';
import path from 'node:path';
import { site } from '../../src/config/site';
import type { ConfigurationIndex } from '../../src/model/reference/configuration';
import type { ErrorIndex } from '../../src/model/reference/toolkit-error';
import { readTreeBelow } from './api/source-tree';
import { MANIFEST_FILE, printManifest, readManifest } from './api/read-manifest';
import { findDrift } from './drift/find-drift';
import { reportDrift, type Simplified } from './drift/report-drift';
import { collectConfiguration, isConfigurationTemplate } from './configuration/collect-configuration';
import { compareConfiguration, CONFIGURATION_FILE } from './configuration/compare-configuration';
import { collectErrors, isTexts } from './errors/collect-errors';
import { compareErrors, ERRORS_FILE } from './errors/compare-errors';
import { collectModules, MODULES_FILE, printModules } from './modules/collect-modules';
import { readToolkit, root } from './read-toolkit';

const file = 'toolkit/simplified.json';

export function run(): void {
  const reasons = JSON.parse(fs.readFileSync(path.join(root, file), 'utf8')) as Simplified;
  const declared = readTreeBelow(path.join(root, 'toolkit'));
  const source = readToolkit((name) => isTexts(name) || isConfigurationTemplate(name));
  const drifts = findDrift(declared, source, site.toolkit.scope);
  const read = (listFile: string): unknown => JSON.parse(fs.readFileSync(path.join(root, listFile), 'utf8'));
  const compareText = (listFile: string, text: string, command: string) =>
    fs.readFileSync(path.join(root, listFile), 'utf8') === text
      ? []
      : [`${listFile} is outdated. Run "npm run reference -- ${command}" and review the changes.`];
  const lines = [
    ...reportDrift(drifts, { file, reasons }, 'toolkit'),
    ...compareErrors(read(ERRORS_FILE) as ErrorIndex, collectErrors(source, site.toolkit.scope)),
    ...compareConfiguration(
      read(CONFIGURATION_FILE) as ConfigurationIndex,
      collectConfiguration(source, site.toolkit.scope),
    ),
    ...compareText(MODULES_FILE, printModules(collectModules(source, site.toolkit.scope)), 'modules'),
    ...compareText(MANIFEST_FILE, printManifest(readManifest(source, site.toolkit.scope)), 'packages'),
  ];
  console.log(
    lines.length > 0
      ? lines.join('\n')
      : `The declarations, errors, configuration keys, and modules match the source code. Differences with a reason in ${file}: ${drifts.length}.`,
  );
  process.exitCode = lines.length > 0 ? 1 : 0;
}
