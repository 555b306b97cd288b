#!/usr/bin/env tsx
import { runTool } from '../shared/run-tool';

void runTool('check', {
  changed: [
    'Everything that applies to the files that differ from the main branch',
    () => import('./check-changed'),
    '[--since <commit>]',
  ],
  site: [
    'Routes, links, anchors, languages, and headings of the last build',
    () => import('./check-site'),
    '[folder]',
  ],
  budgets: [
    'Sizes and requests of the last build, compared with their budgets',
    () => import('./check-budgets'),
    '[folder]',
  ],
  agents: [
    'How well AI agents find and read the pages of the last build (afdocs)',
    () => import('./check-agents'),
    '[folder]',
  ],
  guides: [
    'Markdown, links, pictures, and names of symbols in guides, without a build',
    () => import('./check-guides'),
    '[file …]',
  ],
  samples: [
    'Code in guides and doc comments: TypeScript compiled against toolkit/, data, commands, installs',
    () => import('./check-samples'),
    '[file …]',
  ],
  'sample-links': [
    'Which toolkit names in samples link to the reference',
    () => import('./check-sample-links'),
  ],
  spelling: ['Spelling in both languages', () => import('./check-spelling'), '[file …]'],
  prose: ['Wording and typography in both languages', () => import('./check-prose'), '[file …]'],
  imports: ['Circular imports', () => import('./check-imports')],
});
