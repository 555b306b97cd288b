import type { Translate } from '../../../src/locales/messages';
import { findKind, REFERENCE_KINDS_FILE } from '../../../src/model/reference/kinds';
import { REFERENCE_DATA_NAMES, NO_REFERENCE_DATA } from '../../../src/model/reference/reference-data';
import { printPageContent } from '../../../src/model/reference/print-content';
import type { ReferencePage } from '../../../src/model/reference/reference-page';
import type { CompileContext } from './compile/context';
import type { Reference, ReferenceRelease } from '../../../src/model/docs/doc';
import {
  docIdOf,
  joinHash,
  localePath,
  markdownUrl,
  releaseId,
  splitHash,
} from '../../../src/model/docs/addresses';
import { splitFrontMatter } from '../../../packages/guide-files/front-matter';
import { errorIn, type Problem } from '../../../src/model/text/problem';
import { firstSentences } from '../../../src/model/text/text';
import { compileContent } from './compile/compile-content';
import { slugOfPath } from './compile/links';

interface ReferenceFile {
  source: string;
  locale: string;
  /** Path inside `typedoc-out/<locale>/`. */
  relativePath: string;
  sourcePath: string;
}

/** Returns a reference page's fields from the file that gatsby-plugin-typedoc has written. */
export async function createReference(
  { source, locale, relativePath, sourcePath }: ReferenceFile,
  site: Pick<CompileContext, 't' | 'siteRoot' | 'findSymbol' | 'symbolNames' | 'samples'>,
): Promise<Omit<Reference, 'lastUpdated'>> {
  const problems: Problem[] = [];
  const { yaml, bodyOffset } = splitFrontMatter(source);
  const docId = relativePath === 'index.md' ? 'api' : `api/${docIdOf(relativePath)}`;
  const read = readPage(yaml);
  if (!read)
    problems.push(
      errorIn(
        sourcePath,
        `this isn't a page of the reference. Run "npm run reference -- generate" to write it again.`,
      ),
    );
  const page = read ?? { ...NO_PAGE, title: docId };
  const kind = page.kind ?? null;
  if (kind !== null && !findKind(kind))
    problems.push(
      errorIn(sourcePath, `no route for the TypeDoc kind "${kind}". Add it to ${REFERENCE_KINDS_FILE}.`),
    );
  const slugBase = 'api/';
  const resolve = (target: string): string | null => {
    if (/^(?:https:\/\/|#)/.test(target)) return target;
    const { path: file, hash } = splitHash(target);
    const slug = file.endsWith('.md') ? slugOfPath(file, { slugBase, relativePath }) : null;
    return slug && joinHash(localePath(slug, locale), hash);
  };
  const context = {
    ...site,
    file: sourcePath,
    relativePath,
    locale,
    mode: 'reference' as const,
    slugBase,
    lineOffset: bodyOffset,
    findImage: () => Promise.resolve({ problem: 'has no place in the reference.' }),
    reference: { nameTargets: page.nameTargets ?? {}, resolve },
    problems,
    links: [],
    pictures: [],
  } satisfies CompileContext;
  const data = Object.fromEntries(
    REFERENCE_DATA_NAMES.map((name) => [name, page.data[name] ?? NO_REFERENCE_DATA[name]]),
  ) as unknown as typeof NO_REFERENCE_DATA;
  const { content, headings, sections } = await compileContent(page.data.content ?? [], context);
  return {
    docId,
    locale,
    slug: `/${docId}/`,
    title: page.title,
    description: firstSentences(page.description || page.title, 300),
    headings:
      page.pageKind === 'changes' ? changesHeadings(page.package ?? null, data.releases, site.t) : headings,
    // On the configuration page, only titles are indexed: each key's description is on its class's
    // page.
    sections: page.pageKind === 'configuration' ? sections.map((each) => ({ ...each, text: '' })) : sections,
    links: context.links,
    problems,
    sourcePath,
    pageType: 'reference',
    pageKind: page.pageKind,
    markdown: printPageContent({ content, history: data.history }, site.t, (target) =>
      target.startsWith('/') ? markdownUrl(site.siteRoot, target) : target,
    ),
    package: page.package ?? null,
    kind,
    symbol: page.symbol ?? null,
    translated: page.translated,
    content,
    ...data,
  };
}

/**
 * Returns a changes page's headings: the releases that contain changes. On the page for all
 * packages, the upgrade form comes first.
 */
function changesHeadings(
  packageName: string | null,
  releases: readonly ReferenceRelease[],
  t: Translate<'api' | 'markdown'>,
): Reference['headings'] {
  const entries = releases
    .filter(({ changes }) => changes.length > 0)
    .map((release) => ({
      id: releaseId(release.version, packageName === null ? release.package : undefined),
      title: packageName === null ? `${release.package} ${release.version}` : release.version,
    }));
  if (packageName === null) entries.unshift({ id: 'upgrade', title: t('changes.upgrade.title') });
  return entries.map((entry) => ({ ...entry, level: 2, line: 1 }));
}

/** Stands in for a file that can't be read. */
const NO_PAGE: Omit<ReferencePage, 'file' | 'title'> = {
  pageKind: 'symbol',
  description: '',
  translated: true,
  data: {},
};

/** Reads a page from front matter with one key and its JSON value per line. A YAML parser would be 50 times slower. */
function readPage(yaml: string | null): Omit<ReferencePage, 'file'> | null {
  try {
    const entries = (yaml ?? '')
      .trimEnd()
      .split('\n')
      .map((line): [string, unknown] => {
        const [, key = '', value = ''] = /^([A-Za-z]+): (.+)$/.exec(line) ?? [];
        return [key, JSON.parse(value)];
      });
    const {
      pageKind,
      title,
      description,
      translated = true,
      data = {},
      ...rest
    } = Object.fromEntries(entries) as Partial<ReferencePage>;
    return pageKind && title && description !== undefined
      ? { ...rest, pageKind, title, description, translated, data }
      : null;
  } catch {
    return null;
  }
}
