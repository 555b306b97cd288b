#!/usr/bin/env tsx
import { runTool } from '../shared/run-tool';

void runTool('tutorials', {
  follow: [
    'Tests guides end to end, the way a reader would follow them',
    () => import('./follow'),
    '[guide …]',
  ],
});
