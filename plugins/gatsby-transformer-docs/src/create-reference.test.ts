import { readTexts } from '../../../src/locales/read-messages';
import type { CodeLink, SymbolBlock } from '../../../src/model/reference/symbol-content';
import { createReference } from './create-reference';

const labels = readTexts('en', 'api', 'markdown');

function create(body: string, { yaml = '', relativePath = 'core/src/classes/Page.md', locale = 'uk' } = {}) {
  return createReference(
    {
      source: `---\n${yaml}\n---\n\n${body}\n`,
      locale,
      relativePath,
      sourcePath: `typedoc-out/${locale}/${relativePath}`,
    },
    {
      labels,
      siteRoot: '',
    },
  );
}

describe('a page of a symbol', () => {
  it('takes its facts from the front matter', async () => {
    const facts = {
      deprecated: true,
      abstract: true,
      source: { file: 'core/src/page.ts', line: 3, url: 'https://example.com/page.ts#L3' },
    };
    expect(await create('Text.', { yaml: `title: "Page"\nfacts: ${JSON.stringify(facts)}` })).toMatchObject({
      docId: 'api/core/src/classes/Page',
      slug: '/api/core/src/classes/Page/',
      package: 'core',
      kind: 'class',
      symbol: 'Page',
      ...facts,
      packages: [],
      symbols: [],
    });
  });

  it("works without front matter, which other TypeDoc themes don't write", async () => {
    expect(await create('# Page\n\nText.')).toMatchObject({
      title: 'Page',
      description: 'Text.',
      deprecated: false,
      source: null,
      translated: true,
      problems: [],
    });
  });

  it.each([
    [
      'a kind without a route',
      { relativePath: 'core/src/widgets/W.md' },
      'no route for the TypeDoc directory "widgets"',
    ],
    ['front matter that is broken', { yaml: 'title: "' }, 'the front matter is not valid YAML'],
  ])('reports %s', async (_, options, message) => {
    const { problems } = await create('', options);
    expect(problems).toEqual([
      expect.objectContaining({ severity: 'error', message: expect.stringContaining(message) }),
    ]);
  });
});

/** Compiles blocks as if the theme had written them. */
function compile(content: readonly SymbolBlock[], more: { yaml?: string; facts?: object } = {}) {
  const facts = JSON.stringify({ ...more.facts, content });
  return create('The same as Markdown.', { yaml: `${more.yaml ?? ''}\nfacts: ${facts}`.trim() });
}

const signature = (code: string, links: CodeLink[] = []): SymbolBlock => ({
  type: 'signature',
  code: { code, links },
});
const said = (markdown: string, isUntranslated = false) => ({ markdown, isUntranslated });

it('shows the content of a page, and not its Markdown, which repeats it', async () => {
  const page = await compile([{ type: 'text', text: said('Words.') }]);
  expect(page).toMatchObject({ html: '', markdown: 'Words.\n', headings: [] });
  expect(page.content).toEqual([
    { type: 'text', text: { markdown: 'Words.', first: 'Words.', rest: '', lang: null } },
  ]);
});

describe('code', () => {
  const htmlOf = async (block: SymbolBlock) => (await compile([block])).content[0]?.code?.html;

  it('links the names that the theme gives', async () => {
    const html = await htmlOf(
      signature('find(Other: Other): Promise<"Other">', [
        [12, 5, './Other.md'],
        [20, 7, 'https://example.com/Promise'],
      ]),
    );
    expect(html?.match(/<a /g)).toHaveLength(2);
    expect(html).toContain('<a href="/uk/api/core/src/classes/Other/">Other</a>');
    expect(html).toContain('<a href="https://example.com/Promise" rel="noopener">Promise</a>');
  });

  it('has no colors and each link once in signatures that are shown on demand', async () => {
    const links: CodeLink[] = [
      [8, 5, './Other.md'],
      [25, 5, './Other.md'],
    ];
    const list = signature('find(a: Other): 1\nfind(b: Other): 2', links);
    expect(await htmlOf({ ...list, title: '2 more overloads' })).toBe(
      'find(a: <a href="/uk/api/core/src/classes/Other/">Other</a>): 1\nfind(b: Other): 2',
    );
    expect((await htmlOf(list))?.match(/<a |class="token number"/g)).toHaveLength(4);
  });

  it('contains no links to pages outside the reference and no script URLs', async () => {
    const links: CodeLink[] = [
      [0, 3, 'javascript:x'],
      [6, 2, '../../../../../up.md'],
    ];
    for (const block of [
      signature('Bad | Up', links),
      { type: 'value', code: { code: 'Bad | Up', links } } as const,
    ])
      expect(await htmlOf(block)).not.toContain('<a ');
  });

  it('within a line is text', async () => {
    expect(await htmlOf({ type: 'value', code: { code: '"<b>"', links: [] } })).toBe('&quot;&lt;b&gt;&quot;');
  });

  it('lets wide names in capitals break after their underscores, and others after an angle bracket', async () => {
    const name = 'FIELDS_REQUIRED_FOR_UPDATE';
    const html = await htmlOf(
      signature(`set(size: ${name}): Set<MIN_SIZE, ${name}`, [[10, 26, `./${name}.md`]]),
    );
    expect(html?.match(/FIELDS_<wbr>REQUIRED_<wbr>FOR_<wbr>UPDATE/g)).toHaveLength(2);
    expect(html).toMatch(/&lt;<wbr>(?:<[^>]+>)?MIN_SIZE/);
    expect(html).not.toMatch(/<[^>]*<wbr>/);
  });

  it('indents the wrapped part of a long line in signatures', async () => {
    const html = await htmlOf(signature(`find(\n  first: ${'A'.repeat(40)}\n)`));
    expect(html?.match(/class="hang/g)).toHaveLength(1);
    expect(html).toContain('<span class="hang hang-2">  first');
  });
});

describe('comments', () => {
  const textOf = async (markdown: string, yaml = '') =>
    (await compile([{ type: 'text', text: said(markdown) }], { yaml })).content[0]?.text;

  it('are split after their first paragraph', async () => {
    expect(await textOf('One `a`\nand *two*.\n\n- Three.')).toMatchObject({
      first: 'One <code>a</code>\nand <em>two</em>.',
      rest: '<ul>\n<li>Three.</li>\n</ul>',
    });
    expect(await textOf('- One.')).toMatchObject({
      first: '',
      rest: expect.stringContaining('<li>One.</li>'),
    });
  });

  it('link the names in code that the theme gives, but not in other code', async () => {
    const yaml = 'types: {"Other":"./Other.md","Bad":"javascript:x"}';
    expect((await textOf('`new Other()`, `Other: Bad`, `"Other"`', yaml))?.first).toBe(
      '<code>new <a href="/uk/api/core/src/classes/Other/">Other</a>()</code>, <code>Other: Bad</code>, <code>"Other"</code>',
    );
    expect((await textOf('```ts\nnew Other();\n```', yaml))?.rest).not.toContain('<a ');
  });

  it('keep their tables', async () => {
    expect((await textOf('| a | b |\n| - | - |\n| 1 | 2 |'))?.rest).toContain('<table>');
  });

  it('have their language if it is not the page’s', async () => {
    const { content } = await compile([
      { type: 'list', texts: [said('One.', true), said('Два.')] },
      { type: 'rows', rows: [{ name: 'a', text: said('Three.', true), note: said('Типово: `1`.') }] },
    ]);
    expect(content[0]?.texts?.map(({ lang }) => lang)).toEqual(['en', null]);
    expect(content[1]?.rows?.[0]).toMatchObject({ text: { lang: 'en' }, note: { lang: null } });
  });
});

describe('headings and search', () => {
  const member: SymbolBlock = {
    type: 'member',
    id: 'run',
    level: 3,
    title: 'run()',
    facts: [{ type: 'links', title: 'Overrides', links: [{ name: 'A.run', target: './A.md#run' }] }],
    blocks: [
      signature('run(): void'),
      { ...signature('run(all: true): void'), title: '1 more overload' },
      { type: 'text', text: said('Runs it.') },
    ],
  };
  const content: SymbolBlock[] = [
    { type: 'text', text: said('A page.') },
    { type: 'title', level: 2, id: 'members', title: 'Members' },
    {
      type: 'enum',
      head: ['Name', 'Value'],
      rows: [{ id: 'RED', name: 'RED', code: { code: '1', links: [] }, text: said('The **color**.') }],
    },
    { type: 'title', level: 2, id: 'methods', title: 'Methods' },
    member,
    { type: 'title', level: 4, id: 'run-overload-1', title: 'Overload 1' },
    { type: 'title', level: 0, title: 'Parameters' },
    { type: 'rows', head: ['Symbol'], rows: [{ name: 'a', notes: ['optional'], target: './B.md' }] },
  ];
  const history = (since: string, changes: object[] = []) => ({ since, deprecatedSince: null, changes });
  const facts = {
    history: history('0.1.0'),
    members: [
      { name: 'RED', anchor: 'RED', kind: 'enum-member', history: history('0.2.0') },
      {
        name: 'run',
        anchor: 'run',
        kind: 'method',
        history: history('0.1.0', [{ version: '0.3.0', breaks: 'yes', from: 'run(): ```', to: 'run(): 2' }]),
      },
    ],
  };

  it('the contents list titles, members, and the rows of enums', async () => {
    const { headings } = await compile(content, { facts });
    expect(headings.map(({ id, title, level }) => [id, title, level])).toEqual([
      ['members', 'Members', 2],
      ['RED', 'RED', 3],
      ['methods', 'Methods', 2],
      ['run', 'run()', 3],
      ['run-overload-1', 'Overload 1', 4],
    ]);
  });

  it('search finds all text below their headings, without the history and signatures shown on demand', async () => {
    const { sections } = await compile(content, { facts });
    expect(sections.map(({ id, text }) => [id, text])).toEqual([
      [null, 'A page.'],
      ['members', 'Name Value RED 1 The color.'],
      ['methods', ''],
      ['run', 'Overrides: A.run run(): void Runs it. Overload 1 Parameters Symbol a optional'],
    ]);
  });

  it('the Markdown has the content, links to Markdown, and the history', async () => {
    const { markdown } = await compile(content, { facts });
    expect(markdown).toBe(`Since 0.1.0.

A page.

## Members

| Name | Value |
| - | - |
| \`RED\` | The **color**. Since 0.2.0. |

## Methods

### run()

Changed in 0.3.0 (breaking):

\`\`\`\`diff
- run(): \`\`\`
+ run(): 2
\`\`\`\`

**Overrides:** [\`A.run\`](/uk/api/core/src/classes/A/index.md#run)

\`\`\`ts
run(): void
\`\`\`

\`\`\`ts
run(all: true): void
\`\`\`

Runs it.

#### Overload 1

**Parameters**

| Symbol |
| - |
| [\`a\`](/uk/api/core/src/classes/B/index.md) *optional* |
`);
  });
});

it('users have links and packages, and are in the Markdown and in the contents, but not in search', async () => {
  const page = await compile([
    { type: 'title', level: 2, id: 'used-by', title: 'Used by' },
    {
      type: 'users',
      title: 'Accepted by',
      rows: [{ name: 'B.run', target: './B.md#run', kind: 'class', notes: ['@x/core'] }],
    },
  ]);
  const row = { name: 'B.run', target: '/uk/api/core/src/classes/B/#run', kind: 'class', notes: ['@x/core'] };
  expect(page.content[1]).toEqual({ type: 'users', title: 'Accepted by', rows: [row] });
  expect(page.headings.map(({ id }) => id)).toEqual(['used-by']);
  expect(page.sections.map(({ text }) => text)).toEqual(['']);
  expect(page.markdown).toBe(
    '## Used by\n\n**Accepted by:**\n\n- [`B.run`](/uk/api/core/src/classes/B/index.md#run) *@x/core*\n',
  );
});

describe('hostile comments', () => {
  it.each([
    ['an element', '<script>alert(1)</script> and <img src=x onerror=alert(1)>', '&#x3C;script>'],
    ['a block of HTML', '<div onclick="x()">\n\ntext', 'onclick'],
    ['a link that runs', '[a](javascript:alert(1))', '(javascript:alert(1))'],
    [
      'a link that runs and is defined elsewhere',
      '[a][b]\n\n[b]: javascript:alert(1)',
      '(javascript:alert(1))',
    ],
    ['a link as in a guide', '[a](api:evil/Evil)', '(api:evil/Evil)'],
    ['a picture from another host', '![alt](https://example.com/x.png)', 'alt'],
    ['a picture that is defined elsewhere', '![alt][b]\n\n[b]: https://example.com/x.png', 'alt'],
  ])('%s is text', async (_, body, visible) => {
    const { html, problems } = await create(body);
    expect(html).toContain(visible);
    expect(html).not.toMatch(/<(?:script|img|div)|href="javascript/);
    expect(problems).toEqual([]);
  });
});

it('the root lists packages, a package its symbols', async () => {
  const symbols = ['classes/Page', 'variables/Widget-1 Widget'];
  const packages = [{ name: 'core', importName: '@x/core', summary: 'Core.', translated: false, symbols }];
  const root = await create('', { relativePath: 'index.md', yaml: `facts: ${JSON.stringify({ packages })}` });
  expect(root).toMatchObject({ docId: 'api', slug: '/api/', package: null, packages });
  const index = await create('', {
    relativePath: 'core/src/index.md',
    yaml: `facts: ${JSON.stringify({ symbols })}`,
  });
  expect(index).toMatchObject({ docId: 'api/core/src', package: 'core', symbol: null, symbols });
});

it('lists the upgrade form before the releases of all packages', async () => {
  const changes = [{ change: 'added', name: 'Page', kind: 'class' }];
  const releases = [{ package: 'core', version: '0.2.0', date: '2026-01-01', changes }];
  const yaml = `facts: ${JSON.stringify({ releases })}`;
  const idsOf = async (relativePath: string) =>
    (await create('', { relativePath, yaml })).headings.map(({ id }) => id);
  expect(await idsOf('changes.md')).toEqual(['upgrade', 'core-v0.2.0']);
  expect(await idsOf('core/changes.md')).toEqual(['v0.2.0']);
});
