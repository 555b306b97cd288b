import { createHash } from 'node:crypto';
import { splitFrontMatter } from './front-matter';

/**
 * What identifies the text of a source: 12 hex digits over title, description and body with white space folded. Other front
 * matter does not count, so that a redirect or a draft flag does not age a translation.
 */
export function sourceDigest(source: string): string {
  const { yaml, body } = splitFrontMatter(source);
  const prose = (yaml ?? '').split('\n').filter((line) => /^(?:title|description|sidebarLabel):/.test(line));
  return createHash('sha256')
    .update(`${prose.join('\n')}\n${body}`.replace(/\s+/g, ' ').trim())
    .digest('hex')
    .slice(0, 12);
}
