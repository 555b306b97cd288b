/** Gatsby's page-data.json, as far as it matters here. */
export interface PageData {
  componentChunkName: string;
  path: string;
  result: { data?: Record<string, unknown>; pageContext: { language?: string } };
  staticQueryHashes: string[];
  slicesMap?: Record<string, string>;
  matchPath?: string;
}

/** The interface texts of one language, as gatsby-plugin-react-i18next queries them. */
export type LocaleEdges = unknown;

/**
 * The data of a page as it stands in its own HTML, without what the reader already has or shares with other pages: the body, which is read from
 * the document, and the interface's texts, which are in the boot file.
 *
 * @returns The island and the texts that were taken out.
 */
export function toIsland(pageData: PageData): {
  island: PageData & { body: string | null };
  locales: LocaleEdges | undefined;
} {
  const data = { ...pageData.result.data };
  const { locales } = data;
  delete data['locales'];
  let body: string | null = null;
  for (const [key, value] of Object.entries(data)) {
    if (!isRecord(value) || typeof value['html'] !== 'string') continue;
    body = key;
    data[key] = { ...value, html: '' };
  }
  return { island: { ...pageData, body, result: { ...pageData.result, data } }, locales };
}

/** JSON that may stand inside a script element. */
export function toScriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
