import fs from 'node:fs';
import path from 'node:path';
import type { Code } from 'mdast';
import { visit } from 'unist-util-visit';
import { splitFrontMatter } from '../../../packages/guide-files/front-matter';
import type { GuideFile } from '../../../packages/guide-files/list-guides';
import { parseBody } from '../../../packages/guide-files/parse-body';
import { defaultLocale } from '../../../src/locales/locales';
import { docIdOf } from '../../../src/model/docs/addresses';
import { readText } from '../../../src/node/read-text';

/**
 * Reads the code blocks of a guide, in the language of the guide that quotes them or else in English.
 *
 * @param relative - Path, relative to the guide that quotes them.
 * @param quoting - That guide.
 * @returns Null if the guide doesn't exist.
 */
export function readQuotedGuide(
  relative: string,
  {
    absolutePath,
    locale,
    relativePath,
  }: Pick<GuideFile, 'locale' | 'relativePath'> & { absolutePath: string },
): { file: string; docId: string; codes: Code[] } | null {
  const root = absolutePath.slice(0, -`${locale}/${relativePath}`.length);
  const target = path.posix.join(path.posix.dirname(relativePath), relative);
  const file = [locale, defaultLocale]
    .map((folder) => path.join(root, folder, target))
    .find((each) => fs.existsSync(each));
  if (file === undefined) return null;
  const codes: Code[] = [];
  const tree = parseBody(splitFrontMatter(readText(file)).body, target.endsWith('.mdx') ? 'mdx' : 'guide');
  visit(tree, 'code', (code) => void codes.push(code));
  return { file, docId: docIdOf(target), codes };
}
