#!/usr/bin/env tsx
import { runProgram, runTool } from '../shared/run-tool';

void runTool('check', {
  site: ['Routes, links, anchors, languages, and headings of the last build', () => import('./check-site')],
  budgets: [
    'Sizes and requests of the last build, compared with their budgets',
    () => import('./check-budgets'),
  ],
  agents: [
    'How well AI agents find and read the pages of the last build (afdocs)',
    () => import('./check-agents'),
  ],
  samples: [
    'Code in guides and doc comments: TypeScript compiled against toolkit/, data, commands, installs',
    () => import('./check-samples'),
  ],
  'sample-links': [
    'Which toolkit names in samples link to the reference',
    () => ({
      run: () => runProgram('plugins/gatsby-transformer-docs/src/samples/count-links-program.ts'),
    }),
  ],
  spelling: ['Spelling in both languages', () => import('./check-spelling')],
  prose: ['Wording and typography in both languages', () => import('./check-prose')],
  imports: ['Circular imports', () => import('./check-imports')],
});
