import fs from 'node:fs';
import path from 'node:path';
import { localeCodes } from '../../../src/locales/locales';
import { pageDataFile, staticQueryFile } from '../../../src/model/page-data-files';
import { sheetFiles } from '../../../src/model/style-sheets';
import { brotliSize, brotliSizeOfFile } from './brotli-size';
import { readBuildFile, STATS } from '../../../src/node/build-files';
import { listFiles } from '../../../src/node/files';
import { readGatsbyScripts, SCRIPTS_SLICE } from '../../../src/model/gatsby-scripts';

/** Download sizes of a built site, in bytes after Brotli compression. */
export interface BuildWeight {
  /** Path and HTML size of the largest page per kind. */
  pages: Record<'home' | 'guide' | 'reference' | 'list', { path: string; bytes: number }>;
  /** Number of files that the largest guide loads by itself, without its HTML and images. */
  requests: number;
  /** Code that every page loads when it is idle. */
  pageScript: number;
  /**
   * The app: Gatsby's scripts, the largest template's chunks, one language's messages, and shared
   * data.
   */
  app: number;
  /** Style sheets that a page may lack and that load with the app. */
  sheets: number;
  /**
   * The largest page-data.json among neighboring guides: the cost of a navigation without
   * prefetching.
   */
  navigation: { path: string; bytes: number };
  /** Page components in the bundle: one per template and one per MDX guide, never one per page. */
  components: number;
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
  const { script } = JSON.parse(/data-boot>([^<]+)</.exec(html)?.[1] ?? '{}') as { script: string };
  const { scripts, chunkMapping } = readGatsbyScripts(readBuildFile(directory, SCRIPTS_SLICE));
  const chunks = JSON.parse(chunkMapping) as Record<string, string[]>;
  const chunk = (name: string) =>
    Math.max(
      0,
      ...(chunks[name] ?? []).filter((url) => url.endsWith('.js')).map((url) => sizeOf(directory, url)),
    );
  const components = Object.keys(chunks).filter((name) => name.startsWith('component---'));
  const shared = [
    ...scripts.map((url) => sizeOf(directory, url)),
    ...commonsOf(directory),
    ...staticQueries(directory, pages.guide.path),
  ];
  return {
    pages,
    requests: (html.match(/<(?:script|link)[^>]+(?:src|rel="stylesheet")=/g) ?? []).length,
    pageScript: sizeOf(directory, script),
    app:
      sum(shared) +
      Math.max(0, ...components.filter((name) => name.startsWith('component---src-templates-')).map(chunk)) +
      Math.max(...localeCodes.map((locale) => chunk(`texts-${locale}`))),
    sheets: sum(
      sheetFiles(readBuildFile(directory, STATS))
        .slice(1)
        .map((name) => sizeOf(directory, name)),
    ),
    navigation: heaviest(
      directory,
      pageDataFiles(directory).filter((file) => /page-data\/(?:uk\/)?libraries\//.test(file)),
    ),
    components: components.length,
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

function commonsOf(directory: string): number[] {
  const stats = JSON.parse(readBuildFile(directory, STATS)) as {
    namedChunkGroups?: Record<string, { assets: { name: string }[] }>;
  };
  const group = stats.namedChunkGroups?.['component---src-templates-guide-tsx'];
  return (group?.assets ?? [])
    .map(({ name }) => name)
    .filter((name) => name.startsWith('commons'))
    .map((name) => sizeOf(directory, name));
}

/** Returns the sizes of a page's static query results. */
function staticQueries(directory: string, pagePath: string): number[] {
  const { staticQueryHashes } = JSON.parse(
    fs.readFileSync(path.join(directory, pageDataFile(pagePath)), 'utf8'),
  ) as { staticQueryHashes: string[] };
  return staticQueryHashes.map((hash) => brotliSizeOfFile(path.join(directory, staticQueryFile(hash))));
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

function pageDataFiles(directory: string): string[] {
  return filesNamed(path.join(directory, 'page-data'), 'page-data.json').map((file) => `page-data/${file}`);
}

function filesNamed(directory: string, name: string): string[] {
  return listFiles(directory, (file) => path.basename(file) === name);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
