import { createRequire } from 'node:module';
import path from 'node:path';
import { upstreamChanged } from '../../../src/node/upstream-changed';

/**
 * Stops Gatsby from adding its scripts to all pages after rendering. It reads and writes 25 pages
 * at a time, which takes seconds and some 480 MB with 1,000 pages. Finished pages load the islands
 * instead (`load-islands.ts`, which stops the build if a page contains Gatsby's scripts).
 *
 * @param root - The site's root folder.
 * @throws When Gatsby has no such function.
 */
export function disableSliceStitching(root: string): void {
  const load = createRequire(path.join(root, 'package.json'));
  const stitching = load('gatsby/dist/utils/slices/stitching') as {
    stitchSliceForAPage?: (page: unknown) => Promise<void>;
  };
  if (typeof stitching.stitchSliceForAPage !== 'function')
    throw upstreamChanged('gatsby', 'There is no stitchSliceForAPage');
  stitching.stitchSliceForAPage = () => Promise.resolve();
}
