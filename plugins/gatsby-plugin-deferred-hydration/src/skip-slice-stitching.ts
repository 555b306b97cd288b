import { createRequire } from 'node:module';
import path from 'node:path';
import { upstreamChanged } from '../../shared/upstream-changed';

/** What puts Gatsby's scripts into the HTML of a page. */
export interface SliceStitching {
  stitchSliceForAPage?: (page: unknown) => Promise<void>;
}

/**
 * Keeps Gatsby from putting its scripts into every page once more after it has rendered them all: it reads and writes each page for it, 25 at a
 * time, which takes seconds and some 480 MB at 1,000 pages. Finished pages hold other scripts in their place (`gatsby-scripts.ts`).
 *
 * @param root - Folder of the site.
 * @throws When Gatsby has no such function.
 */
export function disableSliceStitching(root: string): void {
  const load = createRequire(path.join(root, 'package.json'));
  disableStitching(load('gatsby/dist/utils/slices/stitching') as SliceStitching);
}

/**
 * Lets a module of Gatsby's leave pages as they were rendered.
 *
 * @throws When the module has no function `stitchSliceForAPage`.
 */
export function disableStitching(stitching: SliceStitching): void {
  if (typeof stitching.stitchSliceForAPage !== 'function')
    throw upstreamChanged('gatsby', 'There is no stitchSliceForAPage');
  stitching.stitchSliceForAPage = () => Promise.resolve();
}
