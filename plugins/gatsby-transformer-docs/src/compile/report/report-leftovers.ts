import type { Code, Heading, Paragraph, Root, Table } from 'mdast';
import { visit } from 'unist-util-visit';
import { report, type CompileContext } from '../context';
import { reportCode } from './report-code';
import { reportFootnotes } from './report-footnotes';
import { reportText } from './report-text';
import { hasSurplusCells } from '../directives/tables';

const NO_TABLE =
  'this row has a different number of cells than the row above it, so this is not a table. Use the same number in both rows, and start each row with "|".';

/** Paragraph lines that are probably failed Markdown, or syntax from another generator. */
const LINES: readonly [pattern: RegExp, message: (match: RegExpExecArray) => string][] = [
  [
    /^(:{3,})\s*([A-Za-z][\w-]*)((?:[^\w-].*)?)$/,
    ([line, colons = '', name = '', rest = '']) =>
      `"${line}" is not a directive. Write "${colons}${name}${label(rest)}", without a space after the colons and with a title in brackets.`,
  ],
  [
    /^::\s*[A-Za-z].*$/,
    ([line]) =>
      `"${line}" is not a directive. Leave out spaces after the colons and all text after the directive.`,
  ],
  [
    /^(?:!!!|\?\?\?\+?)\s*([\w-]+)((?:[^\w-].*)?)$/,
    ([line, name = '', rest = '']) =>
      `"${line}" is not an admonition here. Write ":::${name}${label(rest)}", the text without indentation, and ":::".`,
  ],
  [
    /^===\s*"(.*)"$/,
    ([line, name = '']) =>
      `"${line}" is not a tab here. Write "::::tabs", ":::tab[${name}]", the text without indentation, ":::", and "::::".`,
  ],
  [
    /^(?:\{%|\{\{[<%]|\.\. [\w-]+::)/,
    ({ input }) => `"${input}" is another generator's syntax. Use a directive, such as ":::note".`,
  ],
  [/^\[(?:TOC|\[TOC\])\]$/i, () => 'the page already has a table of contents. Delete this line.'],
  [
    /^(?:#{1,6}|[-*+]|\d+[.)])\u00A0/,
    () => 'the space after the first sign is a no-break space, so this is shown as text. Replace it.',
  ],
  [
    /^#{2,6}[^\s#]|^#{7,}/,
    ({ input }) => `"${input}" is not a heading. Write two to six "#" and a space before the text.`,
  ],
  [
    /^\[[^\]^][^\]]*\]:\s*(?:[.#/<]|https?:|api:)/,
    () =>
      'this link definition is shown as text. Put a blank line above it, and leave out spaces in its address.',
  ],
  [
    /^\[!\w+\]/,
    ([alert]) => `"${alert}" is not an alert here. Write it at the start of a quotation: "> ${alert}".`,
  ],
  [/^(?=.*\|)\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?$/, () => NO_TABLE],
];

/** A table row outside of a table. It is reported only if no other line of its paragraph is. */
const ROW = /^\|.*\|$/;
const NO_ROW =
  'this row is shown as text, because it is not part of a table. Write "| --- |" for each cell below the header, and leave out blank lines between rows.';

function label(rest: string): string {
  if (/^\s*\{/.test(rest)) return rest.trim();
  const title = rest.replace(/[[\]]/g, '').replace(/^[\s:"]+|(?<![\s":])[\s":]+$/g, '');
  return title && `[${title}]`;
}

/** Reports text that Markdown doesn't recognize, and would show as written or not at all. */
export function reportLeftovers(tree: Root, body: string, context: CompileContext): void {
  const sourceOf = ({ position }: Code | Heading | Paragraph) =>
    body.slice(position?.start.offset ?? 0, position?.end.offset ?? 0);
  const reportAt = (node: Heading | Paragraph, below: number, message: string) =>
    report(context, { position: { start: { line: (node.position?.start.line ?? 1) + below } } }, message);
  let openings = 0;
  visit(tree, (node, index, parent) => {
    if (node.type === 'paragraph') {
      const lines = sourceOf(node)
        .split('\n')
        .map((line) => line.replace(/^[\s>]+/, '').trimEnd());
      let hasProblem = false;
      lines.forEach((line, below) => {
        const isAlert = below === 0 && index === 0 && parent?.type === 'blockquote';
        for (const [pattern, message] of LINES) {
          const match = pattern.exec(line);
          if (!match || (isAlert && line.startsWith('[!'))) continue;
          hasProblem = true;
          reportAt(node, below, message(match));
          if (line.startsWith(':::')) openings++;
          return;
        }
        if (!/^:{3,}$/.test(line)) return;
        // Don't report the end of a block whose start is already reported.
        if (openings > 0) openings--;
        else
          reportAt(
            node,
            below,
            'these colons do not close a block. A block that contains other blocks needs one more colon than they have.',
          );
      });
      const row = lines.findIndex((line) => ROW.test(line));
      if (row >= 0 && !hasProblem) reportAt(node, row, NO_ROW);
    } else if (
      node.type === 'heading' &&
      sourceOf(node)
        .split('\n')
        .slice(0, -1)
        .some((line) => line.includes('|'))
    ) {
      // A single cell of hyphens underlines a heading.
      reportAt(node, 1, NO_TABLE);
    } else if (node.type === 'heading' && /\n.*\n/.test(sourceOf(node))) {
      reportAt(
        node,
        0,
        'all these lines are one heading, because "---" or "===" follows. Put a blank line between, or write "## Heading".',
      );
    } else if (node.type === 'table') reportSurplusCells(node, context);
    else if (node.type === 'code') reportCode(node, sourceOf(node), context);
  });
  reportText(tree, body, context);
  reportFootnotes(tree, context);
}

function reportSurplusCells(table: Table, context: CompileContext): void {
  const count = table.children[0]?.children.length ?? 0;
  for (const row of table.children.filter((each) => hasSurplusCells(each, table)))
    report(
      context,
      row,
      `this row has ${row.children.length} cells, but the table's header has ${count}. Write "\\|" for a "|" inside a cell, even in code.`,
    );
}
