import { readTexts } from '../../../src/locales/read-messages';
import { defaultLocale } from '../../../src/locales/locales';
import { docIdOf } from '../../../src/model/docs/addresses';
import type { PictureSource } from './compile/pictures/picture-source';
import { createGuide, type CompiledGuide } from './create-guide';
import {
  digestBlocks,
  FOLLOWED_GUIDES,
  readFollowedGuides,
} from '../../../packages/guide-files/followed-guides';
import { listGuides } from '../../../packages/guide-files/list-guides';
import { readCode } from '../../../packages/guide-files/read-fences';

const t = readTexts('en', 'api', 'markdown');

const picture: PictureSource = { src: '/static/a.png', width: 10, height: 10, raster: null };

function create(
  body: string,
  {
    relativePath = 'libraries/mail/usage.md',
    front = 'title: T\ndescription: D',
    source = `---\n${front}\n---\n\n${body}\n`,
  }: { relativePath?: string; front?: string; source?: string } = {},
): Promise<CompiledGuide> {
  return createGuide(
    {
      source,
      locale: 'uk',
      relativePath,
      sourcePath: `content/uk/${relativePath}`,
      absolutePath: `/site/content/uk/${relativePath}`,
    },
    {
      t,
      siteRoot: '',
      findSymbol: (name) =>
        name === 'mail/Mailer' ? { slug: '/api/mail/src/classes/Mailer/', kind: 'class' } : undefined,
      symbolNames: () => ['mail/Mailer'],
      findImage: (file) => Promise.resolve(file.includes('gone') ? { problem: 'does not exist.' } : picture),
    },
  );
}

it('a guide gets its ID and route from its path, and its titles from the front matter', async () => {
  expect(
    await create('Text.', { front: 'title: T\ndescription: D\nsidebarLabel: S\nredirects: [/old/]' }),
  ).toMatchObject({
    docId: 'libraries/mail/usage',
    locale: 'uk',
    slug: '/libraries/mail/usage/',
    title: 'T',
    description: 'D',
    sidebarLabel: 'S',
    redirects: ['/old/'],
    problems: [],
    mdxPath: null,
    html: expect.stringContaining('Text.'),
  });
});

it('an MDX guide has a path to its component and no HTML', async () => {
  expect(await create('<ColorTokens />\n\n## A', { relativePath: 'intro.mdx' })).toMatchObject({
    docId: 'intro',
    html: null,
    mdxPath: '/site/content/uk/intro.mdx',
    headings: [{ id: 'a', title: 'A', level: 2 }],
    problems: [],
    hasHero: false,
  });
  expect(await create('<Hero />', { relativePath: 'intro.mdx' })).toMatchObject({ hasHero: true });
});

it.each([
  ['a very long paragraph', 'word **b** `c` '.repeat(20_000), {}, 'is 300 kB long'],
  ['deep quotes', `${'> '.repeat(5000)}x`, {}, 'nested too deeply'],
  ['deep lists', `${'- '.repeat(3000)}x`, {}, 'nested too deeply'],
  ['deep indented lists', `${' '.repeat(600)}- x`, {}, 'nested too deeply'],
  [
    'a hidden character',
    'x',
    { front: 'title: "T\\0\\u202E"\ndescription: D' },
    '"title" contains an escape sequence for the invisible character U+0000',
  ],
])('%s is a problem of the file', async (_, body, options, message) => {
  const { problems } = await create(body, options);
  expect(problems).toEqual([
    { ...problems[0], file: 'content/uk/libraries/mail/usage.md', message: expect.stringContaining(message) },
  ]);
});

it('links become routes in the guide’s language and are stored for the link check', async () => {
  const { html, links } = await create('[a](./configuration.md#set-up) [b](api:mail/Mailer)');
  expect(html).toContain('href="/uk/libraries/mail/configuration/#set-up"');
  expect(html).toContain('href="/uk/api/mail/src/classes/Mailer/"');
  expect(links).toMatchObject([
    { slug: '/libraries/mail/configuration/', hash: 'set-up', line: 6 },
    { slug: '/api/mail/src/classes/Mailer/', hash: null, line: 6 },
  ]);
});

it('a reference-style link is resolved like any other', async () => {
  const { html, links } = await create('[a][o] and [faq]\n\n[o]: ./configuration.md\n[faq]: ../../faq.md');
  expect(html).toContain('href="/uk/libraries/mail/configuration/"');
  expect(links.map(({ slug }) => slug)).toEqual(['/libraries/mail/configuration/', '/faq/']);
});

it("a section's text keeps spaces between words", async () => {
  const { sections } = await create('One  \ntwo\\\nthree[^1]\n\n[^1]: Alpha.\n\n    Beta.');
  expect(sections.map(({ text }) => text)).toEqual(['One two three Alpha. Beta.']);
});

it('a colon in a heading stays in its title and ID', async () => {
  const { headings } = await create('## Run migration:generate');
  expect(headings).toMatchObject([{ id: 'run-migrationgenerate', title: 'Run migration:generate' }]);
});

/**
 * Every kind of invalid input in a guide, and the error that its author sees. The bodies begin on
 * line 6.
 */
const BAD: [kind: string, body: string, line: number, message: RegExp][] = [
  [
    'a directive that is not there',
    ':::waring\nx\n:::',
    6,
    /unknown directive ":::waring"\. Known: .* Did you mean ":::warning"\?/,
  ],
  ['HTML', 'a <b>b</b>', 6, /HTML is not allowed in guides \(found <b>\)/],
  ['a script', '<script>alert(1)</script>', 6, /HTML is not allowed/],
  ['a frame', '<iframe src="https://x.example"></iframe>', 6, /HTML is not allowed/],
  ['an image that is not there', 'a\n\n![A](./gone.png)', 8, /"\.\/gone\.png" does not exist/],
  ['an image without words', '![](./a.png)', 6, /has no alternative text/],
  ['an image of another host', '![A](https://x.example/a.png)', 6, /is not a file next to the guide/],
  ['a link that runs code', '[a](javascript:alert(1))', 6, /scheme that is not allowed/],
  [
    'a link that runs code from elsewhere',
    '[a][b]\n\n[b]: javascript:alert(1)',
    6,
    /scheme that is not allowed/,
  ],
  ['a link that carries a page', '[a](data:text/html,x)', 6, /scheme that is not allowed/],
  ['a link out of its language', '[a](../../../en/faq.md)', 6, /points outside its language folder/],
  ['a link without its ending', '[a](./usage)', 6, /does not name a Markdown file/],
  [
    'a symbol that is not there',
    '[a](api:mail/Mailr)',
    6,
    /does not name a symbol .* Did you mean "api:mail\/Mailer"\?/,
  ],
  [
    'a character that turns text around',
    'a\n\n`if (\u202Eadmin`',
    8,
    /invisible character U\+202E .* Delete it/,
  ],
  ['bytes that are not UTF-8', 'a\n\nCaf\uFFFD', 8, /is not UTF-8.* Save the file as UTF-8/],
  ['an element that moves all links', '<base href="https://x.example/">', 6, /HTML is not allowed/],
  ['a second title', 'a\n\n# B', 8, /level-1 heading/],
  ['a second title at the start', '\n# B\n\nA', 7, /level-1 heading/],
  ['a second title in a box', ':::note\n\n# B\n\n:::', 8, /level-1 heading/],
  ['HTML in a heading', 'a\n\n## A <b>b</b>', 8, /HTML is not allowed/],
  ['HTML in a title', '# T<b></b>', 6, /HTML is not allowed/],
  ['a heading id twice', '## A\n\n## A {#a}', 8, /the heading id "a" is already used on line 6/],
  ['a heading id of the page', '## A {#___gatsby}', 6, /the heading id "___gatsby" is reserved/],
  ['a heading id of the page as a title', '> ## Top', 6, /the heading id "top" is reserved/],
];

const BAD_HEADINGS: [heading: string, message: RegExp][] = [
  ...[
    'Version {#v1.2}',
    'Українською {#налаштування}',
    'Class {#cls .wide}',
    'Spaces { #spaced }',
    'Spaces {#My Id}',
    'Middle {#middle} more',
    'Colon {#a:b}',
    '**Bold {#bold}**',
    '[Link {#link}](./a.md)',
    'Code `{#code}`',
    '{#only}',
    'Two {#one} {#two}',
    'Empty {#}',
    'Open {#open',
    'Kramdown {: #kramdown}',
    'Emphasis {#__a__}',
  ].map((heading): [string, RegExp] => [
    heading,
    /the id of this heading is malformed\. Write it at the end/,
  ]),
  ...['🚀', '???', '🚀 🎉', '—', ''].map((heading): [string, RegExp] => [
    heading,
    /has no text for an id\. Add one/,
  ]),
];

it.each(BAD_HEADINGS)('the heading "%s" is a problem with its line', async (heading, message) => {
  const mdx = heading.replaceAll('{', '\\{').replaceAll('`\\{', '`{');
  for (const [written, relativePath] of [
    [heading, 'a.md'],
    [mdx, 'a.mdx'],
  ] as const)
    for (const body of [`A\n\n## ${written}`, `A\n\n- ### ${written}`, `:::note\n\n## ${written}\n\n:::`]) {
      const { problems } = await create(body, { relativePath });
      expect(problems).toEqual([
        expect.objectContaining({ line: 8, message: expect.stringMatching(message), severity: 'error' }),
      ]);
    }
});

it.each(['__proto__', '_a_'])('the ID "%s" needs backslashes', async (id) => {
  const { problems } = await create(`## A {#${id}}`);
  expect(problems.map(({ message }) => message)).toEqual([
    expect.stringContaining('Write "\\_" for each "_"'),
  ]);
  const { problems: none, headings } = await create(`## A {#${id.replaceAll('_', '\\_')}}`);
  expect([none, headings.map((heading) => heading.id)]).toEqual([[], [id]]);
});

it('each heading without letters or digits is a problem unless it has an ID', async () => {
  const { problems, headings } = await create(
    '## 🚀\n\n## 🎉\n\n## ??? {#why}\n\n## 2\n\n## A {#a} <!-- b -->',
  );
  expect(problems.map(({ line }) => line)).toEqual([6, 8]);
  expect(headings.slice(2).map(({ id, title }) => [id, title])).toEqual([
    ['why', '???'],
    ['2', '2'],
    ['a', 'A'],
  ]);
});

it('replacement patterns such as $& stay unchanged in the title of a heading link', async () => {
  const { html } = await create('## A $ and $$ and $& and $1 {#a}');
  expect(html).toContain('title="Direct link to A $ and $$ and $&#x26; and $1"');
});

it('a level-1 heading that repeats the title is removed, even after a comment', async () => {
  const { html, problems } = await create('<!-- a -->\n\n# T\n\nText.');
  expect(problems).toEqual([]);
  expect(html).not.toContain('T</');
});

it('a pair of tags is one problem', async () => {
  const { problems } = await create('a <b>c</b> </i>\n\n<iframe src="a"></iframe>');
  expect(problems.map(({ line, message }) => [line, /<(.*?)>/.exec(message)?.[1]])).toEqual([
    [6, 'b'],
    [6, 'i'],
    [8, 'iframe'],
  ]);
});

it.each(BAD)('%s is a problem with its line', async (_kind, body, line, message) => {
  expect((await create(body)).problems).toContainEqual({
    file: 'content/uk/libraries/mail/usage.md',
    line,
    message: expect.stringMatching(message),
    severity: 'error',
  });
});

const BAD_MDX: [kind: string, body: string, message: RegExp][] = [
  [
    'a component that is not there',
    '<ColorToken />',
    /unknown MDX component <ColorToken>\. Known: .*ColorTokens.*Did you mean <ColorTokens>\?/,
  ],
  ['an import', "import fs from 'node:fs'", /imports and exports are not allowed/],
  ['a component without an end', '<Note>', /not valid MDX \(Expected a closing tag for `<Note>`\)/],
];

it.each(BAD_MDX)('%s in MDX is a problem with its line', async (_kind, body, message) => {
  const { problems } = await create(body, { relativePath: 'intro.mdx' });
  expect(problems).toContainEqual({
    file: 'content/uk/intro.mdx',
    line: 6,
    message: expect.stringMatching(message),
    severity: 'error',
  });
});

it('anchors lead from old IDs to headings of the page', async () => {
  const front = 'title: T\ndescription: D\nanchors:\n  set-up: install\n  usage: instal\n  a: install';
  const { anchors, problems } = await create('## Install\n\nText.\n\n## A\n\nText.', { front });
  expect(anchors).toEqual({ 'set-up': 'install', usage: 'instal', a: 'install' });
  expect(problems).toEqual([
    {
      file: 'content/uk/libraries/mail/usage.md',
      line: 6,
      message: 'the anchor usage leads to #instal, but no heading has this id. Did you mean "install"?',
      severity: 'error',
    },
    {
      file: 'content/uk/libraries/mail/usage.md',
      line: 7,
      message: 'the anchor a is the id of a heading now. Remove it from "anchors".',
      severity: 'error',
    },
  ]);
});

it('all problems in a guide are reported together', async () => {
  const { problems } = await create(BAD.map(([, body]) => body).join('\n\n'), {
    front: 'titel: T\ndescription: D',
  });
  expect(problems.length).toBeGreaterThanOrEqual(BAD.length);
});

it('a file in another encoding is one problem, without one about its front matter', async () => {
  const source = Buffer.from('---\ntitle: T\n---\n\nText.\n', 'utf16le').toString('utf8');
  const { problems } = await create('', { source });
  expect(problems).toEqual([
    expect.objectContaining({ line: 1, message: expect.stringMatching(/not UTF-8/) }),
  ]);
});

it.each(['', 'More.\n\n'])(
  'an admonition with a space in a tab is one problem, before "%s"',
  async (more) => {
    const { problems } = await create(
      `::::tabs\n\n:::tab[One]\n\n::: tip\n\nText.\n\n:::\n\n${more}:::\n\n::::`,
    );
    expect(problems).toEqual([
      expect.objectContaining({ line: 10, message: expect.stringMatching(/"::: tip" is not a directive/) }),
    ]);
  },
);

it('every tested guide has the digest that the tutorial tool computes from its code blocks', async () => {
  const tested = readFollowedGuides(FOLLOWED_GUIDES);
  const guides = listGuides(process.cwd(), defaultLocale).filter(
    ({ relativePath }) => docIdOf(relativePath) in tested,
  );
  expect(guides.length).toBeGreaterThan(0);
  for (const guide of guides) {
    const { docId, blocks } = await create('', guide);
    expect({ docId, blocks }).toEqual({ docId, blocks: digestBlocks((await readCode(guide)).fences) });
  }
});

it('reports control characters, which a terminal can add, with their line', async () => {
  const { problems } = await create('Text.\n\n\u001B[31mred');
  expect(problems).toEqual([
    expect.objectContaining({ line: 8, message: expect.stringContaining('U+001B is a control character') }),
  ]);
});
