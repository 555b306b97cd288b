import type { Code } from 'mdast';
import { visit } from 'unist-util-visit';
import { parseBody } from '../../../../../packages/guide-files/parse-body';
import { compileGuide, testContext, testSamples } from '../compile.fixture';
import type { CompileContext } from '../context';
import { compileMdx } from './compile-mdx';

/** Compiles an MDX guide next to other guides. */
async function compile(body: string, guides: Record<string, string>, samples?: CompileContext['samples']) {
  const context = testContext({
    file: 'content/uk/a.mdx',
    relativePath: 'a.mdx',
    findCode: (file) => {
      const source = guides[file];
      if (source === undefined) return null;
      const codes: Code[] = [];
      visit(parseBody(source, 'guide'), 'code', (code) => void codes.push(code));
      return { docId: file.slice(2, -3), codes, ...(samples && { samples }) };
    },
  });
  const compiled = await compileMdx(body, context, ['GuideCode', 'Comparison']);
  const problems = context.problems.map(({ file, line, message }) => `${file}:${line}: ${message}`);
  return { ...compiled, problems, tree: JSON.stringify(compiled.body) };
}

const quote = (attributes: string, source: string, samples?: CompileContext['samples']) =>
  compile(`<GuideCode guide="./b.md" ${attributes} />`, { './b.md': source }, samples);

it.each([
  ['src/a.ts', 'a {}'],
  ['src/b.ts', 'b {}'],
  ['a & <b>.ts', 'c {}'],
])('finds a code block by its title %s', async (title, text) => {
  const body = '```css title="src/a.ts"\na {}\n```\n\n```css title="src/b.ts"\nb {}\n```';
  const { parts } = await quote(`title="${title}"`, `${body}\n\n\`\`\`css title="a & <b>.ts"\nc {}\n\`\`\``);
  expect(parts).toEqual([`\`\`\`css title="${title}"\n${text}\n\`\`\`\n`]);
});

it('finds a code block by a part of its text, such as a command for npm', async () => {
  const body =
    '```json\n{ "status": 200 }\n```\n\n```json\n{ "status": 400 }\n```\n\n```npm\nnpm install @a/b\n```';
  const { parts } = await quote(`text='"status": 400'`, body);
  expect(parts).toEqual(['```json\n{ "status": 400 }\n```\n']);
  const npm = await quote('text="npm install @a/b"', body);
  expect(npm.parts).toEqual(['```bash\nnpm install @a/b\n```\n']);
  expect(npm.tree).toContain('"name":"data-language","value":"bash"');
});

it('finds and shows the lines of a code block that a cut hides only in its Markdown', async () => {
  const { parts, tree } = await quote('text="const a"', '```ts\nconst a = 1;\n// ---cut---\nuse(a);\n```');
  expect(parts).toEqual(['```ts\nconst a = 1;\nuse(a);\n```\n']);
  expect(tree).not.toContain('const');
});

it('reports a code block that does not exist, with file and line', async () => {
  expect((await quote('title="a.ts"', '```css\na {}\n```')).problems).toEqual([
    'content/uk/a.mdx:5: <GuideCode>: no code block titled "a.ts" in b. Fix "guide", and "title" or "text".',
  ]);
  const [missing] = (await compile('<GuideCode text="x" />', {})).problems;
  expect(missing).toContain('"guide" is missing');
  const [gone] = (await compile('<GuideCode guide="./gone.md" text="x" />', {})).problems;
  expect(gone).toContain('"./gone.md", which isn\'t a guide');
});

it('a block on another page has no hover data and no IDs, and is not a block of that page', async () => {
  const facts = {
    names: [
      [0, 6, 1, null, 3],
      [0, 14, 6, 'mail/classes/Mailer', null],
    ] as never,
  };
  const source = '```ts title="a.ts"\nconst e = new Mailer();\n```';
  const own = testSamples('const e = new Mailer();', facts);
  expect((await compileGuide(source, { samples: own })).html).toMatch(/<figure [^>]*data-sample[^]*<a id="/);
  const samples = { ...own, shown: null, uses: null };
  const { tree, fences, sections } = await quote('title="a.ts"', source, samples);
  expect(tree).toContain('Mailer</a>');
  expect(tree).not.toMatch(/data-sample|data-excerpt|id=/);
  expect(fences).toEqual([]);
  expect(sections).toEqual([]);
});

describe('a comparison', () => {
  const block = (title: string, text: string) => `\`\`\`css title="${title}"\n${text}\n\`\`\`\n\n`;
  const compare = (files: string, tabs = 'Long, Short', guides = './long.md ./short.md') =>
    compile(`<Comparison tabs="${tabs}" guides="${guides}" files="${files}">\n\nNote.\n\n</Comparison>`, {
      './long.md': block('b.css', 'b {\n}') + block('a.css', 'a {\n\n}') + block('c.css', ''),
      './short.md': block('a.css', 'a {}'),
    });

  it('quotes the named files of both guides in their order, and counts their lines', async () => {
    const { parts, problems } = await compare('a.css b.css');
    expect(problems).toEqual([]);
    expect(parts).toMatchObject([
      { name: 'Comparison' },
      { name: 'ComparedFiles', attributes: { title: 'Long', lines: '5' } },
      '```css title="a.css"\na {\n\n}\n```\n\n```css title="b.css"\nb {\n}\n```\n',
      { name: 'ComparedFiles', attributes: { title: 'Short', lines: '1', open: '' } },
      '```css title="a.css"\na {}\n```\n\nNote.\n',
    ]);
  });

  it('reports a file that neither guide has, a tab without a guide, and a missing guide', async () => {
    expect((await compare('a.css d.css')).problems).toEqual([
      'content/uk/a.mdx:5: <Comparison>: no code block titled "d.css" in long and short. Fix "files".',
    ]);
    expect((await compare('')).problems[0]).toContain('no code block titled ""');
    expect((await compare('a.css', 'Long')).problems[0]).toContain(
      '<Comparison> has 1 "tabs" and 2 "guides"',
    );
    expect((await compare('a.css', 'Long, Short', './long.md ./gone.md')).problems[0]).toContain(
      'not all "guides" exist',
    );
  });
});
