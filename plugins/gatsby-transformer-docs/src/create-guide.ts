import { findHiddenCharacters } from './hidden-characters';
import { compileMarkdown } from './compile/compile-markdown';
import { compileMdx } from './compile/compile-mdx';
import type { CompileContext } from './compile/context';
import type { GuidePicture } from './compile/picture-source';
import type { Guide } from '../../../src/model/doc';
import { docIdOf, MAIN_DOC_ID, slugOf } from '../../../src/model/addresses';
import { findUndecodable } from '../../../src/model/read-text';
import { digestBlocks } from './followed-guides';
import { readGuideFrontMatter, splitFrontMatter } from './front-matter';
import type { GuideFile } from './guides/list-guides';
import { sourceDigest } from './source-digest';

/** The guide fields that depend only on its source. */
export type GuideFields = Omit<Guide, 'lastUpdated' | 'followed'> & {
  /** Digest of the code blocks. */
  blocks: string;
  /** Absolute paths of the file nodes that the schema links to. */
  images: string[];
  shownPictures: readonly GuidePicture[];
};

interface GuideSource extends GuideFile {
  absolutePath: string;
}

/**
 * Returns a guide's fields. They include its problems, so that a cached node still reports them.
 */
export async function createGuide(
  { source, locale, relativePath, sourcePath, absolutePath }: GuideSource,
  site: Pick<
    CompileContext,
    'labels' | 'siteRoot' | 'findSymbol' | 'symbolNames' | 'findImage' | 'colorTokens' | 'samples'
  > & {
    mdxComponents: readonly string[];
  },
): Promise<GuideFields> {
  const { yaml, body, bodyOffset } = splitFrontMatter(source);
  const { data, problems } = readGuideFrontMatter(yaml, sourcePath);
  const undecodable = findUndecodable(source, sourcePath);
  // In a file with another encoding, such as UTF-16, the front matter isn't recognized.
  if (yaml === null && undecodable.length > 0) problems.length = 0;
  problems.push(...undecodable, ...findHiddenCharacters(source, sourcePath));
  const isMdx = relativePath.endsWith('.mdx');
  const context: CompileContext = {
    ...site,
    file: sourcePath,
    relativePath,
    locale,
    title: data.title,
    mode: 'guide',
    slugBase: '',
    lineOffset: bodyOffset,
    problems,
    links: [],
    pictures: [],
  };
  const mdx = isMdx ? await compileMdx(body, context, site.mdxComponents) : null;
  const compiled = mdx ?? (await compileMarkdown(body, context));
  const docId = docIdOf(relativePath);
  return {
    docId,
    locale,
    slug: slugOf(docId),
    title: data.title || compiled.leadingTitle || docId,
    description: data.description,
    headings: compiled.headings,
    sections: compiled.sections,
    links: context.links,
    problems,
    sourcePath,
    pageType: isMdx ? 'mdx-guide' : docId === MAIN_DOC_ID ? 'home' : 'guide',
    sidebarLabel: data.sidebarLabel,
    position: data.position,
    html: isMdx ? null : compiled.html,
    markdown: compiled.markdown,
    mdxPath: isMdx ? absolutePath : null,
    pictures: mdx?.pictures ?? null,
    codes: mdx?.codes ?? null,
    draft: data.draft,
    unlisted: data.unlisted,
    redirects: data.redirects,
    keywords: data.keywords,
    translatedFrom: data.translatedFrom,
    sourceDigest: sourceDigest(source),
    uses: context.samples?.uses ?? [],
    blocks: digestBlocks(compiled.fences),
    images: [...new Set(context.pictures.map(({ file }) => file))],
    shownPictures: context.pictures,
  };
}
