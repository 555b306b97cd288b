import { toHtml } from 'hast-util-to-html';
import { toHast } from 'mdast-util-to-hast';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Guide } from '../../../../../src/model/docs/doc';
import { suggestion } from '../../../../../src/model/text/nearest';
import { pictureKey } from '../../../../../src/model/docs/picture-key';
import { renderCodeBlocks } from '../code/code-blocks';
import type { CompiledBody } from '../compile-markdown';
import { report, type CompileContext } from '../context';
import { renderDirectives, reportUnclosedDirectives } from '../directives/directives';
import { listCodes } from '../code/guide-codes';
import { sectionsOf } from '../headings';
import { findImages, pictureOf } from '../pictures/images';
import { findSummaries, groupLinks } from '../link-groups';
import { parseBody } from '../../../../../packages/guide-files/parse-body';
import { toPlainMarkdown } from '../plain-markdown';
import { prepareMdx } from './prepare-mdx';
import { reportLeftovers } from '../report/report-leftovers';

interface CompiledMdx extends CompiledBody {
  /** Picture HTML by `pictureKey`. */
  pictures: Record<string, string>;
  components: Guide['components'];
}

/**
 * Reads an MDX guide's headings, text, links, pictures, and code, and reports its problems.
 * gatsby-plugin-mdx renders the page itself, using `remarkDocs`.
 *
 * @param components - Component names that authors can use.
 */
export async function compileMdx(
  body: string,
  context: CompileContext,
  components: readonly string[],
): Promise<CompiledMdx> {
  const nothing = {
    html: '',
    markdown: '',
    headings: [],
    sections: [],
    leadingTitle: null,
    firstParagraph: '',
    fences: [],
    pictures: {},
    components: [],
    codes: [],
    linkGroups: [],
  };
  let tree: Root;
  try {
    tree = parseBody(body, 'mdx', (node, message) => report(context, node, message));
  } catch (error) {
    const { line, reason } = placeOf(error as { line?: number; reason?: string; message: string });
    report(
      context,
      line === undefined ? undefined : { position: { start: { line } } },
      /\{#/.test(body.split('\n')[(line ?? 0) - 1] ?? '')
        ? 'a heading id in an MDX guide needs a backslash: "## Heading \\{#an-id}".'
        : `this is not valid MDX (${reason}). Fix it, or rename the file to .md if it needs no component.`,
    );
    return nothing;
  }
  reportUnclosedDirectives(tree, body, context);
  reportLeftovers(tree, body, context);
  reportComponents(tree, context, components);
  const { headings, components: used } = prepareMdx(tree, context);
  await findImages(tree, context);
  const markdown = toPlainMarkdown(tree, context);
  renderDirectives(tree, context);
  const pictures: Record<string, string> = {};
  visit(tree, 'image', (node) => {
    const picture = pictureOf(node);
    if (picture)
      pictures[pictureKey(node.url, node.alt)] = toHtml(toHast({ type: 'root', children: [picture] }));
  });
  const sections = sectionsOf(tree);
  const fences = renderCodeBlocks(tree, context);
  const linkGroups = groupLinks(headings, context.links, findSummaries(tree));
  return {
    ...nothing,
    markdown,
    headings,
    sections,
    pictures,
    fences,
    components: used,
    linkGroups,
    codes: listCodes(tree, true),
  };
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
    if (type !== 'mdxJsxFlowElement' && type !== 'mdxJsxTextElement') return;
    const name = (node as unknown as { name: string | null }).name;
    if (name === null || components.includes(name)) return;
    const meant = suggestion(name, components, (each) => `<${each}>`);
    report(
      context,
      node,
      `unknown MDX component <${name}>. Known: ${known}; everything else is a directive, such as ":::note".${meant}`,
    );
  });
}

/** Finds a syntax error's line in the body. Some errors contain it only in their message. */
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
