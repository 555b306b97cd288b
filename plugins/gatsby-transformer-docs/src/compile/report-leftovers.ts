import type { Heading, Paragraph, Root, Table, Text } from 'mdast';
import { visit } from 'unist-util-visit';
import { report, type CompileContext } from './context';

const NO_TABLE =
  'this row has a different number of cells than the row above it, so this is not a table. Use the same number in both rows.';

/** Paragraph lines that are probably failed Markdown, or syntax from another generator. */
const LINES: readonly [pattern: RegExp, message: (match: RegExpExecArray) => string][] = [
  [
    /^(:{3,})\s*([A-Za-z][\w-]*)(.*)$/,
    ([line, colons = '', name = '', rest = '']) =>
      `"${line}" is not a directive. Write "${colons}${name}${label(rest)}", without a space after the colons and with a title in brackets.`,
  ],
  [
    /^::\s*[A-Za-z][\w-]*.*$/,
    ([line]) =>
      `"${line}" is not a directive. Leave out spaces after the colons and all text after the directive.`,
  ],
  [
    /^(?:!!!|\?\?\?\+?)\s*([\w-]+)(.*)$/,
    ([line, name = '', rest = '']) =>
      `"${line}" is not an admonition here. Write ":::${name}${label(rest)}", the text without indentation, and ":::".`,
  ],
  [/^\|?(?:\s*:?-+:?\s*\|)+(?:\s*:?-+:?\s*)?$/, () => NO_TABLE],
];

function label(rest: string): string {
  const title = rest.replace(/^[\s:"[]+|[\s"\]]+$/g, '');
  return title && `[${title}]`;
}

/** Parts of links and footnotes that stay in text if Markdown doesn't recognize them. */
const SYNTAX: Readonly<Record<string, string>> = {
  '](': 'this link or image is shown as text, because its address contains a space or isn\'t closed. Write "%20" for a space.',
  '[^': 'this footnote is shown as text, because it has no definition. Add "[^name]: Text.", or put the brackets in backticks.',
  '][': 'this link is shown as text, because its reference has no definition. Add "[name]: ./page.md", or put the brackets in backticks.',
};

/** Reports what would be shown as its source or not at all, because Markdown doesn't know it. */
export function reportLeftovers(tree: Root, body: string, context: CompileContext): void {
  const sourceOf = ({ position }: Heading | Paragraph | Text) =>
    body.slice(position?.start.offset ?? 0, position?.end.offset ?? 0);
  const reportAt = (node: Heading | Paragraph | Text, below: number, message: string) =>
    report(context, { position: { start: { line: (node.position?.start.line ?? 1) + below } } }, message);
  let openings = 0;
  visit(tree, (node) => {
    if (node.type === 'paragraph') {
      sourceOf(node)
        .split('\n')
        .map((line) => line.replace(/^[\s>]+/, '').trimEnd())
        .forEach((line, index) => {
          for (const [pattern, message] of LINES) {
            const match = pattern.exec(line);
            if (!match) continue;
            reportAt(node, index, message(match));
            if (line.startsWith(':::')) openings++;
            return;
          }
          if (!/^:{3,}$/.test(line)) return;
          // The end of a block whose start is already reported needs no message of its own.
          if (openings > 0) openings--;
          else
            reportAt(
              node,
              index,
              'these colons do not close a block. A block that contains other blocks needs one more colon than they have.',
            );
        });
    } else if (node.type === 'text') {
      const source = sourceOf(node).replace(/\\\[[^\]\n]*\]?|\\[^\n]/g, '');
      for (const match of source.matchAll(/\]\(|\[\^|\]\[/g))
        reportAt(node, source.slice(0, match.index).split('\n').length - 1, SYNTAX[match[0]] ?? '');
    } else if (node.type === 'heading' && /\|.*\n/.test(sourceOf(node))) {
      // A single cell of hyphens underlines a heading.
      reportAt(node, 1, NO_TABLE);
    } else if (node.type === 'table') reportSurplusCells(node, context);
  });
  reportFootnotes(tree, context);
}

/** Cells beyond the header's would not be shown. */
function reportSurplusCells({ children: [header, ...rows] }: Table, context: CompileContext): void {
  const count = header?.children.length ?? 0;
  for (const row of rows.filter(({ children }) => children.length > count))
    report(
      context,
      row,
      `this row has ${row.children.length} cells, but the table's header has ${count}. Write "\\|" for a "|" inside a cell, even in code.`,
    );
}

function reportFootnotes(tree: Root, context: CompileContext): void {
  const used = new Set<string>();
  visit(tree, 'footnoteReference', ({ identifier }) => void used.add(identifier));
  const defined = new Set<string>();
  visit(tree, 'footnoteDefinition', (node) => {
    const name = `[^${node.label ?? node.identifier}]`;
    if (defined.has(node.identifier))
      report(context, node, `the footnote "${name}" is defined twice. Rename or delete one of them.`);
    else if (!used.has(node.identifier))
      report(
        context,
        node,
        `the footnote "${name}" is not used, so it isn't shown. Refer to it, or delete it.`,
      );
    defined.add(node.identifier);
  });
}
