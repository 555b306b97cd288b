import { toHtml } from 'hast-util-to-html';
import { toHast } from 'mdast-util-to-hast';
import type { Root } from 'mdast';
import { compileMdx } from './compile-mdx';
import type { CompileContext } from '../context';
import { compileGuide, testContext, testSamples } from '../compile.fixture';
import { replaceMarksIn } from '../pictures/picture-marks';
import { readTexts } from '../../../../../src/locales/read-messages';
import { remarkDocs } from '../remark-docs';

const t = readTexts('uk', 'api', 'markdown');

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

/** Returns the tree that gatsby-plugin-mdx renders. */
const transform = async (body: string, changes: Partial<CompileContext> = {}) =>
  JSON.stringify((await compile(body, changes)).body);

/** Returns the HTML of a tree, as the `Html` component renders its parts. */
function htmlOf(tree: Root): string {
  const html = toHtml(
    toHast(tree, {
      passThrough: ['mdxJsxFlowElement'],
      allowDangerousHtml: true,
      handlers: {
        mdxJsxFlowElement: (_state: unknown, node: { attributes: { name: string; value: string }[] }) => {
          const {
            as: tag,
            html: inside,
            className,
            ...others
          } = Object.fromEntries(node.attributes.map(({ name, value }) => [name, value]));
          const attributes = Object.entries({ class: className, ...others }).map(
            ([name, value]) => ` ${name}="${value}"`,
          );
          return { type: 'raw', value: `<${tag}${attributes.join('')}>${inside}</${tag}>` };
        },
      } as never,
    }),
    { allowDangerousHtml: true },
  );
  return html.replace(/ default-?checked/gi, ' checked');
}

it("compiles an MDX guide's IDs, links, text, and images", async () => {
  const compiled = await compile(
    '## Кольори \\{#colors}\n\n:::note\n[A](./b.md)\n:::\n\n![A](./a.png#only-dark)\n\n<Colors />',
  );
  expect(compiled.problems).toEqual([]);
  expect(compiled.headings).toEqual([{ id: 'colors', title: 'Кольори', level: 2, line: 5 }]);
  expect(compiled.links).toEqual([expect.objectContaining({ slug: '/general/b/' })]);
  const { html } = await compileGuide('![A](./a.png#only-dark)');
  expect(htmlOf(compiled.body)).toContain(html);
  expect(htmlOf(replaceMarksIn(compiled.body, ['<img src="a">']))).toContain(
    'only-dark"><img src="a"></span>',
  );
});

it('resolves the paths in the attributes of components like links', async () => {
  const body = '<Colors title="T" pages="./b.md /api/">\n\nText with ./c.md\n\n<Colors />\n\n</Colors>';
  const compiled = await compile(body);
  expect(compiled.problems).toEqual([]);
  expect(compiled.parts).toEqual([
    { name: 'Colors', attributes: { title: 'T', pages: '/general/b/ /api/' } },
    'Text with ./c.md\n',
    { name: 'Colors', attributes: {} },
  ]);
  expect(compiled.links).toMatchObject([
    { slug: '/general/b/', written: './b.md', line: 5 },
    { slug: '/api/', line: 5 },
  ]);
  expect(compiled.sections).toMatchObject([{ text: 'Text with ./c.md' }]);
  expect(JSON.stringify(compiled.body)).toContain('"name":"pages","value":"/general/b/ /api/"');
});

it('only text between sections is Markdown', async () => {
  const { body } = await compile('One.\n\n<Colors />\n\n<Hero />\n\nTwo.');
  expect(body.children.map(({ data, ...node }) => [data?.hName ?? ('name' in node && node.name)])).toEqual([
    ['div'],
    ['Hero'],
    ['div'],
  ]);
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
  const { body: tree } = await compile(body, { samples: mdx });
  const { html } = await compileGuide(body, { samples: markdown });
  expect(htmlOf(tree)).toBe(`<div class="markdown">${html}</div>`);
  expect(mdx.shown).toEqual(markdown.shown);
  expect(mdx.uses).toEqual(markdown.uses);
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
  const { problems, sections, parts, headings, body: tree } = await compile(body);
  expect(problems).toEqual([]);
  expect(headings).toEqual([expect.objectContaining({ id: 'c', title: 'C' })]);
  expect(sections.map(({ text }) => text)).toEqual(['A string b {. Block', 'd']);
  expect(parts).toEqual([expect.stringContaining('A string b {.')]);
  expect(JSON.stringify([sections, parts, tree])).not.toMatch(/SECRET|Expression/);
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
  expect(await transform(body)).not.toContain('"mdxTextExpression"');
});

describe('the body for gatsby-plugin-mdx', () => {
  it('has heading IDs and resolved links', async () => {
    const tree = await transform('## A \\{#b}\n\n[C](../faq.md)', { t });
    expect(tree).toContain('"id":"b"');
    expect(tree).toContain('"url":"/uk/faq/"');
    expect(tree).toContain('Пряме посилання на «A»');
  });

  it("has the same headings as the guide's data", async () => {
    const body = '# Title\n\n## Run migration:generate\n\n:::note\n### A {#b}\n:::'.replace('{#', '\\{#');
    const { headings, body: tree } = await compile(body);
    const ids = [...JSON.stringify(tree).matchAll(/"type":"heading".*?"id":"([^"]+)"/g)].map(([, id]) => id);
    expect(headings.map(({ id }) => id)).toEqual(['run-migrationgenerate', 'b']);
    expect(new Set(ids)).toEqual(new Set(['run-migrationgenerate', 'b']));
    expect(JSON.stringify(tree)).not.toContain('Title');
  });

  it('has highlighted code in a component', async () => {
    const tree = await transform('```ts {1} title="d.ts"\nconst e = 1;\n```');
    expect(tree).toContain('"name":"Html"');
    expect(tree).not.toContain('"type":"html"');
    expect(tree).toMatch(/"value":"<figcaption>d\.ts<\/figcaption><pre /);
    expect(tree).toContain('token keyword');
    expect(tree).toContain('marked-line');
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
    const { body: tree } = await compile(body, { t });
    const { html } = await compileGuide(body, { t });
    expect(htmlOf(tree)).toBe(`<div class="markdown">${html}</div>`);
  });

  it('keeps code in footnotes', async () => {
    const tree = await transform('A[^a]\n\n[^a]: One.\n\n    ```ts\n    b();\n    ```', { t });
    expect(tree).toMatch(/"tagName":"li".*"name":"Html"/);
    expect(tree).toContain('Виноски');
  });

  it('replaces the parser of gatsby-plugin-mdx, which gets a copy', async () => {
    const { body } = await compile('Text.');
    const processor: { Parser?: (source: string, file: { path: string }) => Root } = {};
    remarkDocs.call(processor, { bodyOf: (file) => (file === '/a.mdx' ? body : undefined) });
    expect(processor.Parser?.('', { path: '/a.mdx' })).toEqual(body);
    expect(processor.Parser?.('', { path: '/a.mdx' })).not.toBe(body);
    expect(processor.Parser?.('', { path: '/src/templates/mdx-guide.tsx' })).toEqual({
      type: 'root',
      children: [],
    });
  });
});
