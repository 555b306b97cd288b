/**
 * Writes the messages that the toolkit throws and logs to `toolkit/errors.json`, with links to
 * guides that explain them: `npm run reference -- errors --toolkit <checkout>`. It reads the toolkit
 * at HEAD.
 */
import fs from 'node:fs';
import path from 'node:path';
import { site } from '../../src/config/site';
import { defaultLocale } from '../../src/locales/locales';
import { count } from '../../src/model/text/text';
import { collectErrors, isTexts } from './errors/collect-errors';
import { ERRORS_FILE } from './errors/compare-errors';
import { findGuides } from './errors/find-guides';
import { listGuides } from '../../packages/guide-files/list-guides';
import { readGuide } from '../../packages/guide-files/read-guide';
import { readToolkit, root } from './read-toolkit';

export function run(): void {
  const source = readToolkit(isTexts);
  const guides = listGuides(root, defaultLocale).map(readGuide);
  const index = Object.fromEntries(
    Object.entries(collectErrors(source, site.toolkit.scope)).map(([name, errors]) => [
      name,
      errors.map((error) => ({ ...error, guides: findGuides(error, name, guides) })),
    ]),
  );
  fs.writeFileSync(path.join(root, ERRORS_FILE), `${JSON.stringify(index, null, 1)}\n`);
  const errors = Object.values(index).flat();
  console.log(
    `${count(errors.length, 'error')}, ${errors.filter(({ guides: links }) => links.length > 0).length} of them explained in a guide.`,
  );
}
