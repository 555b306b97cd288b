import type { Code, Heading, Image, Link, Nodes, Parent } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { readFenceMeta, type CodeFence } from './fence-meta';
import { identifyHeadings } from './identify-headings';
import { readGuideFrontMatter, splitFrontMatter, type GuideFrontMatter } from './front-matter';
import { parseBody } from './parse-body';
import { listGuides, type GuideFile } from './list-guides';

export interface GuideHeading {
  id: string;
  level: number;
  line: number;
}

export interface GuideFence extends CodeFence {
  /** The guide line where the code starts. */
  line: number;
  /** ID of the preceding level 2 or 3 heading; '' at the top of the page. */
  heading: string;
}

/** A piece of text with its position. */
export interface Located {
  text: string;
  /** Line of the first character. Each line break in the text starts the next line. */
  line: number;
  /** Whether it is a title or heading. */
  heading?: boolean;
}

/** Converts a character index in a text to its line. */
export function lineAt({ text, line }: Located, index: number): number {
  return line + text.slice(0, index).split('\n').length - 1;
}

/** A guide's content for the checks. Lines count from 1, in the file. */
export interface ParsedGuide extends GuideFile {
  frontMatter: GuideFrontMatter;
  headings: GuideHeading[];
  fences: GuideFence[];
  links: Located[];
  /** Image URLs. */
  images: Located[];
  /** Directive names in page order: `note`, `tabs`, `steps`, … */
  directives: Located[];
  /**
   * Titles, headings, paragraphs, cells, and image descriptions. Inline code is replaced with a
   * backtick, and URLs are left out.
   */
  prose: Located[];
}

/** Reads all guides in the given locales. */
export function readGuides(root: string, locales: readonly string[]): ParsedGuide[] {
  return locales.flatMap((locale) => listGuides(root, locale)).map(readGuide);
}

/** Reads a guide with the site's parser, so that both find the same headings, fences, and links. */
export function readGuide(file: GuideFile): ParsedGuide {
  const { yaml, body, bodyOffset } = splitFrontMatter(file.source);
  const tree = parseBody(body, file.relativePath.endsWith('.mdx') ? 'mdx' : 'guide');
  const lineOf = (node: { position?: { start: { line: number } } | undefined }) =>
    (node.position?.start.line ?? 1) + bodyOffset;
  const frontMatter = readGuideFrontMatter(yaml, file.sourcePath).data;
  const guide: ParsedGuide = {
    ...file,
    frontMatter,
    headings: [],
    fences: [],
    links: [],
    images: [],
    directives: [],
    prose: [],
  };
  for (const key of ['title', 'description', 'sidebarLabel'] as const) {
    const text = frontMatter[key] ?? '';
    const line = 1 + file.source.split('\n').findIndex((each) => each.startsWith(`${key}:`));
    if (text !== '') guide.prose.push({ text, line, ...(key !== 'description' && { heading: true }) });
  }
  identifyHeadings(tree, { file: file.sourcePath, lineOffset: bodyOffset, mode: 'guide', problems: [] });
  visit(tree, (node) => {
    switch (node.type as string) {
      case 'heading': {
        const heading = node as Heading;
        guide.headings.push({
          id: heading.data?.id ?? '',
          level: heading.depth,
          line: lineOf(heading),
        });
        guide.prose.push({ text: textOf(heading), line: lineOf(heading), heading: true });
        return undefined;
      }
      case 'code': {
        const { lang, meta, value } = node as Code;
        const heading = guide.headings.findLast(({ level }) => level === 2 || level === 3)?.id ?? '';
        guide.fences.push({
          language: (lang ?? '').toLowerCase(),
          meta: readFenceMeta(meta ?? ''),
          code: value,
          line: lineOf(node) + 1,
          heading,
        });
        return SKIP;
      }
      case 'link':
        guide.links.push({ text: (node as Link).url, line: lineOf(node) });
        return undefined;
      case 'image':
        guide.images.push({ text: (node as Image).url, line: lineOf(node) });
        guide.prose.push({ text: (node as Image).alt ?? '', line: lineOf(node) });
        return undefined;
      case 'paragraph':
      case 'tableCell':
        guide.prose.push({ text: textOf(node as Parent), line: lineOf(node) });
        return undefined;
      case 'containerDirective':
      case 'leafDirective':
        guide.directives.push({ text: (node as unknown as { name: string }).name, line: lineOf(node) });
        return undefined;
      default:
        return undefined;
    }
  });
  return guide;
}

function textOf(node: Parent): string {
  return node.children
    .map((child: Nodes) => {
      if (child.type === 'text') return child.value;
      if (child.type === 'inlineCode' || (child.type === 'link' && child.children.length === 0)) return '`';
      return 'children' in child ? textOf(child) : '';
    })
    .join('');
}

/**
 * Counts the words in prose, headings, and tables, without code, to check the minimum page length.
 */
export function countWords(guide: Pick<ParsedGuide, 'prose'>): number {
  return guide.prose.reduce(
    (sum, { text }) => sum + (text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0),
    0,
  );
}
