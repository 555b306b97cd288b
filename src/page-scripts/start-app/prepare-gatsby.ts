import { pageDataFile } from '../../model/page-data-files';
import type { GatsbyScripts } from '../../model/app-files';

/**
 * Sets the global variables that Gatsby's scripts expect.
 *
 * @param scripts - Values from Gatsby's own script block.
 * @returns The path from which Gatsby will load the page data, relative to the site root, without a
 *   leading slash.
 */
export function prepareGatsby({ chunkMapping, compilationHash }: GatsbyScripts): string {
  const pagePath = JSON.parse(document.querySelector('[data-page]')?.textContent ?? '""') as string;
  Object.assign(window, {
    ___chunkMapping: chunkMapping,
    ___webpackCompilationHash: compilationHash,
    pagePath,
  });
  return pageDataFile(pagePath) + window.location.search;
}
