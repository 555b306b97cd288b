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
  const compiled = await compileMdx(body, context, ['Comparison']);
  const problems = context.problems.map(({ file, line, message }) => `${file}:${line}: ${message}`);
  return { ...compiled, problems, tree: JSON.stringify(compiled.body) };
}

describe('a comparison', () => {
  const block = (title: string, text: string) => `\`\`\`css title="${title}"\n${text}\n\`\`\`\n\n`;
  const compare = (files: string, tabs = 'Long, Short', guides = './long.md ./short.md') =>
    compile(`<Comparison tabs="${tabs}" guides="${guides}" files="${files}">\n\nNote.\n\n</Comparison>`, {
      './long.md': block('b.css', 'b {\n}') + block('a.css', 'a {\n\n}') + block('c.css', ''),
      './short.md': block('a.css', 'a {}'),
    });

  it('has a tab for each guide, with the number of its lines, and one for each named file of it', async () => {
    const { parts, problems, tree } = await compare('a.css b.css');
    expect(problems).toEqual([]);
    expect(parts).toEqual([
      { name: 'Comparison', attributes: {} },
      '**Long · 5 lines**\n\n**a.css**\n\n```css\na {\n\n}\n```\n\n**b.css**\n\n```css\nb {\n}\n```\n\n' +
        '**Short · 1 line**\n\n**a.css**\n\n```css\na {}\n```\n\nNote.\n',
    ]);
    const names = [...tree.matchAll(/"className":\["tab-choice"\],"type":"radio","name":"([^"]+)"/g)];
    expect(names.map(([, name]) => name)).toHaveLength(5);
    expect(new Set(names.map(([, name]) => name)).size).toBe(3);
  });

  it('names the tab of a file without its folder', async () => {
    const source = '```css title="src/config/a.css"\na {}\n```';
    const { parts } = await compile('<Comparison tabs="A" guides="./b.md" files="src/config/a.css" />', {
      './b.md': source,
    });
    expect(parts[1]).toContain('**a.css**');
  });

  it('has the whole code in its Markdown, and only the shown lines on the page', async () => {
    const source = '```ts title="a.ts"\nconst a = 1;\n// ---cut---\nuse(a);\n```';
    const { parts, tree } = await compile('<Comparison tabs="A" guides="./b.md" files="a.ts" />', {
      './b.md': source,
    });
    expect(parts[1]).toContain('const a = 1;\nuse(a);');
    expect(tree).not.toContain('const');
  });

  it('links names in the code, which has no hover data and no IDs, and is not a block of that page', async () => {
    const facts = {
      names: [
        [0, 6, 1, null, 3],
        [0, 14, 6, 'mail/classes/Mailer', null],
      ] as never,
    };
    const source = '```ts title="a.ts"\nconst e = new Mailer();\n```';
    const own = testSamples('const e = new Mailer();', facts);
    expect((await compileGuide(source, { samples: own })).html).toMatch(
      /<figure [^>]*data-sample[^]*<a id="/,
    );
    const samples = { ...own, shown: null, uses: null };
    const { tree, fences, sections } = await compile(
      '<Comparison tabs="A" guides="./b.md" files="a.ts" />',
      { './b.md': source },
      samples,
    );
    expect(tree).toContain('Mailer</a>');
    expect(tree).not.toMatch(/data-sample|data-excerpt|<a id=/);
    expect(fences).toEqual([]);
    // Search finds only the labels of the tabs.
    expect(sections.map((section) => section.text)).toEqual(['A · 1 line a.ts']);
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
