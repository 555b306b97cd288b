#!/usr/bin/env tsx
import { runTool } from '../shared/run-tool';

void runTool('search', {
  compare: ['Shows what a push would add, update, and delete', () => import('./compare')],
  push: ["Pushes the last build's records and checks the index", () => import('./push')],
});
