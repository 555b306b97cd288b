import type { Root, Text } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { hiddenCharacterIn } from '../../../../../packages/guide-files/hidden-characters';
import { report, type CompileContext } from '../context';
import { hasSurplusCells } from '../directives/tables';

/**
 * Parts of Markdown that stay in text if Markdown doesn't recognize them. Patterns without the flag
 * `g` match pairs, so only the first match is reported.
 */
const SYNTAX: readonly [pattern: RegExp, message: string][] = [
  [
    /\]\(/g,
    'this link or image is shown as text, because its address contains a space or isn\'t closed. Write "%20" for a space.',
  ],
  [
    /\[\^/g,
    'this footnote is shown as text, because it has no definition. Add "[^name]: Text.", or put the brackets in backticks.',
  ],
  [
    /\]\[/g,
    'this link is shown as text, because its reference has no definition. Add "[name]: ./page.md", or put the brackets in backticks.',
  ],
  [
    /\]\s\((?=\.{0,2}\/|api:)|\((?:\.{0,2}\/|api:)[^)\s]*\)\[/g,
    'this link is shown as text. Write "[text](./page.md)": first the text, then the address, without a space.',
  ],
  [
    /\[\[(?!toc\]\])(?=[^\][\n]+\]\])/gi,
    'this link is shown as text. Write "[text](./page.md)", or put the double brackets in backticks.',
  ],
  [/\^\[/g, 'this footnote is shown as text. Write "[^name]", and below the paragraph "[^name]: Text."'],
  [/<!--/g, 'this comment is shown as text. Close it with "-->", and leave out blank lines inside it.'],
  [
    /::(?<=\S[ \t]*::)(?=(?:badge|color-swatch|kbd)[[{])/g,
    'this directive is shown as text. "::color-swatch" needs its own line, and ":badge" and ":kbd" have one colon.',
  ],
  [
    /`+/,
    'this backtick is shown as text, because the code has no end. Add the same number of backticks, or write "\\`".',
  ],
  [
    /\*\*+/,
    'these asterisks are shown as text. Leave out spaces inside them, and separate them from a letter outside if a quote or bracket is inside. Put patterns such as "**/*.ts" in backticks.',
  ],
];

/** An escape in a path such as `C:\Users\.npm`. Text never needs it. */
const LOST_BACKSLASH = /(?<=[\p{L}\p{N}:])\\[.$%&+=,;/?'-](?=[\p{L}\p{N}])/u;

/** Attributes of other Markdown dialects, such as `{width=300}` and `{:.wide}`. */
const ATTRIBUTES = /^\{:?\s*(?:[.#][\w-]+|[\w-]+=)/;

/** An ID such as `{#install}` at the end of a line that isn't a heading. */
const HEADING_ID = /\{#[\w-]+\}(?=\s*$)/m;

/**
 * Finds markup that the author probably didn't mean: `2*3*4`, `src/*.ts and lib/*.ts`, `__init__`, and
 * `<pkg@1.2.3>`.
 */
function unmeantMarkup(body: string, start: number, end: number): string | null {
  const written = body.slice(start, end);
  const [before = '', after = ''] = [body.charAt(start - 1), body.charAt(end)];
  const isInside = /[\p{L}\p{N}/)]/u.test(before) && /[\p{L}\p{N}./(]/u.test(after);
  if (/^\*/.test(written) && isInside && /[\s\d/]/.test(before + written + after))
    return `the asterisks in "${before}${written}${after}" aren't shown, and the text between them is italic or bold. Write "\\*" or "×", or put it in backticks.`;
  if (/^__\w+__$/.test(written) && (/[./]/.test(before) || /^(?:[./]\w|\()/.test(body.slice(end))))
    return `the underscores in "${written}" aren't shown. Put the name in backticks, or write "**${written.slice(2, -2)}**" for bold text.`;
  const [, domain] = /^<[^\s@]+@([^\s@>]+)>$/.exec(written) ?? [];
  const zone = domain?.split('.').at(-1);
  if (zone !== undefined && (zone.length < 2 || /\d/.test(zone)))
    return `"${written}" becomes a link to an email address. Put it in backticks.`;
  return null;
}

/** Reports Markdown that is shown as text, and invisible characters that are written as entities. */
export function reportText(tree: Root, body: string, context: CompileContext): void {
  const reportAt = (node: Text, source: string, index: number, message: string) => {
    const line = (node.position?.start.line ?? 1) + source.slice(0, index).split('\n').length - 1;
    report(context, { position: { start: { line } } }, message);
  };
  const inHeadings = new Set<Text>();
  visit(tree, 'heading', (heading) => visit(heading, 'text', (node) => void inHeadings.add(node)));
  visit(tree, (node, _index, parent) => {
    // A "|" in inline code splits a cell in two. That is already reported.
    if (node.type === 'tableRow' && parent?.type === 'table' && hasSurplusCells(node, parent)) return SKIP;
    const end = node.position?.end.offset ?? 0;
    if (node.type === 'text') {
      const written = body.slice(node.position?.start.offset ?? 0, end);
      const source = written.replace(/\\\[[^\]\n]*\]?|\\[^\n]/g, '');
      for (const [pattern, message] of SYNTAX)
        for (const { index } of pattern.global
          ? source.matchAll(pattern)
          : [pattern.exec(source)].filter((match) => match !== null))
          reportAt(node, source, index, message);
      const backslash = LOST_BACKSLASH.exec(written);
      if (backslash)
        reportAt(
          node,
          written,
          backslash.index,
          'this backslash is not shown. Put the path in backticks, or write "\\\\".',
        );
      const id = inHeadings.has(node) ? null : HEADING_ID.exec(source);
      if (id)
        reportAt(
          node,
          source,
          id.index,
          `"${id[0]}" is shown as text, because only headings have ids. Delete it, or put it in backticks.`,
        );
      if (hiddenCharacterIn(node.value) !== null && hiddenCharacterIn(written) === null)
        report(context, node, 'this text contains the code of an invisible or invalid character. Delete it.');
    } else if (/^(?:link|image|inlineCode|strong|emphasis)$/.test(node.type)) {
      const unmeant = unmeantMarkup(body, node.position?.start.offset ?? 0, end);
      if (unmeant !== null) report(context, node, unmeant);
      const [attributes] = ATTRIBUTES.exec(body.slice(end, end + 80)) ?? [];
      if (attributes !== undefined)
        report(
          context,
          { position: { start: { line: node.position?.end.line ?? 1 } } },
          `the attributes "${attributes}…" are shown as text. Delete them; only directives can have attributes.`,
        );
    }
    return undefined;
  });
}
