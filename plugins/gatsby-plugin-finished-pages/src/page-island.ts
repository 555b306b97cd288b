import type { PageData } from '../../../src/upstream-internals/gatsby-page-data';

/** A page's data without its body; `body` is the key that the body was under. */
export type Island = PageData & { body: string | null };

/** The data of a page as its own HTML holds it: without the body, which is read from the document. */
export function toIsland(pageData: PageData): Island {
  const data = { ...pageData.result.data };
  let body: string | null = null;
  for (const [key, value] of Object.entries(data)) {
    if (!isRecord(value) || typeof value['html'] !== 'string') continue;
    body = key;
    data[key] = { ...value, html: '' };
  }
  return { ...pageData, body, result: { ...pageData.result, data } };
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
