import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { compileGuide, testSamples } from './compile/compile.fixture';
import { componentsResolver } from './component-data';

const TOOLKIT = {
  license: 'MIT',
  node: '20',
  nest: '10',
  packages: [
    { name: '@x/auth', version: '1.2.2' },
    { name: '@x/mail', version: '0.4.0' },
  ],
  unstable: 1,
  newest: null,
};

const COLOR = {
  name: '--color-text',
  dark: '#fff',
  light: '#000',
  on: null,
  darkContrast: null,
  lightContrast: null,
};

interface Page {
  slug: string;
  locale?: string;
  [key: string]: unknown;
}

/** Resolves the data of a component in a Ukrainian guide. `guides` are the site's other guides. */
async function resolve(
  name: string,
  pages: string[],
  guides: Page[],
  attributes: Record<string, string> = {},
) {
  const guide = { locale: 'uk', title: 'T', description: 'D', sourcePath: 'content/uk/a.mdx' };
  const nodeModel = {
    findOne: ({ type, query }: { type: string; query: object }) => {
      if (type === 'Site') return Promise.resolve({ siteMetadata: { toolkit: TOOLKIT } });
      const { slug, locale } = (query as { filter: Record<'slug' | 'locale', { eq: string }> }).filter;
      return Promise.resolve(
        type === 'Guide' &&
          guides.find((each) => each.slug === slug.eq && (each.locale ?? 'uk') === locale.eq),
      ).then((found) => found || null);
    },
    findAll: () => Promise.resolve({ entries: [{ ...COLOR, id: 'n' }] }),
  };
  const components = [{ name, line: 7, attributes, pages }];
  const [component] = await componentsResolver.resolve({ ...guide, components }, {}, { nodeModel });
  return component?.data;
}

it("finds translations that aren't current, and counts doc comments in each language", async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'coverage-'));
  const counts = {
    symbols: 2,
    members: 3,
    missingSymbols: [],
    missingMembers: [],
    messages: 0,
    missingMessages: [],
  };
  for (const [locale, missingMembers] of [
    ['en', []],
    ['uk', ['classes/A#b']],
  ] as const)
    fs.writeFileSync(
      path.join(folder, `${locale}.json`),
      JSON.stringify({ 'clients/mail': { ...counts, missingMembers } }),
    );
  const page = (docId: string, locale: string, translatedFrom: string | null = null, draft = false) => ({
    ...{ docId, locale, translatedFrom, draft, slug: `/${docId}/`, title: docId, sourceDigest: 'new' },
    sourcePath: path.join(folder, `${docId}.md`),
  });
  const guides = [
    ...['a', 'b', 'c', 'd'].map((docId) => page(docId, 'en')),
    page('e', 'en', null, true),
    page('a', 'uk', 'new'),
    page('b', 'uk', 'old'),
    page('c', 'uk'),
  ];
  const nodeModel = {
    findOne: ({ query }: { query: object }) => {
      const { relativePath } = (query as { filter: { relativePath: { eq: string } } }).filter;
      return Promise.resolve({ absolutePath: path.join(folder, `${path.dirname(relativePath.eq)}.json`) });
    },
    findAll: () => Promise.resolve({ entries: guides }),
  };
  const guide = { locale: 'uk', title: 'T', description: 'D', sourcePath: 'content/uk/a.mdx' };
  const components = [{ name: 'TranslationStates', line: 7, attributes: {}, pages: [] }];
  const [component] = await componentsResolver.resolve({ ...guide, components }, {}, { nodeModel });
  fs.rmSync(folder, { recursive: true });
  const unknown = { since: null, sentences: null };
  expect(component?.data).toEqual({
    languages: [
      {
        name: 'Українська',
        pages: 4,
        reviewed: 1,
        open: [
          { title: 'b', slug: '/b/', state: 'outdated', ...unknown },
          { title: 'c', slug: '/c/', state: 'unstamped', ...unknown },
          { title: 'd', slug: '/d/', state: 'missing', ...unknown },
        ],
      },
    ],
    coverage: {
      languages: ['English', 'Українська'],
      packages: [{ name: 'mail', comments: 5, documented: [5, 4] }],
    },
  });
});

const code = async (body: string, attributes: Record<string, string>) =>
  resolve('GuideCode', ['/b/'], [{ docId: 'b', slug: '/b/', ...(await compileGuide(body)) }], attributes);

it.each([
  ['src/a.ts', 'a {}'],
  ['src/b.ts', 'b {}'],
  ['a & <b>.ts', 'c {}'],
])('finds a code block by its title %s', async (title, text) => {
  const body = '```css title="src/a.ts"\na {}\n```\n\n```css title="src/b.ts"\nb {}\n```';
  expect(await code(`${body}\n\n\`\`\`css title="a & <b>.ts"\nc {}\n\`\`\``, { title })).toMatchObject({
    title,
    text,
  });
});

it('finds a code block by a part of its text, such as a command in the tab for npm', async () => {
  const body =
    '```json\n{ "status": 200 }\n```\n\n```json\n{ "status": 400 }\n```\n\n```npm\nnpm install @a/b\n```';
  expect(await code(body, { text: '"status": 400' })).toMatchObject({ language: 'json' });
  expect(await code(body, { text: 'npm install @a/b' })).toMatchObject({
    language: 'bash',
    attributes: { 'data-language': 'bash' },
  });
});

it('reports a code block that does not exist, with file and line', async () => {
  await expect(code('```css\na {}\n```', { title: 'a.ts' })).rejects.toThrow(
    'content/uk/a.mdx:7: <GuideCode>: no code block titled "a.ts" in b.',
  );
  await expect(resolve('GuideCode', [], [], { text: 'x' })).rejects.toThrow('"guide" is missing');
});

it('a block on another page has no hover data and no IDs', async () => {
  const samples = testSamples('const e = new Mailer();', {
    names: [
      [0, 6, 1, null, 3],
      [0, 14, 6, 'mail/classes/Mailer', null],
    ],
  });
  const guide = await compileGuide('```ts title="a.ts"\nconst e = new Mailer();\n```', { samples });
  const block = await resolve('GuideCode', ['/b/'], [{ slug: '/b/', ...guide }], { title: 'a.ts' });
  expect(guide.html).toMatch(/<figure [^>]*data-sample[^]*<a id="/);
  expect(JSON.stringify(block)).toContain('Mailer</a>');
  expect(JSON.stringify(block)).not.toMatch(/data-sample|data-excerpt|id=/);
});

describe('a comparison', () => {
  const compare = async (files: string, tabs = 'Long, Short') => {
    const block = (title: string, text: string) => `\`\`\`css title="${title}"\n${text}\n\`\`\`\n\n`;
    const long = await compileGuide(
      block('b.css', 'b {\n}') + block('a.css', 'a {\n\n}') + block('c.css', ''),
    );
    const short = await compileGuide(block('a.css', 'a {}'));
    return resolve(
      'Comparison',
      ['/long/', '/short/'],
      [
        { docId: 'long', slug: '/long/', ...long },
        { docId: 'short', slug: '/short/', ...short },
      ],
      { tabs, files },
    );
  };

  it('quotes the named files of both guides in their order, and counts their lines', async () => {
    expect(await compare('a.css b.css')).toMatchObject([
      { title: 'Long', lines: 5, codes: [{ title: 'a.css' }, { title: 'b.css' }] },
      { title: 'Short', lines: 1, codes: [{ title: 'a.css', text: 'a {}' }] },
    ]);
  });

  it('reports a file that neither guide has, and a tab without a guide', async () => {
    await expect(compare('a.css d.css')).rejects.toThrow(
      'content/uk/a.mdx:7: <Comparison>: no code block titled "d.css" in long and short.',
    );
    await expect(compare('')).rejects.toThrow('no code block titled ""');
    await expect(compare('a.css', 'Long')).rejects.toThrow('<Comparison> has 1 "tabs" and 2 "guides"');
  });
});

it('links to pages in the guide’s language, or else in English', async () => {
  const guides = [
    { slug: '/b/', title: 'Б', project: { file: '/projects/b.tgz', command: 'npm start' } },
    { slug: '/b/', title: 'B', locale: 'en' },
    { slug: '/c/', title: 'C', locale: 'en' },
  ];
  expect(await resolve('Hero', ['/b/', '/c/', '/gone/'], guides)).toEqual({
    title: 'T',
    description: 'D',
    links: [
      { title: 'Б', slug: '/b/' },
      { title: 'C', slug: '/c/' },
    ],
    command: 'npm start',
  });
  expect(await resolve('Hero', ['/c/'], guides)).toMatchObject({ command: null });
});

it('counts the packages, and lists those from version 1.0 on', async () => {
  const stable = [{ name: '@x/auth', version: '1.2.2' }];
  expect(await resolve('ToolkitFacts', [], [])).toEqual({ ...TOOLKIT, packages: 2, stable, details: null });
});

it('lists the libraries of each section of the overview', async () => {
  const linkGroups = [
    {
      id: 'a',
      title: 'A',
      summary: 'Sends.',
      slugs: ['/libraries/mail/', '/libraries/mail/usage/', '/faq/'],
    },
    { id: 'b', title: 'B', summary: '', slugs: ['/faq/'] },
  ];
  const guides = [
    { docId: 'libraries', slug: '/libraries/', linkGroups },
    { docId: 'libraries/mail', slug: '/libraries/mail/', title: '@x/mail: sends mail', label: 'mail' },
    { docId: 'libraries/mail/usage', slug: '/libraries/mail/usage/', title: 'Usage' },
    { docId: 'faq', slug: '/faq/', title: 'FAQ' },
  ];
  expect(await resolve('LibraryAreas', ['/libraries/'], guides)).toEqual([
    {
      id: 'a',
      title: 'A',
      summary: 'Sends.',
      slug: '/libraries/',
      libraries: [{ title: 'mail', slug: '/libraries/mail/', description: 'Sends mail', version: '0.4.0' }],
    },
  ]);
});

it('lists the color tokens without the fields of their nodes', async () => {
  expect(await resolve('ColorTokens', [], [])).toEqual([COLOR]);
});
