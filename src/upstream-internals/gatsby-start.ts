import type { GatsbyScripts } from './gatsby-scripts';

/** The data block `#page`: what the app needs to take over the page without fetching it again. */
interface PageIsland {
  pagePath: string;
  /** Gatsby's page data without the body, or null to let Gatsby fetch it. */
  data: { body: string | null; result: { data?: Record<string, { html?: string }> } } | null;
}

/**
 * Sets what Gatsby expects of a page before its scripts run: its globals, and the data of the page.
 *
 * @param readBody - The HTML of the body that is in the document; null when there is none.
 */
export function prepareGatsby(
  { chunkMapping, compilationHash }: GatsbyScripts,
  readBody: () => string | null,
): void {
  const { pagePath, data } = JSON.parse(document.getElementById('page')?.textContent ?? '') as PageIsland;
  Object.assign(window, {
    ___chunkMapping: chunkMapping,
    ___webpackCompilationHash: compilationHash,
    pagePath,
  });
  if (!data) return;
  if (data.body !== null) {
    const doc = data.result.data?.[data.body];
    const html = readBody();
    if (!doc || html === null) return;
    doc.html = html;
  }
  Object.assign(window, { pageData: data });
}
