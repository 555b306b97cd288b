import fs from 'node:fs';
import path from 'node:path';
import { localeCodes } from '../../../src/locales/locales';
import { brotliSize, brotliSizeOfFile } from './brotli-size';
import { listFiles } from '../../../src/node/files';

/** Download sizes of a built site, in bytes after Brotli compression. */
export interface BuildWeight {
  /** Path and HTML size of the largest page per kind. */
  pages: Record<'home' | 'guide' | 'reference' | 'list', { path: string; bytes: number }>;
  /** Number of files that the largest guide loads by itself, without its HTML and images. */
  requests: number;
  /** Scripts and style sheets that every page loads when it is idle. */
  idle: number;
  /** What the search loads besides, without its index. */
  search: number;
  /** Parts of the embedded search index, in the larger locale. */
  searchNames: number;
  searchFull: number;
}

/** Matches the lists of all packages' error messages and configuration keys. */
const LIST = /^(?:uk\/)?api\/(?:errors|configuration)\//;

/** Measures a folder built by `npm run build`. */
export function measureBuild(directory: string): BuildWeight {
  const read = (file: string) => fs.readFileSync(path.join(directory, file), 'utf8');
  const pages: BuildWeight['pages'] = {
    home: { path: '/uk/', bytes: brotliSize(read('uk/index.html')) },
    guide: heaviest(
      directory,
      htmlFiles(directory).filter((file) =>
        /^(?:uk\/)?(?:libraries|features|how-to|about|general)/.test(file),
      ),
    ),
    reference: heaviest(
      directory,
      htmlFiles(directory).filter((file) => /^(?:uk\/)?api\//.test(file) && !LIST.test(file)),
    ),
    list: heaviest(
      directory,
      htmlFiles(directory).filter((file) => LIST.test(file)),
    ),
  };
  const html = read(pages.guide.path.slice(1) + 'index.html');
  const { scripts, sheets } = JSON.parse(/data-boot>([^<]+)</.exec(html)?.[1] ?? '{}') as {
    scripts: string[];
    sheets: string[];
  };
  const added = sheets.filter((href) => !html.includes(`data-href="${href}"`));
  return {
    pages,
    requests: (html.match(/<(?:script|link)[^>]+(?:src|rel="stylesheet")=/g) ?? []).length,
    idle: sum([...scripts, ...added].map((url) => sizeOf(directory, url))),
    search: sum(
      fs
        .readdirSync(directory)
        .filter((name) => /^search-results[-.][^.]+\.(?:js|css)$/.test(name))
        .map((name) => sizeOf(directory, name)),
    ),
    searchNames: Math.max(
      ...localeCodes.map((locale) => brotliSizeOfFile(path.join(directory, 'search', locale, 'names.json'))),
    ),
    searchFull: Math.max(
      ...localeCodes.map((locale) => brotliSizeOfFile(path.join(directory, 'search', locale, 'full.json'))),
    ),
  };
}

function sizeOf(directory: string, url: string): number {
  return brotliSizeOfFile(path.join(directory, path.basename(url)));
}

/**
 * Finds the file that is largest after compression. Only the 12 largest files are compressed, because
 * compression hardly changes their order.
 */
function heaviest(directory: string, files: readonly string[]): { path: string; bytes: number } {
  const largest = files
    .map((file) => ({ file, raw: fs.statSync(path.join(directory, file)).size }))
    .sort((a, b) => b.raw - a.raw)
    .slice(0, 12)
    .map(({ file }) => ({
      path: `/${file.replace(/index\.html$/, '')}`,
      bytes: brotliSizeOfFile(path.join(directory, file)),
    }));
  return largest.sort((a, b) => b.bytes - a.bytes)[0] ?? { path: '', bytes: 0 };
}

function htmlFiles(directory: string): string[] {
  return filesNamed(directory, 'index.html');
}

function filesNamed(directory: string, name: string): string[] {
  return listFiles(directory, (file) => path.basename(file) === name);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
