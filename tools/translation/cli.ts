#!/usr/bin/env tsx
import { runTool } from '../shared/run-tool';

void runTool('translation', {
  check: ['Compares translations with their originals', () => import('./check'), '[file …]'],
  stamp: ['Marks translations as current', () => import('./stamp'), '[file …]'],
});
