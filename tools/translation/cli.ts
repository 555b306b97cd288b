#!/usr/bin/env tsx
import { runTool } from '../run-tool';

void runTool('translation', {
  check: ['Compares translations with their originals', () => import('./check')],
  stamp: ['Marks translations as current', () => import('./stamp')],
});
