import type { Comment, CommentDisplayPart } from 'typedoc';
import { inlineCode, partsToMarkdown, summaryText, tableCell } from './comment-markdown';

const text = (value: string): CommentDisplayPart => ({ kind: 'text', text: value });
const markdown = (...parts: CommentDisplayPart[]) => partsToMarkdown(parts, () => './Other.md');

it.each([
  ['HTML becomes text', 'a <b>c</b> <!-- d', 'a &lt;b>c&lt;/b> &lt;!-- d'],
  ['an address in brackets stays a link', 'see <https://example.com/>', 'see <https://example.com/>'],
  ['a heading loses its rank', '# One\n\n### Two', '**One**\n\n**Two**'],
  ['an underlined heading loses its line', 'One\n===\nTwo\n---', 'One\n\\===\nTwo\n\\---'],
  ['an id in braces is text', 'a {#b}', 'a {&#35;b}'],
  ['a path from the root of a site leads nowhere', '[a](/b/)', '[a](file:/b/)'],
])('%s', (_, written, expected) => {
  expect(markdown(text(written))).toBe(expected);
});

it('code is left as it is', () => {
  expect(markdown({ kind: 'code', text: '`<T>` {#id}' })).toBe('`<T>` {#id}');
});

it('a fence that is left open is closed', () => {
  expect(markdown({ kind: 'code', text: '```ts\nconst a = 1;' })).toBe('```ts\nconst a = 1;\n```');
});

it('a file of the sources is shown and not followed', () => {
  expect(
    markdown(
      text('[a]('),
      { kind: 'relative-link', text: '../a.md', target: undefined, targetAnchor: undefined },
      text(')'),
    ),
  ).toBe('[a](file:../a.md)');
});

it.each([
  ['@link', '[`Page`](./Other.md)'],
  ['@linkplain', '[Page](./Other.md)'],
] as const)('%s leads to the page of a symbol', (tag, expected) => {
  const target = { kindOf: () => true, name: 'Page' } as never;
  expect(markdown({ kind: 'inline-tag', tag, text: '', target })).toBe(expected);
});

const INLINE_CODE = {
  a: '`a`',
  'a `b` c': '`` a `b` c ``',
  '`` a': '``` `` a ```',
  'a\n  b': '`a b`',
  'A<\n  B,\n  C,\n>': '`A<B, C>`',
  '(\n  | A\n  | B\n)[]': '`(A | B)[]`',
  '{\n  a: B;\n}': '`{ a: B; }`',
};

it.each(Object.entries(INLINE_CODE))('%s as inline code is %s', (code, expected) => {
  expect(inlineCode(code)).toBe(expected);
});

it('a cell of a table is one line, and its bars do not part it', () => {
  expect(tableCell('a | b\n  c \\| d')).toBe('a \\| b c \\| d');
});

it('a summary is the plain text of the first paragraph', () => {
  const comment = { summary: [text('Has `code` and a\n[link](https://a.b/).\n\nMore.')] } as Comment;
  expect(summaryText(comment)).toBe('Has code and a link.');
  expect(summaryText(undefined)).toBe('');
});
