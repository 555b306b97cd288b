#!/usr/bin/env tsx
import { runTool } from '../shared/run-tool';
import type { ListName } from './write-list';

const writeList = (name: ListName) => async () => {
  const lists = await import('./write-list');
  return { run: () => lists.writeList(name) };
};

void runTool('reference', {
  generate: ['Generates the reference in typedoc-out/ without building the site', () => import('./generate')],
  coverage: ['Counts documented and translated symbols by package', () => import('./show-coverage')],
  drift: [
    'Compares toolkit/ with the source code of the toolkit',
    () => import('./check-drift'),
    '[--toolkit <checkout>]',
  ],
  errors: [
    'Writes the messages that the toolkit throws and logs to toolkit/errors.json',
    writeList('errors'),
    '[--toolkit <checkout>]',
  ],
  configuration: [
    'Writes the configuration keys of all packages to toolkit/configuration.json',
    writeList('configuration'),
    '[--toolkit <checkout>]',
  ],
  modules: [
    'Writes what Nest modules import, provide, and export to toolkit/modules.json',
    writeList('modules'),
    '[--toolkit <checkout>]',
  ],
  packages: [
    'Writes versions, license, and supported platforms to toolkit/packages.json',
    writeList('packages'),
    '[--toolkit <checkout>]',
  ],
  sources: [
    'Writes the positions of symbols and members in the toolkit to toolkit/sources.json',
    writeList('sources'),
    '[--toolkit <checkout>]',
  ],
  history: [
    'Adds new releases of the toolkit to toolkit/history/',
    () => import('./update-history'),
    '[--toolkit <checkout>] [--package <name>]',
  ],
});
