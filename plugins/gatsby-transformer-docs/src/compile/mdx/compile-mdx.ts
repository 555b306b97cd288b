import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { Parents, Root, RootContent } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import { SKIP, visit } from 'unist-util-visit';
import { suggestion } from '../../../../../src/model/text/nearest';
import { compileTree, type CompiledBody } from '../compile-markdown';
import { report, type CompileContext } from '../context';
import { resolveAttributes, wrapText } from '../directives/components';
import { renderFootnotes } from '../directives/footnotes';
import { component } from '../element';
import { parseBody } from '../../../../../packages/guide-files/parse-body';
import { resolveExpressions } from './mdx-expressions';
import { quoteCode } from './quote-code';

export interface CompiledMdx extends CompiledBody {
  /** The body, with HTML in `Html` components. gatsby-plugin-mdx renders it. */
  body: Root;
}

/**
 * Compiles an MDX guide, and reports its problems.
 *
 * @param components - Component names that authors can use.
 */
export async function compileMdx(
  body: string,
  context: CompileContext,
  components: readonly string[],
): Promise<CompiledMdx> {
  const written = parseMdx(body, context);
  const root: Root = written ?? { type: 'root', children: [] };
  const { tree, ...compiled } = await compileTree(root, written ? body : '', context, () => {
    reportComponents(root, context, components);
    resolveExpressions(root, context);
    quoteCode(root, context);
    resolveAttributes(root, context);
  });
  freezeHtml(tree);
  renderFootnotes(tree, context.t);
  wrapText(tree);
  return { ...compiled, html: '', body: toReact(tree) };
}

/** Parses a body. Returns null if it isn't valid, and reports why. */
function parseMdx(body: string, context: CompileContext): Root | null {
  try {
    return parseBody(body, 'mdx', (node, message) => report(context, node, message));
  } catch (error) {
    const { line, reason } = linePosition(error as { line?: number; reason?: string; message: string });
    report(
      context,
      line === undefined ? undefined : { position: { start: { line } } },
      /\{#/.test(body.split('\n')[(line ?? 0) - 1] ?? '')
        ? 'a heading id in an MDX guide needs a backslash: "## Heading \\{#an-id}".'
        : `this is not valid MDX (${reason}). Fix it, or rename the file to .md if it needs no component.`,
    );
    return null;
  }
}

/** Elements that contain HTML. */
const HTML_CLASSES = ['code', 'picture'];

/** Replaces code blocks and pictures with components, because MDX has no HTML nodes. */
function freezeHtml(tree: Root): void {
  visit(tree, (node, index, parent: Parents | undefined) => {
    const { data } = node as { data?: { hProperties?: { className?: unknown } } };
    const className = data?.hProperties?.className;
    if (!Array.isArray(className) || !HTML_CLASSES.includes(String(className[0]))) return undefined;
    if (parent === undefined || index === undefined) return undefined;
    const { tagName, children } = toHast(node as RootContent, { allowDangerousHtml: true }) as Element;
    const { className: _className, ...others } = data?.hProperties as Record<string, string>;
    parent.children[index] = component('Html', {
      ...{ as: tagName, className: className.join(' '), ...others },
      html: toHtml(children, { allowDangerousHtml: true }),
    }) as never;
    return [SKIP, index + 1];
  });
}

/**
 * Returns a copy of a tree for React, without positions. `checked` becomes `defaultChecked`: with
 * `checked`, React would control radio buttons, and readers couldn't switch tabs.
 */
function toReact(tree: Root): Root {
  return JSON.parse(
    JSON.stringify(tree, (key, value: unknown) => {
      if (key === 'position') return undefined;
      if (key !== 'hProperties') return value;
      const entries = Object.entries(value as object);
      return Object.fromEntries(
        entries.map(([name, each]) => [name === 'checked' ? 'defaultChecked' : name, each as unknown]),
      );
    }),
  ) as Root;
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
function linePosition({ line, reason, message }: { line?: number; reason?: string; message: string }): {
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
