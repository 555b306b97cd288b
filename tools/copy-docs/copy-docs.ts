import fs from 'node:fs';
import path from 'node:path';
import compareVersions from 'semver/functions/compare';
import { site as siteConfig } from '../../src/config/site';
import { defaultLocale } from '../../src/locales/locales';
import { markdownPath, packageLabel, readReferenceSlug } from '../../src/model/docs/addresses';
import type { PackageReleases } from '../../src/model/docs/doc';
import { count } from '../../src/model/text/text';
import { lowestVersion, readVersions } from '../../src/model/reference/list-upgrades';
import { pageAtVersion, removedSymbols } from '../shared/page-at-version';
import type { SymbolPage } from '../../src/model/reference/symbol-page';
import type { Site } from '../shared/read-site';
import { readFile, readPageList, readReleases, readSymbolPages } from '../shared/site-data';
import { withBlock } from './agents-block';

const LOCK_FILES = ['package-lock.json', 'npm-shrinkwrap.json', 'yarn.lock', 'pnpm-lock.yaml', 'bun.lock'];
const GUIDES = '/libraries/';
/** First line of the index. Only a folder with it is deleted. */
const MARK = '<!-- Written by softkit-docs-copy. Changes are lost with the next copy. -->';

interface Target {
  /** Location of the site, as given. */
  location: string;
  /** Folder with the lock file. */
  project: string;
  /** Absolute path of this program. npm has no package of its name, so "npx" can't run it. */
  program: string;
  /** Folder to write, from the project. */
  out: string;
}

interface InstalledPackage {
  importName: string;
  version: string;
  /** Undefined for a package without a reference. */
  releases: PackageReleases | undefined;
}

/**
 * Copies the pages about a project's installed packages into the project, and updates its
 * `AGENTS.md`.
 *
 * @returns What was written, in one sentence.
 * @throws If there is no lock file with a documented package, or the folder has other content.
 */
export async function copyDocs(site: Site, { location, project, program, out }: Target): Promise<string> {
  const [releases, pages, symbolPages] = await Promise.all([
    readReleases(site, defaultLocale),
    readPageList(site, defaultLocale),
    readSymbolPages(site, defaultLocale),
  ]);
  const slugs = pages.map(([slug]) => slug);
  const installed = readInstalled(project, releases, slugs);
  const folder = path.resolve(project, out);
  checkFolder(folder, project, out);

  const copies = new Map<string, string>();
  const sections: string[] = [];
  for (const each of installed) {
    const copied = await readPages(site, slugs, symbolPages, each);
    for (const [slug, text] of copied.pages) copies.set(slug, text);
    sections.push(sectionOf(each, copied));
  }
  if (fs.existsSync(folder)) fs.rmSync(folder, { recursive: true });
  for (const [slug, text] of copies)
    write(path.join(folder, markdownPath(slug)), withLocalLinks(text, slug, copies));
  const title = `# Documentation of the installed ${siteConfig.title} packages`;
  write(path.join(folder, 'index.md'), `${[MARK, title, ...sections].join('\n\n')}\n`);

  const agents = path.join(project, 'AGENTS.md');
  const versions = installed.map(({ importName, version }) => `${importName} ${version}`).join(', ');
  const shownFolder = path.relative(project, folder).replaceAll(path.sep, '/');
  const text = fs.existsSync(agents) ? fs.readFileSync(agents, 'utf8') : '';
  const command = ['node', path.relative(project, program).replaceAll(path.sep, '/'), location]
    .map(quote)
    .join(' ');
  write(agents, withBlock(text, { folder: shownFolder, versions, command }));
  return `Copied ${count(copies.size, 'page')} to ${shownFolder}/ and updated AGENTS.md, for ${versions}.`;
}

/** Quotes a word for a shell if it needs quotes. */
function quote(word: string): string {
  return /^[\w./:@~-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

function readInstalled(
  project: string,
  releases: readonly PackageReleases[],
  slugs: readonly string[],
): InstalledPackage[] {
  const name = LOCK_FILES.find((file) => fs.existsSync(path.join(project, file)));
  if (name === undefined)
    throw new Error(
      `${project} has none of ${LOCK_FILES.join(', ')}. Run this in the folder that has your project's lock file.`,
    );
  const documented = releases.map(({ importName }) => importName);
  const labels = new Set(documented.map(packageLabel));
  // Packages without a reference have guides only.
  const libraries = new Set(slugs.flatMap((slug) => /^\/libraries\/([^/]+)\//.exec(slug)?.[1] ?? []));
  const others = [...libraries]
    .filter((label) => !labels.has(label))
    .map((label) => `${siteConfig.toolkit.scope}/${label}`);
  const versions = readVersions(fs.readFileSync(path.join(project, name), 'utf8'), [
    ...documented,
    ...others,
  ]);
  const installed = [...versions]
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
    .flatMap(([importName, text]) => {
      const version = lowestVersion(text);
      const packageReleases = releases.find((each) => each.importName === importName);
      return version === null ? [] : [{ importName, version, releases: packageReleases }];
    });
  if (installed.length === 0)
    throw new Error(
      `${path.join(project, name)} contains no version of a documented package. Install one, such as ${documented[0]}, and run this again.`,
    );
  return installed;
}

/**
 * Checks that the output folder is in the project and contains nothing but copied pages, because it is
 * replaced.
 */
function checkFolder(folder: string, project: string, out: string): void {
  const index = path.join(folder, 'index.md');
  const isOurs = fs.existsSync(index) && fs.readFileSync(index, 'utf8').startsWith(MARK);
  const isOther = fs.existsSync(folder) && fs.readdirSync(folder).length > 0 && !isOurs;
  if (isOther || !folder.startsWith(path.resolve(project) + path.sep))
    throw new Error(
      `"${out}" ${isOther ? 'has files that this program has not written' : 'is not a folder in this project'}. Choose another folder with --out.`,
    );
}

interface CopiedPages {
  /** Markdown by slug. */
  pages: Map<string, string>;
  /** Titles of symbols that the version doesn't have. */
  missing: string[];
}

async function readPages(
  site: Site,
  slugs: readonly string[],
  symbolPages: Readonly<Record<string, SymbolPage>>,
  { importName, version, releases }: InstalledPackage,
): Promise<CopiedPages> {
  const label = packageLabel(importName);
  const result: CopiedPages = { pages: new Map(), missing: [] };
  const missingUrls: string[] = [];
  for (const slug of slugs) {
    const reference = readReferenceSlug(slug);
    const isOwn = reference
      ? packageLabel(reference.package) === label
      : slug.startsWith(`${GUIDES}${label}/`);
    const content = isOwn ? await readFile(site, markdownPath(slug)) : null;
    if (content === null) continue;
    const symbol = reference?.symbol ?? null;
    const text =
      symbol === null || !releases
        ? content.text
        : pageAtVersion(content.text, symbolPages[slug], symbol, releases, version);
    if (text === null) {
      const { title, url } = frontMatterOf(content.text);
      result.missing.push(title);
      missingUrls.push(`](${url}index.md)`);
    } else result.pages.set(slug, text);
  }
  // The package's page lists its symbols in tables.
  for (const [slug, text] of result.pages)
    if (readReferenceSlug(slug)?.symbol === null)
      result.pages.set(
        slug,
        text
          .split('\n')
          .filter((line) => !(line.startsWith('| [') && missingUrls.some((url) => line.includes(url))))
          .join('\n'),
      );
  return result;
}

function sectionOf(
  { importName, version, releases }: InstalledPackage,
  { pages, missing }: CopiedPages,
): string {
  const newest = releases?.releases[0]?.version;
  const isOld = newest !== undefined && compareVersions(newest, version) > 0;
  const lines = [...pages].map(([slug, text]) => {
    const { title, description } = frontMatterOf(text);
    return `- [${title}](${markdownPath(slug).slice(1)})${description && `: ${description}`}`;
  });
  const removed = isOld && releases ? removedSymbols(releases, version) : [];
  return [
    `## ${importName} ${version}`,
    ...(isOld
      ? [
          `Guides and descriptions are those of ${newest}. The symbols and their declarations are those of ${version}.`,
        ]
      : []),
    lines.join('\n'),
    ...(missing.length > 0
      ? [`Not in ${version}, but in later releases: ${missing.map((name) => `\`${name}\``).join(', ')}.`]
      : []),
    ...(removed.length > 0
      ? [
          `In ${version}, but not in ${newest}, so without a page:\n\n${removed.map((line) => `- ${line}`).join('\n')}`,
        ]
      : []),
  ].join('\n\n');
}

/** Reads the front matter of a page's Markdown: one key per line, with quotes where YAML needs them. */
function frontMatterOf(text: string): Record<'title' | 'description' | 'url', string> {
  const head = /^---\n([^]*?)\n---\n/.exec(text)?.[1] ?? '';
  const valueOf = (key: string): string => {
    const value = new RegExp(`^${key}: (.*)$`, 'm').exec(head)?.[1] ?? '';
    if (value.startsWith('"')) return String(JSON.parse(value));
    return value.startsWith("'") ? value.slice(1, -1).replaceAll("''", "'") : value;
  };
  return { title: valueOf('title'), description: valueOf('description'), url: valueOf('url') };
}

const LINK = /\]\(([^()\s#]+\/index\.md)(#[^()\s]*)?\)/g;

/** Returns the slug that a link to a Markdown copy of the same site leads to, or null. */
function slugOf(link: string, base: string): string | null {
  if (!link.startsWith(`${base}/`)) return null;
  return decodeURI(link.slice(base.length, -'index.md'.length));
}

const baseOf = (text: string, slug: string): string =>
  frontMatterOf(text).url.slice(0, -encodeURI(slug).length);

/** Points the links to copied pages at the copies, and all others at the site. */
function withLocalLinks(text: string, slug: string, copies: ReadonlyMap<string, string>): string {
  const base = baseOf(text, slug);
  return text.replace(LINK, (link, url: string, hash = '') => {
    const target = slugOf(url, base);
    return target !== null && copies.has(target)
      ? `](${path.posix.relative(slug, markdownPath(target))}${hash})`
      : link;
  });
}

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}
