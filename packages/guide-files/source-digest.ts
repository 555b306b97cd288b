import { createHash } from 'node:crypto';
import { splitFrontMatter } from './front-matter';

/**
 * Identifies a source file's text, so that a translation can record which English text it
 * translates. A new redirect or draft flag doesn't make a translation outdated.
 *
 * @returns 12 hex digits from a hash over the title, description, sidebar label, and body, ignoring
 *   white space differences.
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
