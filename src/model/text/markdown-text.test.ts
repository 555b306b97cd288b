import { fence, inlineCode, splitParagraph, tableCell } from './markdown-text';

it.each([
  ['One.\n\nTwo.\n\n- three', { first: 'One.', rest: 'Two.\n\n- three' }],
  ['- one\n- two', { first: '', rest: '- one\n- two' }],
  ['```ts\na\n```', { first: '', rest: '```ts\na\n```' }],
  ['---', { first: '', rest: '---' }],
])('splits the first paragraph off %j', (written, expected) => {
  expect(splitParagraph(written)).toEqual(expected);
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

it('a code block has more backticks than its text', () => {
  expect(fence('diff', '- a')).toBe('```diff\n- a\n```');
  expect(fence('ts', 'const a = "```";')).toBe('````ts\nconst a = "```";\n````');
});
