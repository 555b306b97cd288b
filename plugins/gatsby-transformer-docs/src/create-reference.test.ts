import { readTexts } from '../../../src/locales/read-messages';
import type { CodeLink, Block } from '../../../src/model/reference/reference-blocks';
import { createReference } from './create-reference';

const t = readTexts('en', 'api', 'markdown');

function create(
  data: {
    pageKind?: string;
    data?: object;
    nameTargets?: object;
    kind?: string;
    package?: string;
    symbol?: string;
  } = {},
  relativePath = 'core/src/classes/Page.md',
) {
  const all = {
    pageKind: 'symbol',
    title: 'Page',
    description: 'Text.',
    translated: true,
    data: {},
    ...data,
  };
  const yaml = Object.entries(all).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return createFrom(`---\n${yaml.join('\n')}\n---\n`, relativePath);
}

function createFrom(source: string, relativePath = 'core/src/classes/Page.md') {
  return createReference(
    { source, locale: 'uk', relativePath, sourcePath: `typedoc-out/uk/${relativePath}` },
    {
      t,
      siteRoot: '',
      findSymbol: (name) =>
        name === 'evil/Evil' ? { slug: '/api/evil/src/classes/Evil/', kind: 'class' } : undefined,
      symbolNames: () => ['evil/Evil'],
    },
  );
}

describe('a page of a symbol', () => {
  it('takes its data from the front matter, and no other fields', async () => {
    const known = {
      deprecated: true,
      abstract: true,
      source: { file: 'core/src/page.ts', line: 3, url: 'https://example.com/page.ts#L3' },
    };
    const data = { package: 'core', kind: 'class', symbol: 'Page', data: { ...known, slug: '/evil/' } };
    expect(await create(data)).toMatchObject({
      docId: 'api/core/src/classes/Page',
      slug: '/api/core/src/classes/Page/',
      package: 'core',
      kind: 'class',
      symbol: 'Page',
      ...known,
      packages: [],
      symbols: [],
      problems: [],
    });
  });

  it.each([
    ['a kind without a route', create({ kind: 'widget' }), 'no route for the TypeDoc kind "widget"'],
    ['front matter that is broken', createFrom('---\ntitle: "\n---\n'), "this isn't a page of the reference"],
    ['a file of another program', createFrom('# Page\n\nText.\n'), "this isn't a page of the reference"],
  ])('reports %s', async (_, created, message) => {
    const { problems } = await created;
    expect(problems).toEqual([
      expect.objectContaining({ severity: 'error', message: expect.stringContaining(message) }),
    ]);
  });
});

/** Compiles blocks. */
function compile(
  content: readonly Block[],
  { nameTargets, data }: { nameTargets?: object; data?: object } = {},
) {
  return create({ ...(nameTargets && { nameTargets }), data: { ...data, content } });
}

const signature = (code: string, links: CodeLink[] = []) => ({
  type: 'signature' as const,
  code: { code, links },
});
const said = (markdown: string, isUntranslated = false) => ({ markdown, isUntranslated });

it('shows the content of a page, and prints it as Markdown for programs', async () => {
  const links = ['./B.md#run', '../index.md', 'https://example.com/C'];
  const page = await compile([
    { type: 'text', text: said('Words, see [`B`](./B.md#run).') },
    { type: 'links', links: links.map((target) => ({ name: 'B', target })) },
  ]);
  expect(page).toMatchObject({
    markdown: [
      'Words, see [`B`](/uk/api/core/src/classes/B/index.md#run).',
      '[`B`](/uk/api/core/src/classes/B/index.md#run), [`B`](/uk/api/core/src/index.md), [`B`](https://example.com/C)\n',
    ].join('\n\n'),
    headings: [],
  });
  expect(page.content[0]).toMatchObject({
    type: 'text',
    text: { first: expect.stringContaining('href="/uk/api/core/src/classes/B/#run"'), rest: '', lang: null },
  });
});

describe('code', () => {
  const htmlOf = async (block: Block) => {
    const [compiled] = (await compile([block])).content;
    return compiled && 'code' in compiled ? compiled.code.html : undefined;
  };

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
    expect(await htmlOf({ ...list, type: 'more-signatures', title: '2 more overloads' })).toBe(
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
  const textOf = async (markdown: string, nameTargets = {}) => {
    const [block] = (await compile([{ type: 'text', text: said(markdown) }], { nameTargets })).content;
    return block?.type === 'text' ? block.text : undefined;
  };

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
    const nameTargets = { Other: './Other.md', Bad: 'javascript:x' };
    expect((await textOf('`new Other()`, `Other: Bad`, `"Other"`', nameTargets))?.first).toBe(
      '<span class="unbroken"><code>new <a href="/uk/api/core/src/classes/Other/">Other</a>()</code>,</span> <span class="unbroken"><code>Other: Bad</code>,</span> <code>"Other"</code>',
    );
    expect((await textOf('```ts\nnew Other();\n```', nameTargets))?.rest).not.toContain('<a ');
  });

  it('keep their tables', async () => {
    expect((await textOf('| a | b |\n| - | - |\n| 1 | 2 |'))?.rest).toContain('<table>');
  });

  it('have their language if it is not the page’s', async () => {
    const { content } = await compile([
      { type: 'list', texts: [said('One.', true), said('Два.')] },
      {
        type: 'rows',
        head: [],
        rows: [{ name: 'a', text: said('Three.', true), note: said('Типово: `1`.') }],
      },
    ]);
    expect(content).toMatchObject([
      { texts: [{ lang: 'en' }, { lang: null }] },
      { rows: [{ text: { lang: 'en' }, note: { lang: null } }] },
    ]);
  });
});

describe('an explanation of an error', () => {
  const source = { file: 'content/uk/errors/mail.yml', line: 8 };
  const explain = (markdown: string, text = { ...said(markdown), source }) =>
    create({ data: { content: [{ type: 'text', text }] } });

  it('links to symbols and guides, and its Markdown for programs too', async () => {
    const { content, markdown, links, problems } = await explain(
      '[a](api:evil/Evil#run) and [b](/libraries/mail/usage.md#send)',
    );
    const [block] = content;
    const html = block?.type === 'text' ? block.text.first : '';
    expect(html).toContain('href="/uk/api/evil/src/classes/Evil/#run"');
    expect(html).toContain('href="/uk/libraries/mail/usage/#send"');
    expect(markdown).toBe(
      '[a](/uk/api/evil/src/classes/Evil/index.md#run) and [b](/uk/libraries/mail/usage/index.md#send)\n',
    );
    expect(problems).toEqual([]);
    expect(links).toMatchObject([
      { slug: '/api/evil/src/classes/Evil/', hash: 'run', written: 'api:evil/Evil#run', ...source },
      { slug: '/libraries/mail/usage/', hash: 'send', written: '/libraries/mail/usage.md#send', ...source },
    ]);
  });

  it('has its problems in the file to edit', async () => {
    const { problems } = await explain('[a](api:evil/Evik), [b](/../../up.md), [c](../../../../../up.md)');
    expect(problems).toMatchObject([
      { ...source, message: expect.stringContaining('Did you mean "api:evil/Evil"?') },
      { ...source, message: expect.stringContaining('points outside its language folder') },
    ]);
  });
});

describe('headings and search', () => {
  const member: Block = {
    type: 'member',
    id: 'run',
    level: 3,
    title: 'run()',
    headline: [{ type: 'links', title: 'Overrides', links: [{ name: 'A.run', target: './A.md#run' }] }],
    blocks: [
      signature('run(): void'),
      { ...signature('run(all: true): void'), type: 'more-signatures', title: '1 more overload' },
      { type: 'text', text: said('Runs it.') },
    ],
  };
  const content: Block[] = [
    { type: 'text', text: said('A page.') },
    { type: 'title', id: 'members', title: 'Members' },
    {
      type: 'enum',
      head: ['Name', 'Value'],
      rows: [{ id: 'RED', name: 'RED', code: { code: '1', links: [] }, text: said('The **color**.') }],
    },
    { type: 'title', id: 'methods', title: 'Methods' },
    member,
    { type: 'overload', id: 'run-overload-1', title: 'Overload 1' },
    { type: 'label', title: 'Parameters' },
    { type: 'rows', head: ['Symbol'], rows: [{ name: 'a', notes: ['optional'], target: './B.md' }] },
  ];
  it('the contents list titles, members, and the rows of enums', async () => {
    const { headings } = await compile(content);
    expect(headings.map(({ id, title, level }) => [id, title, level])).toEqual([
      ['members', 'Members', 2],
      ['RED', 'RED', 3],
      ['methods', 'Methods', 2],
      ['run', 'run()', 3],
      ['run-overload-1', 'Overload 1', 4],
    ]);
  });

  it('search finds all text below their headings, without signatures shown on demand', async () => {
    const { sections } = await compile(content);
    expect(sections.map(({ id, text }) => [id, text])).toEqual([
      [null, 'A page.'],
      ['members', 'Name Value RED 1 The color.'],
      ['methods', ''],
      ['run', 'Overrides: A.run run(): void Runs it. Overload 1 Parameters Symbol a optional'],
    ]);
  });
});

it('users have links and packages, and are in the contents, but not in search', async () => {
  const page = await compile([
    { type: 'title', id: 'used-by', title: 'Used by' },
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
    const page = await create({ data: { content: [{ type: 'text', text: said(body) }] } });
    const { content, markdown, problems } = page;
    const [block] = content;
    const html = block?.type === 'text' ? block.text.first + block.text.rest : '';
    expect(html).toContain(visible);
    expect(markdown).not.toMatch(/^(?!.*`).*(?<!\\)<(?:script|img|div)/m);
    expect(html).not.toMatch(/<(?:script|img|div)|href="javascript/);
    expect(problems).toEqual([]);
  });
});

it('the root lists packages, a package its symbols', async () => {
  const symbols = ['classes/Page', 'variables/Widget-1 Widget'];
  const packages = [{ name: 'core', importName: '@x/core', summary: 'Core.', translated: false, symbols }];
  const root = await create({ data: { packages } }, 'index.md');
  expect(root).toMatchObject({ docId: 'api', slug: '/api/', package: null, packages });
  const index = await create({ package: 'core', data: { symbols } }, 'core/src/index.md');
  expect(index).toMatchObject({ docId: 'api/core/src', package: 'core', symbol: null, symbols });
});

it('lists the upgrade form before the releases of all packages', async () => {
  const changes = [{ change: 'added', name: 'Page', kind: 'class' }];
  const releases = [{ package: 'core', version: '0.2.0', date: '2026-01-01', changes }];
  const idsOf = async (data: { package?: string }) =>
    (await create({ pageKind: 'changes', data: { releases }, ...data })).headings.map(({ id }) => id);
  expect(await idsOf({})).toEqual(['upgrade', 'core-v0.2.0']);
  expect(await idsOf({ package: 'core' })).toEqual(['v0.2.0']);
});
