import { toHtml } from 'hast-util-to-html';
import { toHast } from 'mdast-util-to-hast';
import type { Root } from 'mdast';
import { unified } from 'unified';
import { compileMdx } from './compile-mdx';
import type { CompileContext } from '../context';
import { compileGuide, testContext, testSamples } from '../compile.fixture';
import { readTexts } from '../../../../../src/locales/read-messages';
import { remarkDocs } from '../remark-docs';

const labels = readTexts('uk', 'api', 'markdown');

const compile = async (body: string, changes: Partial<CompileContext> = {}) => {
  const context = testContext({
    relativePath: 'general/colors.mdx',
    file: 'content/uk/general/colors.mdx',
    ...changes,
  });
  const compiled = await compileMdx(body, context, ['Colors']);
  return {
    ...compiled,
    links: context.links,
    problems: context.problems.map(({ line, message }) => `${line}: ${message}`),
  };
};

const transform = (body: string, path = '/site/content/uk/general/colors.mdx?export=default') => {
  const processor = unified().use(remarkDocs, {
    root: '/site/content',
    symbolIndex: '/nowhere/symbols.json',
  });
  const tree = processor.parse(body) as Root;
  processor.runSync(tree, { path } as never);
  return JSON.stringify(tree);
};

it("compiles an MDX guide's IDs, links, text, and images", async () => {
  const compiled = await compile(
    '## Кольори \\{#colors}\n\n:::note\n[A](./b.md)\n:::\n\n![A](./a.png#only-dark)\n\n<Colors />',
  );
  expect(compiled.problems).toEqual([]);
  expect(compiled.headings).toEqual([{ id: 'colors', title: 'Кольори', level: 2, line: 5 }]);
  expect(compiled.links).toEqual([expect.objectContaining({ slug: '/general/b/' })]);
  expect(compiled.pictures).toEqual({
    './a.png#only-dark A': (await compileGuide('![A](./a.png#only-dark)')).html.replace(/^<p>|<\/p>$/g, ''),
  });
});

it('numbers components, and resolves the paths in their attributes like links', async () => {
  const body = '<Colors title="T" pages="./b.md /api/">\n\nText with ./c.md\n\n<Colors />\n\n</Colors>';
  const compiled = await compile(body);
  expect(compiled.problems).toEqual([]);
  expect(compiled.components).toEqual([
    {
      name: 'Colors',
      line: 5,
      attributes: { title: 'T', pages: './b.md /api/' },
      pages: ['/general/b/', '/api/'],
    },
    { name: 'Colors', line: 9, attributes: {}, pages: [] },
  ]);
  expect(compiled.links).toMatchObject([
    { slug: '/general/b/', written: './b.md', line: 5 },
    { slug: '/api/', line: 5 },
  ]);
  expect(compiled.sections).toMatchObject([{ text: 'Text with ./c.md' }]);
  expect(compiled.markdown).toBe('<!-- component 0 -->\n\nText with ./c.md\n\n<!-- component 1 -->\n');
  const numbers = transform(body).matchAll(/"name":"at","value":"(\d)"/g);
  expect([...numbers].map(([, at]) => at)).toEqual(['0', '1']);
});

it('only text between sections is Markdown', () => {
  const { children } = JSON.parse(transform('One.\n\n<Colors />\n\n<Hero />\n\nTwo.')) as Root;
  expect(children.map(({ data, ...node }) => [data?.hName ?? ('name' in node && node.name)])).toEqual([
    ['div'],
    ['Hero'],
    ['div'],
  ]);
});

it('an image with two different alternative texts is included twice', async () => {
  const { pictures } = await compile('![One](./a.png)\n\n![Two](./a.png)');
  expect(Object.keys(pictures)).toEqual(['./a.png One', './a.png Two']);
});

it.each([
  ['code', '```ts {1} title="d.ts"\nconst e = new Mailer();\n```'],
  ['code without answers', '```css numbers\na { color: red }\n```'],
  [
    'commands for package managers, and more code',
    '```npm\nnpm i a\n```\n\n```ts\nconst e = new Mailer();\n```',
  ],
  ['code in a container', ':::note\n```ts\nconst e = new Mailer();\n```\n:::'],
])('%s is the same as in a Markdown guide, with its links and hover data', async (_, body) => {
  const samples = () =>
    testSamples('const e = new Mailer();', {
      names: [
        [0, 6, 1, null, 3],
        [0, 14, 6, 'mail/classes/Mailer', null],
      ],
    });
  const [mdx, markdown] = [samples(), samples()];
  const { codes } = await compile(body, { samples: mdx });
  const { html } = await compileGuide(body, { samples: markdown });
  const figures = codes.map(({ attributes: { className, ...others }, html: inside }) => {
    const written = Object.entries({ class: className, ...others }).map(
      ([name, value]) => ` ${name}="${value}"`,
    );
    return `<figure${written.join('')}>${inside}</figure>`;
  });
  expect(figures).toEqual(html.match(/<figure class="code[^]*?<\/figure>/g));
  expect(mdx.shown).toEqual(markdown.shown);
  expect(mdx.uses).toEqual(markdown.uses);
  const places = transform(body).matchAll(/"name":"CodeBlock","attributes":\[\{[^}]*"value":"(\d+)"/g);
  expect([...places].map(([, at]) => Number(at))).toEqual(codes.map((_code, at) => at));
});

it.each([
  ['an unknown component', 'A\n\n<Color />', '7: unknown MDX component <Color>. Known: Colors; '],
  ['an unknown directive', ':::nota\nx\n:::', '5: unknown directive ":::nota"'],
  ['an open directive', ':::note\nx', 'is not closed'],
  ['a frame', '<iframe src="https://example.com" />', '5: unknown MDX component <iframe>'],
  ['an import', 'import a from "b"', '5: imports and exports are not allowed'],
  ['broken syntax', 'A\n\n<Colors>', 'this is not valid MDX'],
  ['a missing picture', '![A](./gone.png)', '5: the image "./gone.png" does not exist'],
  ['an unknown language', '```typescrpt\na\n```', '5: unknown code block language "typescrpt"'],
])('%s is reported', async (_name, body, message) => {
  expect((await compile(body)).problems.join('\n')).toContain(message);
});

it('drops comments and treats strings as text everywhere', async () => {
  const body =
    'A {/* SECRET */}{"string"} b {\'{\'}.\n\n{/* SECRET\n*/}\n\n{"Block"}\n\n## C {/* SECRET */}\n\n- {/* SECRET */}\n- d {}';
  const { problems, sections, markdown, headings } = await compile(body);
  expect(problems).toEqual([]);
  expect(headings).toEqual([expect.objectContaining({ id: 'c', title: 'C' })]);
  expect(sections.map(({ text }) => text)).toEqual(['A string b {. Block', 'd']);
  expect(markdown).toContain('A string b {.');
  expect(JSON.stringify(sections) + markdown + transform(body)).not.toMatch(/SECRET|Expression/);
});

it.each([
  ['A\n\nHello {missing} world.', 7],
  ['{1 + 1}', 5],
  ['- a\n- {`b`}', 6],
  [':::note\n\n{(() => 1)()}\n\n:::', 7],
  ['## A {props.a}', 5],
  ['<Colors a={missing} />', 5],
  ['A\n<Colors {...missing} />', 6],
])('the expression in %j is reported', async (body, line) => {
  const { problems } = await compile(body);
  expect(problems).toEqual([expect.stringContaining(`${line}: expressions are not allowed`)]);
  expect(transform(body)).not.toContain('"mdxTextExpression"');
});

describe('the plugin for gatsby-plugin-mdx', () => {
  it('adds heading IDs and resolves links', () => {
    const tree = transform('## A \\{#b}\n\n[C](../faq.md)');
    expect(tree).toContain('"id":"b"');
    expect(tree).toContain('"url":"/uk/faq/"');
    expect(tree).toContain('Пряме посилання на «A»');
  });

  it("has the same headings as the guide's data", async () => {
    const body = '# Title\n\n## Run migration:generate\n\n:::note\n### A {#b}\n:::'.replace('{#', '\\{#');
    const { headings } = await compile(body);
    const ids = [...transform(body).matchAll(/"type":"heading".*?"id":"([^"]+)"/g)].map(([, id]) => id);
    expect(headings.map(({ id }) => id)).toEqual(['run-migrationgenerate', 'b']);
    expect(new Set(ids)).toEqual(new Set(['run-migrationgenerate', 'b']));
    expect(transform(body)).not.toContain('Title');
  });

  it('leaves highlighted code to its component', async () => {
    const body = '```ts {1} title="d.ts"\nconst e = 1;\n```';
    const tree = transform(body);
    expect(tree).toContain('"name":"CodeBlock"');
    expect(tree).not.toContain('"type":"html"');
    const [code] = (await compile(body)).codes;
    expect(code?.html).toMatch(/^<figcaption>d\.ts<\/figcaption><pre /);
    expect(code?.html).toContain('token keyword');
    expect(code?.html).toContain('marked-line');
  });

  it.each([
    ':::note\nText with 4.5:1 and `code`.\n:::',
    ':::warning[Mind]\nText.\n:::',
    '> [!TIP]\n> Text.',
    '::::tabs{group="db"}\n:::tab[One]\nA\n:::\n:::tab[Two]\nB\n:::\n::::',
    ':::steps\n1. A\n:::',
    ':::details[Why]{open}\nText.\n:::',
    ':badge[new]{type="tip"} :kbd[Esc]',
    '::color-swatch[the accent]{token="--color-accent"}',
    '| A | B |\n| - | - |\n| c | d |',
    '- [x] done',
    'A[^а] b[^а] c[^б]\n\n[^а]: One[^б] with **markup**.\n\n[^б]: Two.\n\n    More.',
    ':::note\n| A[^a] |\n| - |\n| b[^c] |\n:::\n\n[^a]: One.\n\n    :::tip\n    Two.\n    :::\n\n[^c]: Three.',
    '| Клас |\n| - |\n| `InternalProxyHttpException` з `@softkit/async-storage` |',
  ])('builds %j as in a Markdown guide', async (body) => {
    const tree = JSON.parse(transform(body)) as Root;
    const html = toHtml(toHast(tree, { allowDangerousHtml: true }), { allowDangerousHtml: true });
    const { html: expected } = await compileGuide(body, { labels });
    expect(html.replace(/ default-?checked/gi, ' checked')).toBe(`<div class="markdown">${expected}</div>`);
  });

  it('keeps code in footnotes', () => {
    const tree = transform('A[^a]\n\n[^a]: One.\n\n    ```ts\n    b();\n    ```');
    expect(tree).toMatch(/"tagName":"li".*"name":"CodeBlock"/);
    expect(tree).toContain('Виноски');
  });

  it('reads Windows line endings', () => {
    const body = '> [!TIP]\n> Text.\n\n```npm\nnpm i a\nnpm ci\n```';
    const withoutOffsets = (tree: string) => tree.replace(/"offset":\d+/g, '');
    expect(withoutOffsets(transform(body.replaceAll('\n', '\r\n')))).toBe(withoutOffsets(transform(body)));
  });

  it('ignores files outside the content', () => {
    expect(transform('[C](../faq.md)', '/elsewhere/a.mdx')).toContain('"url":"../faq.md"');
  });
});
