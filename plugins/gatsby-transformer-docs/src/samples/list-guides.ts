import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../../../src/model/files';

/** A guide on disk. */
export interface GuideFile {
  locale: string;
  /** Below the locale's folder, with forward slashes: the key that joins the translations of a page. */
  relativePath: string;
  /** From the root of the site, for messages. */
  sourcePath: string;
  source: string;
}

/**
 * Reads every guide of a locale.
 *
 * @param root - Root of the site.
 * @returns The guides of `content/<locale>`, sorted by path.
 */
export function listGuides(root: string, locale: string): GuideFile[] {
  const folder = path.join(root, 'content', locale);
  return listFiles(folder, (file) => /\.mdx?$/.test(file)).map((relativePath) => ({
    locale,
    relativePath,
    sourcePath: `content/${locale}/${relativePath}`,
    source: fs.readFileSync(path.join(folder, relativePath), 'utf8'),
  }));
}
