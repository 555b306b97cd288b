import fs from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

/** Page parts, which are removed one after another. The rest is the text with its markup. */
const PARTS = {
  'style sheet': /<style[^>]*>[^]*?<\/style>/g,
  'for shared links and search engines':
    /<script type="application\/ld\+json"[^]*?<\/script>|<meta [^>]*(?:property="og:|name="twitter:)[^>]*>|<link [^>]*rel="(?:alternate|canonical)"[^>]*>/g,
  'inline scripts and data': /<script[^]*?<\/script>/g,
  'navigation lists': /<nav\b[^]*?<\/nav>/g,
  footer: /<footer\b[^]*?<\/footer>/g,
};

/**
 * Measures how much each page part contributes to the size.
 *
 * @param {string} file - HTML file.
 * @returns {Record<string, { raw: number, brotli: number }>} Sizes by part,
 *   and the reduction in compressed size when it is removed.
 */
export function pageParts(file) {
  let html = fs.readFileSync(file, 'utf8');
  const size = () => brotliCompressSync(html).length;
  const parts = {};
  let before = size();
  for (const [name, pattern] of Object.entries(PARTS)) {
    const raw = html.length;
    html = html.replace(pattern, '');
    const after = size();
    parts[name] = { raw: raw - html.length, brotli: before - after };
    before = after;
  }
  parts['text and markup'] = { raw: html.length, brotli: before };
  return parts;
}
