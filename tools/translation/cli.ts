#!/usr/bin/env tsx
import { runTool } from '../shared/run-tool';

void runTool('translation', {
  create: ['Writes a new guide in each language, as a draft', () => import('./create'), '<path> <title>'],
  check: ['Compares translations with their originals', () => import('./check'), '[file …]'],
  stamp: ['Marks translations as current', () => import('./stamp'), '[file …]'],
});
