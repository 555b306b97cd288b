import { compileMarkdown } from './compile/compile-markdown';
import { compileMdx, type CompiledMdx } from './compile/mdx/compile-mdx';
import type { CompileContext } from './compile/context';
import type { GuidePicture } from './compile/pictures/picture-source';
import type { Guide } from '../../../src/model/docs/doc';
import { fencedLines } from '../../../src/model/docs/fenced-lines';
import { componentNames } from '../../../src/model/docs/mdx-components';
import { suggestion } from '../../../src/model/text/nearest';
import { errorIn, type Problem } from '../../../src/model/text/problem';
import { docIdOf, slugOf } from '../../../src/model/docs/addresses';
import { findUndecodable } from '../../../src/node/read-text';
import { digestBlocks } from '../../../packages/guide-files/followed-guides';
import { readGuideFrontMatter, splitFrontMatter } from '../../../packages/guide-files/front-matter';
import { findHiddenCharacters } from '../../../packages/guide-files/hidden-characters';
import type { GuideFile } from '../../../packages/guide-files/list-guides';
import { sourceDigest } from '../../../packages/guide-files/source-digest';

/** The guide fields that depend only on its source. */
export type CompiledGuide = Omit<Guide, 'lastUpdated' | 'followed' | 'project'> & {
  /** Digest of the code blocks. */
  blocks: string;
  /** Absolute paths of the file nodes that the schema links to. */
  images: string[];
  shownPictures: readonly GuidePicture[];
  /** The body of an MDX guide, and its Markdown; null for Markdown guides. */
  mdx: Pick<CompiledMdx, 'body' | 'parts'> | null;
};

interface GuideSource extends GuideFile {
  absolutePath: string;
}

/** Longer paragraphs, and more quote and list markers in a line, would take minutes to compile. */
const MAX_PARAGRAPH = 200_000;
const MAX_MARKERS = 200;
const MARKERS = /^(?:>|[-*+][ \t]|\d{1,9}[.)][ \t]|\s)*/;
const FEWER_LEVELS = 'Use fewer levels of quotes and lists.';

/**
 * Reports the first paragraph that is too long, or else the first line with too many nested blocks:
 * either would take minutes to compile.
 */
function findOversized(body: string, file: string, lineOffset: number): Problem[] {
  const longest = body.split(/\n[ \t]*\n/).reduce((length, part) => Math.max(length, part.length), 0);
  if (longest > MAX_PARAGRAPH)
    return [
      errorIn(
        file,
        `a paragraph is ${Math.round(longest / 1000)} kB long. Divide it into paragraphs of at most ${MAX_PARAGRAPH / 1000} kB.`,
      ),
    ];
  const lines = body.split('\n');
  const isFenced = fencedLines(lines);
  const deep = lines.findIndex(
    (line, at) => !isFenced[at] && (MARKERS.exec(line)?.[0].trimEnd().length ?? 0) > MAX_MARKERS,
  );
  return deep < 0
    ? []
    : [errorIn(file, `blocks are nested too deeply. ${FEWER_LEVELS}`, lineOffset + deep + 1)];
}

/**
 * Compiles a guide's source to the fields of its node. They include the guide's problems, so that a
 * cached node still reports them.
 */
export async function createGuide(
  { source, locale, relativePath, sourcePath, absolutePath }: GuideSource,
  site: Pick<
    CompileContext,
    't' | 'siteRoot' | 'findSymbol' | 'symbolNames' | 'findImage' | 'findCode' | 'colorTokens' | 'samples'
  >,
): Promise<CompiledGuide> {
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
  const compile = async (text: string) => {
    const mdx = isMdx ? await compileMdx(text, context, componentNames) : null;
    return { mdx, compiled: mdx ?? (await compileMarkdown(text, context)) };
  };
  const oversized = findOversized(body, sourcePath, bodyOffset);
  problems.push(...oversized);
  const { mdx, compiled } = await compile(oversized.length > 0 ? '' : body).catch((error: unknown) => {
    if (!(error instanceof RangeError)) throw error;
    problems.push(errorIn(sourcePath, `blocks are nested too deeply. ${FEWER_LEVELS}`));
    return compile('');
  });
  const ids = new Set(compiled.headings.map(({ id }) => id));
  for (const { from, to, line } of data.anchors) {
    if (ids.has(from))
      problems.push(
        errorIn(sourcePath, `the anchor ${from} is the id of a heading now. Remove it from "anchors".`, line),
      );
    if (!ids.has(to))
      problems.push(
        errorIn(
          sourcePath,
          `the anchor ${from} leads to #${to}, but no heading has this id.${suggestion(to, [...ids])}`,
          line,
        ),
      );
  }
  const docId = docIdOf(relativePath);
  const title = data.title || compiled.leadingTitle || docId;
  return {
    docId,
    locale,
    slug: slugOf(docId),
    title,
    label: data.sidebarLabel ?? title,
    description: data.description,
    headings: compiled.headings,
    sections: compiled.sections,
    links: context.links,
    problems,
    sourcePath,
    pageType: isMdx ? 'mdx-guide' : 'guide',
    sidebarLabel: data.sidebarLabel,
    position: data.position,
    html: isMdx ? null : compiled.html,
    markdown: compiled.markdown,
    mdxPath: isMdx ? absolutePath : null,
    hasHero: compiled.parts.some((part) => typeof part !== 'string' && part.name === 'Hero'),
    linkGroups: compiled.linkGroups,
    draft: data.draft,
    unlisted: data.unlisted,
    redirects: data.redirects,
    anchors: Object.fromEntries(data.anchors.map(({ from, to }) => [from, to])),
    keywords: data.keywords,
    questions: data.questions,
    translatedFrom: data.translatedFrom,
    sourceDigest: sourceDigest(source),
    uses: context.samples?.uses ?? [],
    blocks: digestBlocks(compiled.fences),
    images: [...new Set(context.pictures.map(({ file }) => file))],
    shownPictures: context.pictures,
    mdx: mdx && { body: mdx.body, parts: mdx.parts },
  };
}
