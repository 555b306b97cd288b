import { createHash } from 'node:crypto';
import { splitFrontMatter } from './front-matter';

/**
 * Identifies the text of a source file, so that a translation can record which English text it was
 * made from. Returns 12 hex digits of a hash over the title, description, sidebar label, and body
 * without differences in white space. A new redirect or draft flag doesn't make a translation outdated.
 */
export function sourceDigest(source: string): string {
  const { yaml, body } = splitFrontMatter(source);
  // A value can continue on indented lines, as in `description: >-`.
  const prose =
    (yaml ?? '').match(/^(?:title|description|sidebarLabel):.*(?:\n(?:[ \t].*|(?=\n[ \t])))*/gm) ?? [];
  return createHash('sha256')
    .update(`${prose.join('\n')}\n${body}`.replace(/\s+/g, ' ').trim())
    .digest('hex')
    .slice(0, 12);
}
