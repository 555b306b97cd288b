import { createRequire } from 'node:module';
import path from 'node:path';
import { upstreamChanged } from '../../../src/node/upstream-changed';

/** Gatsby's module that adds its scripts to the HTML of pages. */
export interface SliceStitching {
  stitchSliceForAPage?: (page: unknown) => Promise<void>;
}

/**
 * Stops Gatsby from adding its scripts to all pages after rendering. It reads and writes 25 pages
 * at a time, which takes seconds and some 480 MB with 1,000 pages. Finished pages load the islands
 * instead (`load-islands.ts`).
 *
 * @param root - The site's root folder.
 * @throws When Gatsby has no such function.
 */
export function disableSliceStitching(root: string): void {
  const load = createRequire(path.join(root, 'package.json'));
  disableStitching(load('gatsby/dist/utils/slices/stitching') as SliceStitching);
}

/**
 * Replaces Gatsby's function with one that does nothing.
 *
 * @throws When the module has no function `stitchSliceForAPage`.
 */
export function disableStitching(stitching: SliceStitching): void {
  if (typeof stitching.stitchSliceForAPage !== 'function')
    throw upstreamChanged('gatsby', 'There is no stitchSliceForAPage');
  stitching.stitchSliceForAPage = () => Promise.resolve();
}
