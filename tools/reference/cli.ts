#!/usr/bin/env tsx
import { runTool } from '../run-tool';

void runTool('reference', {
  generate: ['Writes the reference to typedoc-out/ without building the site', () => import('./generate')],
  coverage: ['Counts documented and translated symbols by package', () => import('./show-coverage')],
  drift: ['Compares toolkit/ with the source code of the toolkit', () => import('./check-drift')],
  errors: [
    'Lists the messages that the toolkit throws and logs in toolkit/errors.json',
    () => import('./list-errors'),
  ],
  history: ['Adds the releases of the toolkit to toolkit/history/', () => import('./update-history')],
});
