import autolinkHeaders from 'gatsby-remark-autolink-headers';
import type { Heading, Link, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { DocHeading } from '../../src/model/docs/doc';
import { RESERVED_IDS } from '../../src/model/docs/reserved-ids';
import { upstreamChanged } from '../../src/node/upstream-changed';
import { report, type ProblemContext } from './report';

declare module 'mdast' {
  interface HeadingData {
    /** Set by `identifyHeadings`. */
    id?: string;
    /** The link to the heading that `linkHeadings` shows. */
    anchor?: Link;
  }
}

/**
 * Sets each heading's ID (`{#id}` or a GitHub-style slug). Reports duplicate and reserved IDs, and in
 * guides also malformed and missing ones.
 */
export function identifyHeadings(
  tree: Root,
  context: ProblemContext & { mode: 'guide' | 'reference' },
): DocHeading[] {
  const nodes = [...headingsOf(tree.children)];
  const ends = nodes.map(trimEnd);
  const anchors = addHeadingIds(nodes);
  const headings: DocHeading[] = [];
  const seen = new Map<string, number>();
  nodes.forEach((node, index) => {
    const anchor = anchors[index];
    if (anchor) node.data = { ...node.data, anchor };
    const id = node.data?.id ?? '';
    const line = node.position?.start.line ?? 0;
    if (context.mode === 'guide') reportId(node, id, ends[index] ?? 'other', context);
    const before = seen.get(id);
    if (RESERVED_IDS.has(id)) {
      report(
        context,
        node,
        `the heading id "${id}" is reserved for the page itself. Give the heading another id: "## Heading {#another-id}".`,
      );
    }
    if (before !== undefined) {
      report(
        context,
        node,
        `the heading id "${id}" is already used on line ${before + context.lineOffset}. Give one of the headings another id: "## Heading {#another-id}".`,
      );
    }
    seen.set(id, line);
    headings.push({ id, title: toString(node).trim(), level: node.depth, line: line + context.lineOffset });
  });
  return headings;
}

/**
 * Checks whether a heading ends with an ID, as text or inside markup such as bold text. Also removes the
 * space that is left if a comment followed the heading.
 */
function trimEnd(node: Heading): 'id' | 'other' | 'id in markup' {
  const last = node.children.at(-1);
  if (last?.type === 'text') last.value = last.value.trimEnd();
  if (!/\{#[\w-]+\}$/.test(toString(last))) return 'other';
  return last?.type === 'text' ? 'id' : 'id in markup';
}

/** Reports whatever looks like an ID but isn't one, and headings without letters for a slug. */
function reportId(node: Heading, id: string, end: ReturnType<typeof trimEnd>, context: ProblemContext): void {
  let malformed = end === 'id in markup';
  visit(node, 'text', ({ value }) => {
    malformed ||= /\{[^{}]*#|\{:?\s*\.[\w-]+\s*\}$/.test(value);
  });
  // Markdown reads `{#__a__}` as bold text, and `{#_a_}` as emphasis.
  const isEmphasized = node.children.some(
    ({ type }, at) => /^(?:strong|emphasis)$/.test(type) && /\{#$/.test(toString(node.children[at - 1])),
  );
  if (malformed)
    report(
      context,
      node,
      `the id of this heading is malformed. Write it at the end, after the text, with letters a–z, digits, "-", and "_" only: "## Heading {#an-id}".${isEmphasized ? ' Write "\\_" for each "_" at its start and end.' : ''}`,
    );
  // Slugs drop punctuation, so two such headings would get the slugs '' and '-1'.
  else if (end === 'other' && !/[\p{L}\p{N}]/u.test(id.replace(/-\d+$/, '')))
    report(context, node, 'this heading has no text for an id. Add one: "## Heading {#an-id}".');
}

function* headingsOf(nodes: readonly RootContent[]): Generator<Heading> {
  for (const node of nodes) {
    if (node.type === 'heading') yield node;
    else if ('children' in node) yield* headingsOf(node.children as RootContent[]);
  }
}

/**
 * Sets each heading's ID: `{#id}`, which is removed from the text, or an ID based on the text.
 * Calls gatsby-remark-autolink-headers directly, so there is no Gatsby node to pass.
 *
 * @returns The plugin's link to each heading. The plugin puts it into the heading, where screen
 *   readers would read it as a part of the heading's text.
 * @throws When the plugin leaves a heading without an ID or a link.
 */
function addHeadingIds(headings: Heading[]): Link[] {
  // Pass only the headings, because the plugin visits every node. The style sheet adds the icon.
  autolinkHeaders(
    { markdownAST: { type: 'root', children: headings } },
    { icon: '', className: 'anchor', isIconAfterHeader: true, enableCustomId: true },
  );
  return headings.map(({ data, children }) => {
    const id = (data as { id?: unknown } | undefined)?.id;
    const link = children.pop();
    if (typeof id !== 'string' || link?.type !== 'link' || link.url !== `#${id}`)
      throw upstreamChanged('gatsby-remark-autolink-headers', 'Headings get no id or no link');
    // The plugin's style attribute is for a link inside the heading, and the policy forbids it.
    delete data?.hProperties?.['style'];
    return link;
  });
}
