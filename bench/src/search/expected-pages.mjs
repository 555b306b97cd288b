import fs from 'node:fs';
import path from 'node:path';
import { markdownFiles } from '../corpus.mjs';

/**
 * Finds the pages in a corpus that match a query.
 *
 * @param {string} folder - Corpus in one language.
 * @param {import('./queries.mjs').Query} query - Query.
 * @returns {string[]} Relative paths without `.md`. A small corpus may have no such page.
 */
export function expectedPages(folder, { title, heading }) {
  return markdownFiles(folder)
    .filter((file) => {
      const source = fs.readFileSync(path.join(folder, file), 'utf8');
      if (heading) return new RegExp(`^##+ ${heading}$`, 'm').test(source);
      const own = /^title: "(.*)"$/m.exec(source)?.[1] ?? '';
      return title.test(own);
    })
    .map((file) => file.replace(/\.md$/, ''));
}
