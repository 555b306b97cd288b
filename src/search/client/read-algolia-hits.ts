import { isCodeName, readFields } from '../records/record-fields';
import type { SearchHit } from './search-client';

/** Delimiters around matches in Algolia's responses. These characters don't occur in text. */
export const MATCH_START = '\uE000';
export const MATCH_END = '\uE001';

type Fields = Readonly<Record<string, unknown>>;
type Marked = SearchHit['snippet'] & object;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};
const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/**
 * Parses text with marked matches.
 *
 * @returns The text without marks, and the match ranges.
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
 * Converts hits from the hosted service.
 *
 * @param hits - Untrusted hits from a response.
 * @returns Hits in the embedded index's format.
 * @throws Error if a hit is not a record from this site, as in another site's index.
 */
export function readHostedHits(hits: readonly unknown[]): SearchHit[] {
  return hits.map((value, at) => {
    const hit = fieldsOf(value);
    const hierarchy = fieldsOf(hit['hierarchy']);
    const [url, path, page] = [hit['url'], hit['path'], hierarchy['lvl1']].map(textOf);
    const fields = readFields(hit);
    // Links must lead to this site's pages, whatever the index contains.
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
