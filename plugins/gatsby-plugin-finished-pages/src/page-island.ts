import type { PageData } from '../../../src/upstream-internals/gatsby-page-data';

/** The texts of the interface in one language, as gatsby-plugin-react-i18next queries them. */
export type LocaleEdges = unknown;

/** A page's data without its body; `body` is the key that the body was under. */
export type Island = PageData & { body: string | null };

/**
 * The data of a page as its own HTML holds it, without what the document already has (the body) and what all pages share (the texts of the
 * interface, which are in the boot file).
 *
 * @returns The island and the texts that were taken out.
 */
export function toIsland(pageData: PageData): { island: Island; locales: LocaleEdges | undefined } {
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

/** JSON that is safe inside a script element. */
export function toScriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
