import { readTexts } from '../../../../src/locales/read-messages';
import { compileGuide, testContext } from './compile.fixture';
import { compileMdx } from './mdx/compile-mdx';

const t = readTexts('uk', 'api', 'markdown');

const SENDER = { slug: '/api/mail/src/classes/Sender/', kind: 'class' };
const context = {
  t,
  siteRoot: 'https://docs.example/docs',
  findSymbol: (name: string) => (name === 'mail/Sender' ? SENDER : undefined),
};

async function plain(body: string): Promise<string> {
  const { markdown, problems } = await compileGuide(body, context);
  expect(problems).toEqual([]);
  return markdown.trimEnd();
}

describe('the body as plain Markdown', () => {
  it.each([
    ['a notice', ':::note\nText\n:::', '> **Примітка**\n>\n> Text'],
    ['a notice with a title', ':::warning[Коли `x`]\nText\n:::', '> **Увага: Коли `x`**\n>\n> Text'],
    ['an alert of GitHub', '> [!TIP]\n> Text', '> **Порада**\n>\n> Text'],
    ['details', ':::details[More]\nText\n:::', '> **More**\n>\n> Text'],
    ['details without a title', ':::details\nText\n:::', '> **Докладніше**\n>\n> Text'],
    ['steps', ':::steps\n\n1. One\n2. Two\n\n:::', '1. One\n2. Two'],
    [
      'tabs',
      '::::tabs{group="x"}\n:::tab[A]\none\n:::\n:::tab[B]\ntwo\n:::\n::::',
      '**A**\n\none\n\n**B**\n\ntwo',
    ],
    [
      'a notice in a list',
      '- One\n\n  :::tip\n  Text\n  :::\n- Two',
      '- One\n\n  > **Порада**\n  >\n  > Text\n- Two',
    ],
    [
      'code in a notice',
      ':::note\n```ts\nif (a) {\n\n\n}\n```\n:::',
      '> **Примітка**\n>\n> ```ts\n> if (a) {\n>\n>\n> }\n> ```',
    ],
    ['a notice in details', '::::details[X]\n:::tip\nT\n:::\n::::', '> **X**\n>\n> > **Порада**\n> >\n> > T'],
    ['a color swatch', '::color-swatch[links]{token="--color-text"}', '`--color-text` links'],
    [
      'a badge, a key, and a word that is none',
      'New :badge[beta]{type=tip}, press :kbd[K] at 10:am',
      'New beta, press K at 10:am',
    ],
    ['a heading with an id', '## Члени {#members}', '## Члени'],
    ['npm commands', '```npm\nnpm install x\n```', '```bash\nnpm install x\n```'],
    [
      'settings of a code block',
      '```ts title="src/a.ts" {1} numbers no-check="x"\na\n```',
      '```ts title="src/a.ts"\na\n```',
    ],
    ['a comment for authors', 'One\n\n<!-- Later. -->\n\nTwo', 'One\n\nTwo'],
    [
      'a table',
      '| A | B |\n| --- | :-: |\n| a long cell | `a\\|b` |',
      '| A | B |\n| - | :-: |\n| a long cell | `a\\|b` |',
    ],
    ['names with underscores', 'Set some_name_here, __bold__', 'Set some_name_here, **bold**'],
  ])('converts %s to plain text', async (_, body, expected) => {
    expect(await plain(body)).toBe(expected);
  });

  it.each([
    ['[FAQ](../../faq.md)', '[FAQ](https://docs.example/docs/uk/faq/index.md)'],
    ['[FAQ](../../faq.md#a)', '[FAQ](https://docs.example/docs/uk/faq/index.md#a)'],
    ['[here](#one)\n\n## One', '[here](#one)\n\n## One'],
    [
      '[`x`](api:mail/Sender#to), [](api:mail/Sender)',
      '[`x`](https://docs.example/docs/uk/api/mail/src/classes/Sender/index.md#to), [`Sender`](https://docs.example/docs/uk/api/mail/src/classes/Sender/index.md)',
    ],
    ['[out](https://example.org)', '[out](https://example.org)'],
    ['`[FAQ](../../faq.md)` and `:kbd[K]`', '`[FAQ](../../faq.md)` and `:kbd[K]`'],
  ])('writes %s as %s', async (body, expected) => {
    expect(await plain(body)).toBe(expected);
  });

  it('shows the complete code of a cut sample, but keeps cut markers in other code', async () => {
    expect(await plain('```ts\nimport "a";\n// ---cut---\na();\n```')).toBe('```ts\nimport "a";\na();\n```');
    const about = '````md\n```ts\n// ---cut---\n```\n````';
    expect(await plain(about)).toBe(about);
  });

  it("doesn't change code blocks, including directives and links in them", async () => {
    const code = '````md\n```\n:::note\n[a](./faq.md)\n:::\n```\n\n\n## A {#b}\n````';
    expect(await plain(code)).toBe(code);
    const escaped = 'snake_case `a\\_b`\n\n```\nx\\_y\n```';
    expect(await plain(escaped)).toBe(escaped);
  });

  it('uses the published image URLs', async () => {
    expect(await plain('![One](./1.png) ![Two](./2.png "x")')).toBe(
      '![One](https://docs.example/docs/static/a.png) ![Two](https://docs.example/docs/static/a.png "x")',
    );
    const { markdown } = await compileGuide('![One](./gone.png)', context);
    expect(markdown).toBe('One\n');
  });

  it('keeps the places of components in an MDX guide, and its images', async () => {
    const { parts } = await compileMdx(
      'One\n\n<Colors group="x" />\n\n![Two](./2.png)',
      testContext(context),
      ['Colors'],
    );
    expect(parts).toEqual([
      'One\n',
      { name: 'Colors', attributes: { group: 'x' } },
      '![Two](https://docs.example/docs/static/a.png)\n',
    ]);
  });
});
