import { quoteCall } from './quote-call';

/** Quotes the call of `size` in the code. */
const quote = (code: string) => {
  const lines = code.split('\n');
  const line = lines.findIndex((each) => each.includes('size'));
  return quoteCall(code, line, lines[line]?.indexOf('size') ?? 0, 'size'.length);
};

it.each([
  ['a call', 'const a = page.size();', 'const a = page.size();'],
  ['a call with type arguments', 'page.size<Map<A, B>>(1);', 'page.size<Map<A, B>>(1);'],
  ['a call in a class', 'class A {\n  run() {\n    return this.size(1);\n  }\n}', 'return this.size(1);'],
  [
    'arguments on several lines',
    'f();\n  const a = await page.size({\n    b: 1,\n  });\ng();',
    'const a = await page.size({\n  b: 1,\n});',
  ],
  ['a call within arguments', 'use(\n  page.size(),\n  2,\n);', 'use(\n  page.size(),\n  2,\n);'],
  ['a chain', 'const a = page\n  .size()\n  .then(log);\ng();', 'const a = page\n  .size()\n  .then(log);'],
  ['a value on the next line', 'const a =\n  page.size();', 'const a =\n  page.size();'],
  ['brackets in strings', "page.size('(');\ng();", "page.size('(');"],
  ['a call at the start of a block', 'if (page.size()) {\n  g();\n}', 'if (page.size()) {\n  g();\n}'],
])('quotes the statement of %s', (_, code, expected) => {
  expect(quote(code)).toBe(expected);
});

it.each([
  ['a declaration', 'class A {\n  size() {}\n}'],
  ['a name without a call', 'const a = page.size;'],
  ['more than eight lines', `page.size(\n${'  1,\n'.repeat(7)});`],
  ['a statement that is cut off', 'page.size('],
  ['an expected error', '// @ts-expect-error\npage.size();'],
])('does not quote %s', (_, code) => {
  expect(quote(code)).toBeNull();
});
