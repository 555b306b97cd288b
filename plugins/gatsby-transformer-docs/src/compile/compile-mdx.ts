import type { Code, Image, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { didYouMean } from '../../../../src/model/nearest';
import { reportFence } from './code-blocks';
import { takeLeadingTitle, type CompiledBody } from './compile-markdown';
import { report, type CompileContext, type PictureSource } from './context';
import { readFenceMeta } from './fence-meta';
import { identifyHeadings, sectionsOf } from './headings';
import { readImage } from './images';
import { resolveLinks } from './links';

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx);

export interface CompiledMdx extends CompiledBody {
  pictures: Record<string, PictureSource>;
}

/**
 * Reads an MDX guide for its headings, text, links and pictures, and for what is wrong with it. The page itself is rendered by
 * gatsby-plugin-mdx, whose pipeline takes `remarkDocs`.
 */
export async function compileMdx(
  body: string,
  context: CompileContext,
  components: readonly string[],
): Promise<CompiledMdx> {
  const nothing = {
    html: '',
    headings: [],
    sections: [],
    leadingTitle: null,
    firstParagraph: '',
    pictures: {},
  };
  let tree: Root;
  try {
    tree = parser.parse(body) as Root;
  } catch (error) {
    const { line, reason } = placeOf(error as { line?: number; reason?: string; message: string });
    report(
      context,
      line === undefined ? undefined : { position: { start: { line } } },
      `this is not valid MDX (${reason}). Mend it, or rename the file to .md if it needs no component.`,
    );
    return nothing;
  }
  takeLeadingTitle(tree, context);
  reportComponents(tree, context, components);
  const pictures = await readPictures(tree, context);
  const headings = identifyHeadings(tree, context);
  resolveLinks(tree, context);
  return { ...nothing, headings, sections: sectionsOf(tree), pictures };
}

function reportComponents(tree: Root, context: CompileContext, components: readonly string[]): void {
  const known = components.join(', ');
  visit(tree, (node) => {
    const type = node.type as string;
    if (type === 'mdxjsEsm') {
      report(
        context,
        node,
        `imports and exports are not allowed in MDX guides. Known components need no import: ${known}.`,
      );
    }
    if (node.type === 'code') {
      const code = node as Code;
      reportFence(code, (code.lang ?? '').toLowerCase(), readFenceMeta(code.meta ?? ''), context);
    }
    if (type !== 'mdxJsxFlowElement' && type !== 'mdxJsxTextElement') return;
    const name = (node as unknown as { name: string | null }).name;
    if (name === null || components.includes(name)) return;
    const meant = didYouMean(name, components);
    report(
      context,
      node,
      `there is no MDX component <${name}>. Known: ${known}.${meant ? ` Did you mean <${meant}>?` : ''}`,
    );
  });
}

async function readPictures(tree: Root, context: CompileContext): Promise<Record<string, PictureSource>> {
  const images: Image[] = [];
  visit(tree, 'image', (node: Image) => {
    images.push(node);
  });
  const pictures: Record<string, PictureSource> = {};
  for (const image of images) {
    const { picture } = await readImage(image, context);
    if (picture) pictures[image.url] = picture;
  }
  return pictures;
}

/** The line of a syntax error in the body. Some errors say it only in their text, which names a place the author's file does not have. */
function placeOf({ line, reason, message }: { line?: number; reason?: string; message: string }): {
  line: number | undefined;
  reason: string;
} {
  const text = reason ?? message;
  const written = / \((\d+):\d+(?:-\d+:\d+)?\)/.exec(text);
  return {
    line: line ?? (written ? Number(written[1]) : undefined),
    reason: text.replace(written?.[0] ?? '', ''),
  };
}
