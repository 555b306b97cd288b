import { isCodeName, readFields } from '../records/record-fields';
import type { SearchHit } from './search-client';

/** Delimiters around a match in the responses of the service; they occur in no text. */
export const MATCH_START = '\uE000';
export const MATCH_END = '\uE001';

type Fields = Readonly<Record<string, unknown>>;
type Marked = SearchHit['snippet'] & object;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};
const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/**
 * Reads a text with marks around its matches.
 *
 * @returns the text without marks, and where the matches are
 */
function readMarks(marked: string): Marked {
  const ranges: [number, number][] = [];
  let text = '';
  for (const piece of marked.split(MATCH_START)) {
    const end = piece.indexOf(MATCH_END);
    if (end >= 0) ranges.push([text.length, text.length + end]);
    text += piece.replaceAll(MATCH_END, '');
  }
  return { text, ranges };
}

/**
 * Reads hits of the hosted service.
 *
 * @param hits as the service sent them, trusted in nothing
 * @returns hits as the embedded index gives them
 * @throws Error if a hit is not a record of this site, as in another site's index
 */
export function readHostedHits(hits: readonly unknown[]): SearchHit[] {
  return hits.map((value, at) => {
    const hit = fieldsOf(value);
    const hierarchy = fieldsOf(hit['hierarchy']);
    const [url, path, page] = [hit['url'], hit['path'], hierarchy['lvl1']].map(textOf);
    const fields = readFields(hit);
    // A link of a hit leads to a page of this site, whatever the index says.
    if (!url || !path || !page || !fields || !/^\/(?![/\\])/.test(url)) {
      throw new Error('a hit is not a record of this site');
    }
    const level = textOf(hierarchy['lvl3']) ? 'lvl3' : textOf(hierarchy['lvl2']) ? 'lvl2' : 'lvl1';
    const marked = fieldsOf(fieldsOf(fieldsOf(hit['_highlightResult'])['hierarchy'])[level]);
    const title = readMarks(textOf(marked['value']) ?? textOf(hierarchy[level]) ?? page);
    const snippet = textOf(fieldsOf(fieldsOf(hit['_snippetResult'])['content'])['value']);
    return {
      ...fields,
      url,
      path,
      anchor: textOf(hit['anchor']),
      group: isCodeName(fields) ? 'symbol' : level === 'lvl1' ? 'page' : 'section',
      title: title.text,
      titleRanges: title.ranges,
      parent: level === 'lvl1' ? null : page,
      signature: null,
      snippet: snippet ? readMarks(snippet) : null,
      score: hits.length - at,
    };
  });
}
