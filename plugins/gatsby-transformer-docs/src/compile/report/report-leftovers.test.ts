import { compileMdx } from '../mdx/compile-mdx';
import { compileGuide, testContext } from '../compile.fixture';

/**
 * Returns the problems in a body, which must be the same in both kinds of guides. The body starts on
 * line 5.
 */
const problemsOf = async (body: string) => {
  const context = testContext();
  await compileMdx(body, context, []);
  const mdx = context.problems.map(({ line, message }) => `${line}: ${message}`);
  const { problems } = await compileGuide(body);
  expect(mdx).toEqual(problems);
  return problems;
};

describe('reports, with its line,', () => {
  it.each([
    ['surplus cells', '| A | B |\n| - | - |\n| a | b |\n| a | `b | c` |', '8: this row has 3 cells'],
    ['surplus cells in a list', '- A\n\n  | A |\n  | - |\n  | a | b |', '9: this row has 2 cells'],
    ['surplus cells in a quote', '> | A |\n> | - |\n> | a | b |', '7: this row has 2 cells'],
    ['a short delimiter row', 'Text.\n\n| A | B |\n| - |\n| a | b |', '8: this row has a different number'],
    ['a long delimiter row', '> A | B\n> --- | :-: | ---\n> a | b', '6: this row has a different number'],
    ['a delimiter row without pipes', '- A | B\n  ---\n  a | b', '6: this row has a different number'],
    ['an unused footnote', 'A\n\n[^unused]: Lost.', '7: the footnote "[^unused]" is not used'],
    ['a footnote twice', 'A[^a]\n\n[^a]: A.\n\n[^a]: B.', '9: the footnote "[^a]" is defined twice'],
    ['an undefined footnote', 'A\nb **c[^gone]**', '6: this footnote is shown as text'],
    ['an undefined footnote with a colon', 'A[^a:b]', '5: this footnote is shown as text'],
    ['an undefined reference', '- A\n- [x][gone]', '6: this link is shown as text'],
    ['an undefined picture', '![x][gone]', '5: this link is shown as text'],
    ['an undefined reference with a colon', '[x][a:b]', '5: this link is shown as text'],
    ['a space in a link', '## A\n\n[x](./my page.md)', '7: this link or image is shown as text'],
    ['a space in a link with markup', '[**x**](./my page.md "T")', '5: this link or image'],
    ['a space in a picture', '| A |\n| - |\n| ![x](my a.png) |', '7: this link or image'],
    ['a link without its end', '[x](./page.md', '5: this link or image'],
    ['an unused definition', 'A\n\n[x]: ./page.md', '7: the definition "[x]" is not used'],
    ['a definition twice', '[x]\n\n[x]: ./a.md\n[x]: ./b.md', '8: the link "[x]" is defined twice'],
    [
      'a space before the name',
      'A\n\n::: tip\nText.\n:::',
      '7: "::: tip" is not a directive. Write ":::tip"',
    ],
    ['a title without brackets', ':::note Two words\n\nText.\n\n:::', '5: ":::note Two words" is not a'],
    ['both', '- A\n\n  ::: tip "Title"\n  Text.\n  :::', '7: "::: tip "Title"" is not a'],
    ['a space in a small directive', ':: color-swatch', '5: ":: color-swatch" is not a directive'],
    ['the end of a small directive', '::color-swatch[A] b', '5: "::color-swatch[A] b" is not a directive'],
    ['an admonition of MkDocs', '!!! warning "T"\n    Text.', '5: "!!! warning "T"" is not an admonition'],
    ['a collapsed one', '???+ note\n    Text.', '5: "???+ note" is not an admonition'],
  ])('%s', async (_name, body, message) => {
    const problems = await problemsOf(body);
    expect(problems).toEqual([expect.stringContaining(message)]);
  });
});

it.each([
  ['::: tip Two words', '":::tip[Two words]"'],
  [':::note [Title]', '":::note[Title]"'],
  ['!!! note "Title"', '":::note[Title]"'],
  ['::::   tabs', '"::::tabs"'],
])('suggests the spelling for %j', async (line, spelling) => {
  expect((await problemsOf(line)).join()).toContain(`Write ${spelling}`);
});

it('reports all lines of one text', async () => {
  expect(await problemsOf('[^a] [^b]\n[x](a b)\n[x][y]')).toHaveLength(4);
});

it.each([
  '| A | B |\n| - | - |\n| a |\n| `a \\| b` | b \\| c |',
  '`[^a]` \\[^b] `[x](a b)` \\[x](a b) `[x][y]` \\[x]\\[y]',
  '```md\n::: tip\n!!! note\n[^a]\n| a | b |\n| - |\n```',
  '[x](<./my page.md>) [x](./my%20page.md) [y] [x][y]\n\n[y]: ./y.md',
  'A[^1] and [^1]\n\n[^1]: One.',
  '[//]: # (A comment)\n\nA - b | c!!! d ??? e ::: f',
])('leaves %j alone', async (body) => {
  expect(await problemsOf(body)).toEqual([]);
});
