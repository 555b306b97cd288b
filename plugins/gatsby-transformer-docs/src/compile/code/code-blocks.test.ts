import fs from 'node:fs';
import type { SampleTypes } from '../../../../../packages/samples/sample-types';
import { compileGuide, testSamples } from '../compile.fixture';
import { markedLines, readFenceMeta } from '../../../../../packages/guide-files/fence-meta';
import { reserveCodeHeight } from './code-blocks';
import { wrapLines } from './highlight-lines';

const fence = (info: string, code: string) => `\`\`\`${info}\n${code}\n\`\`\``;

it('highlights words, and adds no elements for punctuation', async () => {
  const { html } = await compileGuide(fence('ts', 'const a = `b${c.d}`;'));
  expect(html).toContain('<span class="token keyword">const</span> a = <span');
  expect(html).toContain('c.d<span class="token interpolation-punctuation punctuation">}</span>');
});

describe('languages', () => {
  it.each([
    ['kotlin', 'fun main() { val a = 1 }'],
    ['c', 'int main(void) { return 0; }'],
    ['objectivec', '@interface A : NSObject @end'],
    ['objc', '@interface A : NSObject @end'],
    ['reason', 'let add = (a, b) => a + b;'],
    ['rust', 'fn main() { let a = 1; }'],
    ['go', 'func main() { return }'],
    ['cpp', 'class A { public: int b; };'],
    ['c++', 'class A { public: int b; };'],
    ['python', 'def f(): return 1'],
    ['ts', 'const a: string = "b";'],
    ['js', 'const a = 1;'],
    ['jsx', 'const a = <B c="d" />;'],
    ['tsx', 'const a: A = <B c="d" />;'],
    ['mdx', '<Note>Text</Note>'],
    ['json', '{ "a": 1 }'],
    ['jsonc', '{ "a": 1 } // b'],
    ['yaml', 'a: 1'],
    ['bash', 'echo "$A"'],
    ['sh', 'echo "$A"'],
    ['sql', 'SELECT 1'],
    ['docker', 'FROM node:20'],
    ['dockerfile', 'FROM node:20'],
    ['graphql', 'query { a }'],
    ['protobuf', 'message A { string b = 1; }'],
    ['proto', 'message A { string b = 1; }'],
    ['ejs', '<%= a %>'],
    ['handlebars', '{{#if a}}b{{/if}}'],
    ['hbs', '{{#if a}}b{{/if}}'],
    ['pug', 'p(class="a") b'],
    ['diff', '-a\n+b'],
    ['http', 'GET / HTTP/1.1'],
    ['html', '<p>a</p>'],
    ['css', 'a { color: red }'],
    ['toml', 'a = 1'],
    ['ini', 'a=1'],
    ['java', 'class A {}'],
    ['php', '<?php echo 1;'],
    ['ruby', 'def a; end'],
    ['swift', 'let a = 1'],
    ['csharp', 'class A {}'],
    ['nginx', 'listen 80;'],
    ['makefile', 'a: b'],
    ['regex', '[a-z]+'],
    ['markdown', '# A'],
    ['diff-ts', '-const a = 1;\n+const a = 2;'],
  ])('%s is colored', async (language, code) => {
    const { html, problems } = await compileGuide(fence(language, code));
    expect(problems).toEqual([]);
    expect(html).toContain(`data-language="${language}"`);
    expect(html).toContain('<span class="token');
  });

  it('reports an unknown one with its line and the nearest name, and keeps its code as text', async () => {
    const { found, html } = await compileGuide(`Text.\n\n${fence('typescrpt', 'a < b && <script>')}`);
    expect(found).toEqual([
      {
        file: 'content/uk/libraries/mail/usage.md',
        line: 7,
        severity: 'warning',
        message: expect.stringContaining('Did you mean "typescript"?'),
      },
    ]);
    expect(html).toContain('<code>a &lt; b &amp;&amp; &lt;script&gt;</code>');
  });

  it.each(['', 'text', 'none'])('code of the language "%s" is text, not HTML', async (language) => {
    const { html } = await compileGuide(fence(language, '<b>&amp;</b>'));
    expect(html).toContain('<code>&lt;b&gt;&amp;amp;&lt;/b&gt;</code>');
  });
});

it.each([
  ['ts', 'a(); // hide-line\n// highlight-next-line\n/* x\n y */\nb();'],
  ['python', 'x = 1  # highlight-line\ny = 2'],
  ['bash', '# highlight-start\necho one\n# highlight-end\n# hide-next-line\necho two'],
  ['css', 'a { color: red } /* highlight-range{1-2} */\nb { top: 0 }'],
  ['html', '<p>a</p> <!-- hide-line -->\n<p>b</p>'],
  ['jsx', '<A>\n  {/* highlight-next-line */}\n  <B />\n</A>'],
  ['sql', '-- highlight-line\nSELECT 1\n-- hide-start\nFROM a'],
  ['diff-ts', '-a(); // hide-line\n+b(); // highlight-line'],
])('shows comments that mark or hide lines in other generators as they are in %s', async (language, code) => {
  for (const info of [language, `${language} {1} numbers`]) {
    const { html, problems } = await compileGuide(fence(info, code));
    expect(problems).toEqual([]);
    expect(
      html
        .replace(/<[^>]+>/g, '')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>'),
    ).toBe(code);
    expect(html).not.toContain('gatsby-highlight');
  }
});

describe('words after the language', () => {
  it("a title becomes the block's caption", async () => {
    const { html } = await compileGuide(fence('ts title="src/a & b.ts"', 'a'));
    expect(html).toContain('<figcaption>src/a &#x26; b.ts</figcaption>');
  });

  it('highlighted lines and line numbers wrap every line in an element', async () => {
    const { html } = await compileGuide(fence('text {2} numbers', 'a\nb\nc'));
    expect(html).toContain(
      '<pre tabindex="0" class="numbered"><code><span class="code-line">a\n</span><span class="code-line marked-line">b\n</span><span class="code-line">c</span></code></pre>',
    );
  });

  it.each([
    ['a block of several lines scrolls', 'text', 'a\nb', false],
    ['unless it asks for breaks', 'text wrap', 'a\nb', true],
    ['a line by itself breaks', 'json', '{}', true],
    ['a command breaks', 'bash', 'a\nb', true],
  ])('%s', async (_claim, language, code, wraps) => {
    const { html } = await compileGuide(fence(language, code));
    expect(html.includes('<figure class="code wrap"')).toBe(wraps);
  });

  it.each([
    ['an unknown word', 'ts nubmers', 'setting "nubmers"'],
    ['a mark beyond the end', 'ts {3}', 'highlights line 3, but it has only 1 lines'],
    ['a mark before the start', 'ts {0}', 'highlights line 0'],
    ['a second range', 'ts {1} {3}', 'setting "{3}"'],
    ['a second range without a space', 'ts {1}{1}', 'setting "{1}"'],
    ['a second title', 'ts title="a" title="b"', 'setting "title="b""'],
    ['a title without its end', 'ts title="a', 'setting "title="a"'],
    ['a range that runs backward', 'ts {1,5-3}', 'setting "{1,5-3}"'],
  ])('%s is an error with its line', async (_name, info, message) => {
    const { problems } = await compileGuide(fence(info, 'a'));
    expect(problems).toEqual([expect.stringContaining(`5: `)]);
    expect(problems[0]).toContain(message);
  });

  it('are parsed separately', () => {
    expect(
      readFenceMeta(
        'title="a b" {1, 3-5} numbers wrap no-check="why" serve="3000" exit="1" log no-run="so" x exit="no"',
      ),
    ).toEqual({
      title: 'a b',
      highlight: '1,3-5',
      numbers: true,
      wrap: true,
      noCheck: 'why',
      run: { serve: '3000', exit: 1, as: 'log', noRun: 'so' },
      unknown: ['x', 'exit="no"'],
    });
  });

  it('a range of millions of lines takes no memory', () => {
    expect(markedLines('1-99999999', 3)).toEqual(new Set([1, 2, 3]));
  });
});

describe('lines of highlighted code', () => {
  it('are well-formed when a token reaches over them', () => {
    expect(wrapLines('<span class="a">x\ny</span>z', new Set())).toBe(
      '<span class="code-line"><span class="a">x</span>\n</span><span class="code-line"><span class="a">y</span>z</span>',
    );
  });

  it('keep the text unchanged', () => {
    const html = '<span class="a">/* x\n\n y */</span>\nz &lt; 1';
    expect(wrapLines(html, new Set([2])).replace(/<[^>]+>/g, '')).toBe(html.replace(/<[^>]+>/g, ''));
  });
});

it('a fence "npm" becomes tabs of package managers that stay in step', async () => {
  const { html, problems } = await compileGuide(fence('npm', 'npm install -D a'));
  expect(problems).toEqual([]);
  expect(html).toContain('<div class="tabs wide" data-group="package-manager">');
  const text = html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
  expect(text).toContain('npm npm install -D a');
  expect(text).toContain('yarn yarn add --dev a');
  expect(text).toContain('pnpm pnpm add -D a');
});

it('a fence "npm" keeps its title and its marked lines', async () => {
  const { html } = await compileGuide('```npm {2} title="Terminal"\nnpm ci\nnpm test\n```');
  expect(html.match(/<figcaption>Terminal<\/figcaption>/g)).toHaveLength(4);
  const marked = [...html.matchAll(/marked-line">(.*?)<\/code>/g)].map(([, line]) => line);
  expect(marked.map((line) => line?.replace(/<[^>]+>/g, ''))).toEqual([
    'npm test',
    'yarn test',
    'pnpm test',
    'bun run test',
  ]);
});

describe('hover data for samples', () => {
  const facts = (code: string, more: Partial<SampleTypes>) => ({ samples: testSamples(code, more) });
  const MAILER = 'mail/classes/Mailer';

  it('links toolkit names to pages in the same language, without changing the text', async () => {
    const code = 'const a = new Mailer<"&">();\na.send();';
    const world = facts(code, {
      names: [
        [0, 14, 6, MAILER, null],
        [1, 2, 4, `${MAILER}#send`, 5],
      ],
    });
    const { html } = await compileGuide(fence('ts', code), world);
    const url = '/uk/api/mail/src/classes/Mailer/';
    expect(html).toContain(`<a id="u1" href="${url}">Mailer</a>`);
    expect(html).toContain(`<a href="${url}#send">send</a>`);
    expect(html.replace(/<[^>]+>/g, '')).toBe(code.replace('&', '&amp;').replace('<', '&lt;'));
    expect(world.samples.shown).toEqual([{ key: '1', names: [31, 4, 5] }]);
  });

  it('notes the first use of a member in each section, without an ID in the code', async () => {
    const code = 'a.send; a.send;';
    const names: SampleTypes['names'] = [
      [0, 2, 4, `${MAILER}#send`, null],
      [0, 10, 4, `${MAILER}#send`, null],
    ];
    const world = facts(code, { names });
    const { html } = await compileGuide(`## Далі {#next}\n\n${fence('ts', code)}`, world);
    const slug = '/api/mail/src/classes/Mailer/#send';
    expect(world.samples.uses).toEqual([{ slug, section: 'next', anchor: 'next', example: null }]);
    expect(html).not.toContain('id="u');
  });

  it("highlights a section's shortest call of a member as its example", async () => {
    const place = `${MAILER}#send`;
    const find = (code: string): SampleTypes => ({
      names: [[0, 2, 4, place, null]],
      notes: {},
      calls: { [place]: code },
    });
    const world = { samples: { ...testSamples('', {}), find } };
    await compileGuide(`${fence('ts', "a.send('long');")}\n\n${fence('ts', 'a.send(1);')}`, world);
    const [use] = world.samples.uses ?? [];
    expect(use?.example).toContain('<span class="token number">1</span>');
    expect(use?.example?.replace(/<[^>]+>/g, '')).toBe('a.send(1);');
  });

  it('notes the first use of a symbol in each section', async () => {
    const code = 'Mailer; Mailer;';
    const names: SampleTypes['names'] = [
      [0, 0, 6, MAILER, null],
      [0, 8, 6, MAILER, null],
    ];
    const world = facts(code, { names });
    await compileGuide(`${fence('ts', code)}\n\n## Далі {#next}\n\n${fence('ts', code)}`, world);
    const slug = '/api/mail/src/classes/Mailer/';
    expect(world.samples.uses).toEqual([
      { slug, section: '', anchor: 'u1' },
      { slug, section: 'next', anchor: 'u2' },
    ]);
  });

  it('reserves the height of long code, except for code that wraps', async () => {
    const code = 'x();\n'.repeat(11);
    expect((await compileGuide(fence('text', code))).html).toContain('<figure class="code lines-10 plus-2"');
    expect((await compileGuide(fence('text wrap', code))).html).toContain('<figure class="code wrap"');
    expect((await compileGuide(fence('text', 'x();\ny();'))).html).toContain('<figure class="code"');
  });

  it('indents the rest of a long line in code that wraps', async () => {
    const long = `x(${'1'.repeat(40)});`;
    const hung = new RegExp(`<code><span class="hang">x\\(.*\\);\n</span>`);
    expect((await compileGuide(fence('text wrap', `${long}\ny();`))).html).toMatch(hung);
    expect((await compileGuide(fence('text', `${long}\ny();`))).html).not.toContain('hang');
    expect((await compileGuide(fence('text wrap {1}', `${long}\ny();`))).html).not.toContain('hang');
  });

  it('shows and counts only the lines below the cut', async () => {
    const code = "import { Mailer } from 'mail';\n// ---cut---\nnew Mailer();\nend();";
    const world = facts(code, { names: [[0, 4, 6, MAILER, 3]], whole: 'all' });
    const { html, problems } = await compileGuide(fence('ts {2}', code), world);
    expect(html.replace(/<[^>]+>/g, '')).toBe('new Mailer();\nend();');
    expect(html).toContain('href="/uk/api/mail/src/classes/Mailer/">Mailer</a>');
    expect(html).toMatch(/marked-line"[^e]*<span class="token function">end/);
    expect(world.samples.shown).toEqual([{ key: '1', names: [4, 6, 3], whole: 'all' }]);
    expect(html).toContain('data-sample="1" data-excerpt');
    expect((await compileGuide(fence('md', code))).html).toContain('---cut---');
    expect(problems).toEqual([]);
  });

  it('shows diffs without a cut, and finds names on all lines', async () => {
    const code = ' // ---cut---\n+new Mailer();';
    const { html } = await compileGuide(
      fence('diff-ts', code),
      facts(code, { names: [[1, 5, 6, MAILER, 3]] }),
    );
    expect(html.replace(/<[^>]+>/g, '')).toBe(code);
    expect(html).toContain('href="/uk/api/mail/src/classes/Mailer/">Mailer</a>');
  });

  it('replaces special comments with the compiler’s output, below the line they refer to', async () => {
    const code = '// @ts-expect-error\nlet a: 1 = 2;\nlet b = 1;\n//  ^?\nb;';
    const world = facts(code, { notes: { 0: 'No <2>.', 3: 'let b: number' }, names: [[4, 0, 1, null, 7]] });
    const { html } = await compileGuide(fence('ts {2}', code), world);
    const lines = html
      .replace(/<\/(?:span|code|pre|figure)>/g, '')
      .replace(/<(?!span class="(?:code-line|sample))[^>]*>/g, '')
      .split(/(?=<span)/);
    expect(lines.map((line) => line.trim())).toEqual([
      '<span class="code-line marked-line">let a: 1 = 2;',
      '<span class="sample-note sample-error">Error: No &lt;2&gt;.',
      '<span class="code-line">let b = 1;',
      '<span class="sample-note sample-type">    ^ let b: number',
      '<span class="code-line">b;',
    ]);
    expect(world.samples.shown).toEqual([{ key: '1', names: ['let a: 1 = 2;\nlet b = 1;\n'.length, 1, 7] }]);
  });
});

describe('the space for long code', () => {
  it.each([
    [9, []],
    [10, ['lines-10']],
    [27, ['lines-20', 'plus-7']],
    [99, ['lines-90', 'plus-9']],
    [100, []],
  ])('code with %i lines gets the classes %j', (lines, room) => {
    expect(reserveCodeHeight(lines)).toEqual(room);
  });

  it('each class has its height in the style sheet', () => {
    const css = fs.readFileSync('src/styles/code.css', 'utf8');
    const rules = new Set(
      [...css.matchAll(/\.(lines|plus)-(\d+) \{\s*--(tens|units): (\d+);/g)].map(
        ([, name, lines, variable, room]) => [name, lines, variable, room].join(' '),
      ),
    );
    const tens = Array.from({ length: 9 }, (_, index) => (index + 1) * 10);
    expect(rules).toEqual(
      new Set([
        ...tens.map((lines) => `lines ${lines} tens ${lines}`),
        ...tens.map((lines) => `plus ${lines / 10} units ${lines / 10}`),
      ]),
    );
  });
});
