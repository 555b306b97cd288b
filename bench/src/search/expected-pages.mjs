import fs from 'node:fs';
import path from 'node:path';
import { markdownFiles } from '../corpus.mjs';

/**
 * The pages of a corpus that answer a query.
 *
 * @param {string} folder - The corpus in one language.
 * @param {import('./queries.mjs').Query} query
 * @returns {string[]} Paths below the folder without `.md`; none if a small corpus lacks such a page.
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
