import ts from 'typescript';
import { quoteCall } from './quote-call';

/** Quotes the call of `size` in the code. */
function quote(code: string): string | null | undefined {
  const source = ts.createSourceFile('a.ts', code, ts.ScriptTarget.Latest, true);
  const find = (node: ts.Node): ts.Identifier | undefined =>
    ts.isIdentifier(node) && node.text === 'size' ? node : ts.forEachChild(node, find);
  const name = find(source);
  return name && quoteCall(name, source, code);
}

it.each([
  ['a call', 'const a = page.size();', 'const a = page.size();'],
  ['a call with type arguments', 'page.size<Map<A, B>>(1);', 'page.size<Map<A, B>>(1);'],
  ['a call in a method', 'class A {\n  run() {\n    return this.size(1);\n  }\n}', 'return this.size(1);'],
  ['a call in a property', 'class A {\n  length = page.size();\n}', 'length = page.size();'],
  ['a decorator', '@Page({\n  a: [page.size()],\n})\nclass A {}', '@Page({\n  a: [page.size()],\n})'],
  [
    'arguments on several lines',
    'f();\n  const a = await page.size({\n    b: 1,\n  });\ng();',
    'const a = await page.size({\n  b: 1,\n});',
  ],
  ['a call within arguments', 'use(\n  page.size(),\n  2,\n);', 'use(\n  page.size(),\n  2,\n);'],
  ['a chain', 'const a = page\n  .size()\n  .then(log);\ng();', 'const a = page\n  .size()\n  .then(log);'],
  ['a value on the next line', 'const a =\n  page.size();', 'const a =\n  page.size();'],
  ['brackets in strings', "page.size('(');\ng();", "page.size('(');"],
  ['a call in a condition', 'if (page.size()) {\n  g();\n}', 'if (page.size()) {\n  g();\n}'],
])('quotes the statement of %s', (_, code, expected) => {
  expect(quote(code)).toBe(expected);
});

it.each([
  ['a declaration', 'class A {\n  size() {}\n}'],
  ['a name without a call', 'const a = page.size;'],
  ['more than eight lines', `page.size(\n${'  1,\n'.repeat(7)});`],
  ['hidden lines', 'use(\n  // ---cut---\n  page.size(),\n);'],
  ['an expected error', '// @ts-expect-error\npage.size();'],
  ['a type', 'use(\n  page.size(),\n  //   ^?\n);'],
])('does not quote %s', (_, code) => {
  expect(quote(code)).toBeNull();
});
