#!/usr/bin/env tsx
import { runTool } from '../run-tool';

void runTool('tutorials', {
  follow: ['Follows guides the way a reader would: follow [guide …]', () => import('./follow')],
});
