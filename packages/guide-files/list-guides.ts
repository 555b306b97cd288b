import path from 'node:path';
import { isHiddenFile } from '../../src/model/docs/hidden-file';
import { listFiles } from '../../src/node/files';
import { readText } from '../../src/node/read-text';

/** A guide on disk. */
export interface GuideFile {
  locale: string;
  /** Path in the locale's folder, with forward slashes. A page's translations share it. */
  relativePath: string;
  /** Path from the site's root, for messages. */
  sourcePath: string;
  source: string;
}

/**
 * Reads all guides in a locale.
 *
 * @param root - The site's root folder.
 * @param locale - The locale's folder name.
 * @returns The guides in `content/<locale>`, without hidden files, sorted by path.
 */
export function listGuides(root: string, locale: string): GuideFile[] {
  const folder = path.join(root, 'content', locale);
  return listFiles(folder, (file) => /\.mdx?$/.test(file) && !isHiddenFile(file)).map((relativePath) => ({
    locale,
    relativePath,
    sourcePath: `content/${locale}/${relativePath}`,
    source: readText(path.join(folder, relativePath)),
  }));
}
