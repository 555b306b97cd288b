import { pageDataFile } from '../model/page-data-files';
import type { GatsbyScripts } from '../model/app-files';

/**
 * Sets what Gatsby expects of a page before its scripts run.
 *
 * @returns Where Gatsby will ask for the data of the page: a path below the root of the site, without a leading slash, with the query of the address.
 */
export function prepareGatsby({ chunkMapping, compilationHash }: GatsbyScripts): string {
  const pagePath = JSON.parse(document.getElementById('page')?.textContent ?? '""') as string;
  Object.assign(window, {
    ___chunkMapping: chunkMapping,
    ___webpackCompilationHash: compilationHash,
    pagePath,
  });
  return pageDataFile(pagePath) + window.location.search;
}
