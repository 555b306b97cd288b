import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { localeCodes } from '../../../src/locales/locales';
import { readMessages } from '../../../src/locales/read-messages';
import { NO_REFERENCE_DATA } from '../../../src/model/reference/reference-data';
import { translator } from '../../../src/locales/translate';
import { splitFrontMatter } from '../../../packages/guide-files/front-matter';
import { readOutputPages, type OutputPage } from './output-page';
import { writeOutputs, type OutputOptions } from './write-outputs';

const feeds = {
  ...readMessages('feeds').en,
  'llms.general': 'General',
  'llms.full': 'All texts',
  'llms.symbols': 'All symbols',
  'llms.language': 'These docs in English',
};
const textsIn = (locale: string) =>
  translator<'api' | 'feeds' | 'home' | 'markdown'>(
    locale,
    (code) => readMessages('api')[code],
    (code) => readMessages('home')[code],
    (code) => readMessages('markdown')[code],
    () => feeds,
  );
const options: OutputOptions = {
  title: 'Docs',
  siteUrl: 'https://docs.example/',
  version: 'Next',
  texts: Object.fromEntries(localeCodes.map((code) => [code, textsIn(code)])) as OutputOptions['texts'],
  printComponent: (name, { attributes, guide, link }) =>
    `${name} in ${guide.locale}: ${link({ title: 'Mail', slug: attributes['page'] ?? '' })}`,
  data: {} as Queries.MdxDataQuery,
  outline: (docs) =>
    ['intro', 'mail', 'api'].flatMap((docId) => {
      const doc = docs.find((each) => each.docId === docId);
      return doc
        ? [
            {
              docId,
              label: doc.title,
              items: docId === 'mail' ? [{ docId: 'mail/usage', label: 'Usage', items: [] }] : [],
            },
          ]
        : [];
    }),
};

interface NodeSpec {
  type: 'Guide' | 'Reference';
  [key: string]: unknown;
}

const guideFields = { sidebarLabel: null, position: null, followed: null, project: null, mdx: null };
const referenceFields = {
  ...NO_REFERENCE_DATA,
  ...{ pageKind: 'symbol', package: null, symbol: null, content: [] },
};

function world(
  nodes: Record<string, NodeSpec>,
  contexts: Record<string, Record<string, unknown>>,
): OutputPage[] {
  const pages = Object.entries(contexts).map(([at, context]) => ({
    path: at,
    context: {
      language: at.startsWith('/uk/') ? 'uk' : 'en',
      translations: ['en', 'uk'],
      fallbackLocale: null,
      aliasOf: null,
      unlisted: false,
      ...context,
    },
  }));
  return readOutputPages([...pages, { path: '/404/' }], (id) => {
    const node = nodes[id];
    return (
      node && {
        ...{ locale: 'en', description: '', markdown: '', lastUpdated: null },
        ...(node.type === 'Guide' ? guideFields : referenceFields),
        ...node,
        internal: { type: node.type, contentDigest: JSON.stringify(node) },
      }
    );
  });
}

describe('the output files', () => {
  let root = '';
  let store: Map<string, unknown>;
  const read = (name: string) => fs.readFileSync(path.join(root, 'public', name), 'utf8');
  const body = (name: string) => splitFrontMatter(read(name)).body.trimStart();
  const has = (name: string) => fs.existsSync(path.join(root, 'public', name));
  const write = (pages: OutputPage[], prefix = '', data = options.data) =>
    writeOutputs(
      pages,
      { ...options, data },
      {
        root,
        target: path.join(root, 'public'),
        prefix,
        cache: {
          get: (key) => Promise.resolve(store.get(key)),
          set: (key, value) => Promise.resolve(store.set(key, value)),
        },
      },
    );

  const home: NodeSpec = {
    type: 'Guide',
    docId: 'intro',
    title: 'Start',
    description: 'What it is.',
    markdown: 'Hello.\n\n```sh\n# a comment\n```\n',
  };
  const mail: NodeSpec = {
    type: 'Guide',
    docId: 'mail',
    title: 'Mail',
    markdown: '## Send\n\nSee [start](/index.md#a). ![A](/static/a.png)\n',
  };
  const reference: NodeSpec = {
    type: 'Reference',
    docId: 'api/mail/src/classes/Sender',
    title: 'Sender',
    markdown: 'Sends.\n',
    package: 'mail',
    symbol: 'Sender',
    importName: '@x/mail',
  };
  const api: NodeSpec = {
    type: 'Reference',
    docId: 'api',
    title: 'API',
    description: 'All packages.',
    packages: [{ name: 'mail', importName: '@x/mail', summary: 'Sends\nmail.' }],
  };

  beforeEach(() => {
    root = fs.mkdtempSync(path.join(os.tmpdir(), 'outputs-'));
    store = new Map();
  });

  afterEach(() => fs.rmSync(root, { recursive: true }));

  const nodes = { home, mail, reference, api };
  const all = () =>
    world(nodes, {
      '/': { docNodeId: 'home', slug: '/' },
      '/mail/': { docNodeId: 'mail', slug: '/mail/', translations: ['en'] },
      '/uk/mail/': { docNodeId: 'mail', slug: '/mail/', translations: ['en'], fallbackLocale: 'en' },
      '/hidden/': { docNodeId: 'mail', slug: '/hidden/', unlisted: true },
      '/api/': { docNodeId: 'api', slug: '/api/' },
      '/api/mail/src/classes/Sender/': { docNodeId: 'reference', slug: '/api/mail/src/classes/Sender/' },
    });

  it('include a Markdown file for each page with its title as the only level-1 heading', async () => {
    await write(all());
    expect(body('mail/index.md')).toBe(
      '# Mail\n\n## Send\n\nSee [start](/index.md#a). ![A](/static/a.png)\n',
    );
    expect(body('uk/mail/index.md')).toBe(body('mail/index.md'));
    expect(has('404/index.md')).toBe(false);
  });

  it('include what the components of an MDX guide show, in its language', async () => {
    const parts = ['One.', { name: 'Hero', attributes: { page: '/mail/' } }, 'Two.'];
    nodes.home = { ...home, locale: 'uk', markdown: '', mdx: { parts } };
    await write(world(nodes, { '/uk/': { docNodeId: 'home', slug: '/' } }));
    nodes.home = home;
    expect(body('uk/index.md')).toBe(
      '# Start\n\nOne.\n\nHero in uk: [Mail](https://docs.example/uk/mail/index.md)\n\nTwo.\n',
    );
  });

  it('start with the facts about the page, and its address in each language', async () => {
    nodes.mail = {
      ...mail,
      description: 'Sends:\nmail.',
      lastUpdated: { date: '2026-11-25T10:00:00+02:00' },
    };
    await write(
      world(nodes, {
        '/mail/': { docNodeId: 'mail', slug: '/mail/' },
        '/uk/mail/': { docNodeId: 'mail', slug: '/mail/', translations: ['en'], fallbackLocale: 'en' },
      }),
      '/docs',
    );
    nodes.mail = mail;
    expect(read('mail/index.md').split('\n# ')[0]).toBe(
      [
        '---',
        'title: Mail',
        'description: "Sends: mail."',
        'url: https://docs.example/docs/mail/',
        'language: en',
        'version: Next',
        'lastUpdated: 2026-11-25',
        'translations:',
        '  uk: https://docs.example/docs/uk/mail/index.md',
        'allPages: https://docs.example/docs/llms.txt',
        '---',
        '',
      ].join('\n'),
    );
    // An untranslated page is in English, and its other address is the original's.
    expect(read('uk/mail/index.md')).toContain('language: en\n');
    expect(read('uk/mail/index.md')).toContain('  en: https://docs.example/docs/mail/index.md\n');
    expect(read('uk/mail/index.md')).toContain('allPages: https://docs.example/docs/uk/llms.txt\n');
  });

  it('end with the last test of a guide and the command that starts its project', async () => {
    const project = { file: '/projects/mail.tgz', command: 'curl x' };
    nodes.mail = { ...mail, followed: 'Tested on November 25.', project };
    await write(all());
    nodes.mail = mail;
    expect(read('mail/index.md')).toMatch(
      /\/static\/a\.png\)\n\nTested on November 25\.\n\n```bash\ncurl x\n```\n$/,
    );
  });

  it('include the reference data of a page in its Markdown', async () => {
    await write(all());
    expect(body('api/mail/src/classes/Sender/index.md')).toBe('# Sender\n\nPackage: `@x/mail`\n\nSends.\n');
    expect(body('api/index.md')).toBe(
      '# API\n\nAll packages.\n\n- [@x/mail](https://docs.example/api/mail/src/index.md): Sends mail.\n',
    );
  });

  it('end with the guides that use a symbol, and the place where it is defined', async () => {
    nodes.reference = { ...reference, source: { file: 'a.ts', line: 3, url: 'https://git.example/a.ts#L3' } };
    const slug = '/api/mail/src/classes/Sender/';
    const usedIn = [
      { path: '/uk/mail/#u1', title: 'Mail', section: 'Send', sectionId: 'send', lang: null },
      { path: '/uk/', title: 'Start', section: null, lang: null },
    ];
    await write(world(nodes, { [`/uk${slug}`]: { docNodeId: 'reference', slug, usedIn } }), '/docs');
    nodes.reference = reference;
    expect(body(`uk${slug}index.md`)).toMatch(
      /\nSends\.\n\n## Used in guides\n\n- \[Mail › Send\]\(https:\/\/docs\.example\/docs\/uk\/mail\/index\.md#send\)\n- \[Start\]\(https:\/\/docs\.example\/docs\/uk\/index\.md\)\n\nDefined in \[`a\.ts:3`\]\(https:\/\/git\.example\/a\.ts#L3\)\n$/,
    );
  });

  describe('with releases', () => {
    const change = {
      name: 'classes/Sender#to',
      breaks: 'yes',
      from: 'to(): A<b>',
      to: 'to(): B',
      slug: null,
      successor: null,
    };
    const removed = {
      change: 'removed',
      name: 'classes/Post',
      breaks: 'yes',
      from: null,
      to: null,
      slug: null,
      successor: {
        before: 'Use ',
        label: 'Sender',
        after: ' from @x/<b> instead',
        slug: '/api/mail/src/classes/Sender/',
      },
    };
    const releases = [
      {
        package: 'mail',
        importName: '@x/mail',
        version: '0.2.0',
        date: '2024-02-01',
        changes: [
          removed,
          { ...change, change: 'changed' },
          {
            change: 'added',
            name: 'classes/Sender',
            breaks: null,
            from: null,
            to: null,
            slug: '/api/mail/src/classes/Sender/',
            successor: null,
          },
        ],
      },
      { package: 'mail', importName: '@x/mail', version: '0.1.0', date: '2024-01-01', changes: [] },
    ];
    const changes = {
      ...api,
      docId: 'api/changes',
      title: 'Changes',
      pageKind: 'changes',
      packages: [],
      releases,
    };
    const pages = () =>
      world({ ...nodes, changes }, { '/api/changes/': { docNodeId: 'changes', slug: '/api/changes/' } });

    it('list the changes of each release in Markdown, with links to existing symbols', async () => {
      await write(pages(), '/docs');
      expect(body('api/changes/index.md')).toBe(
        '# Changes\n\nAll packages.\n\n- **breaking**: Code that uses the symbol as intended no longer compiles.\n' +
          '- **may break**: Some code no longer compiles, or it compiles but behaves differently, or the compiler can’t detect the change.\n\n' +
          '## @x/mail 0.2.0 (2024-02-01)\n\n### Removed\n\n' +
          '- `Post` (breaking). Use [`Sender`](https://docs.example/docs/api/mail/src/classes/Sender/index.md) from @x/<b> instead.\n\n### Changed\n\n- `Sender.to` (breaking)\n\n' +
          '  ```diff\n  - to(): A<b>\n  + to(): B\n  ```\n\n### Added\n\n' +
          '- [`Sender`](https://docs.example/docs/api/mail/src/classes/Sender/index.md)\n\n## @x/mail 0.1.0 (2024-01-01)\n\nNo API changes.\n',
      );
    });

    it.each([
      ['', 'en', 'The first release.', '- **breaking**: Code that'],
      ['/uk', 'uk', 'Перший випуск.', '- **несумісна зміна**: '],
    ])('explain the marks and the first release of a package in %s/', async (prefix, locale, first, rule) => {
      const added = { ...change, change: 'added', from: null, to: null };
      const [, oldest] = releases;
      const only = { ...changes, locale, package: 'mail', releases: [{ ...oldest, changes: [added] }] };
      const slug = '/api/mail/changes/';
      await write(world({ only }, { [`${prefix}${slug}`]: { docNodeId: 'only', slug } }));
      expect(body(`${prefix}${slug}index.md`)).toContain(`## 0.1.0 (2024-01-01)\n\n${first}\n\n### `);
      expect(body(`${prefix}${slug}index.md`)).toContain(`# Changes\n\nAll packages.\n\n${rule}`);
    });

    it('link to the changes from the list of all packages', async () => {
      const slug = '/api/changes/';
      await write(
        world(
          { api, changes },
          { '/api/': { docNodeId: 'api', slug: '/api/' }, [slug]: { docNodeId: 'changes', slug } },
        ),
      );
      expect(body('api/index.md')).toContain(
        'All packages.\n\n[Changes in all packages](https://docs.example/api/changes/index.md)\n\n- [',
      );
    });

    it('include an Atom feed, newest first, with escaped declarations', async () => {
      await write(pages(), '/docs');
      const feed = read('api/changes.xml');
      expect(feed).toContain('<updated>2024-02-01T00:00:00Z</updated>\n<entry><title>@x/mail 0.2.0</title>');
      expect(feed).toContain('<id>https://docs.example/docs/api/mail/changes/#v0.2.0</id>');
      expect(feed).toContain('href="https://docs.example/docs/api/changes.xml"');
      expect(feed).toContain('&lt;del&gt;to(): A&amp;lt;b&amp;gt;&lt;/del&gt;');
      expect(feed).toContain(
        '&lt;/b&gt; Use &lt;code&gt;Sender&lt;/code&gt; from @x/&amp;lt;b&amp;gt; instead&lt;/li&gt;',
      );
      expect(feed.match(/<entry>/g)).toHaveLength(2);
    });

    it('include no feed without releases', async () => {
      await write(all());
      expect(has('api/changes.xml')).toBe(false);
    });
  });

  it('list the pages of each language for the not-found page, with untranslated pages but without aliases and unlisted ones', async () => {
    await write(
      world(nodes, {
        '/mail/': { docNodeId: 'mail', slug: '/mail/' },
        '/': { docNodeId: 'home', slug: '/' },
        '/api/docs/': { docNodeId: 'api', slug: '/api/docs/', aliasOf: 'api' },
        '/hidden/': { docNodeId: 'mail', slug: '/hidden/', unlisted: true },
        '/uk/mail/': { docNodeId: 'mail', slug: '/mail/', fallbackLocale: 'en' },
      }),
    );
    expect(JSON.parse(read('page-list/en.json'))).toEqual([
      ['/', 'Start'],
      ['/mail/', 'Mail'],
    ]);
    expect(JSON.parse(read('page-list/uk.json'))).toEqual([['/mail/', 'Mail']]);
  });

  it('add the path prefix to every URL', async () => {
    await write(all(), '/docs');
    expect(read('api/index.md')).toContain('[@x/mail](https://docs.example/docs/api/mail/src/index.md)');
    expect(read('llms.txt')).toContain('(https://docs.example/docs/mail/index.md)');
    expect(read('robots.txt')).toContain('https://docs.example/docs/sitemap.xml');
  });

  it('list pages in llms.txt in navigation order, without unlisted ones', async () => {
    await write(all());
    expect(read('llms.txt')).toBe(
      '# Docs\n\n> What it is.\n\nAll texts: https://docs.example/llms-full.txt\n\n' +
        '## General\n\n- [Start](https://docs.example/index.md): What it is.\n\n' +
        '## Mail\n\n- [Mail](https://docs.example/mail/index.md)\n\n' +
        '## API\n\n- [All symbols](https://docs.example/api/llms.txt)\n- [API](https://docs.example/api/index.md): All packages.\n',
    );
    expect(read('api/llms.txt')).toBe(
      '# Docs: All symbols\n\n> Docs\n\n## @x/mail\n\n- [Sender](https://docs.example/api/mail/src/classes/Sender/index.md)\n',
    );
    expect(has('uk/llms.txt')).toBe(false);
    expect(has('uk/api/llms.txt')).toBe(false);
  });

  it('keep titles in llms.txt from adding links', async () => {
    const title = 'x ]](https://evil.example/)\n- [x';
    const description = 'See [x](https://evil.example/)';
    await write(
      world({ ...nodes, home: { ...home, title, description } }, { '/': { docNodeId: 'home', slug: '/' } }),
    );
    expect(read('llms.txt')).toContain(
      '- [x \\]\\](https://evil.example/) - \\[x](https://docs.example/index.md)',
    );
    expect(read('llms.txt')).not.toMatch(/(?<!\\)\]\(https:\/\/evil/);
  });

  it('link llms.txt of each language to the others', async () => {
    await write(
      world(
        { ...nodes, uk: { ...home, locale: 'uk' } },
        { '/': { docNodeId: 'home', slug: '/' }, '/uk/': { docNodeId: 'uk', slug: '/' } },
      ),
    );
    expect(read('llms.txt')).toContain('These docs in English: https://docs.example/uk/llms.txt\n');
    expect(read('uk/llms.txt')).toContain('These docs in English: https://docs.example/llms.txt\n');
  });

  it('publish the releases of all packages as data', async () => {
    const releases = [
      { package: 'mail', importName: '@x/mail', version: '0.1.0', date: '2024-01-01', changes: [] },
    ];
    const mailChanges = { ...api, pageKind: 'changes', package: 'mail', packages: [], releases };
    await write(
      world(
        { all: { ...mailChanges, package: null }, mailChanges },
        {
          '/api/changes/': { docNodeId: 'all', slug: '/api/changes/' },
          '/api/mail/changes/': { docNodeId: 'mailChanges', slug: '/api/mail/changes/' },
        },
      ),
    );
    expect(JSON.parse(read('api/changes.json'))).toEqual([
      { importName: '@x/mail', releases: [{ version: '0.1.0', date: '2024-01-01', changes: [] }] },
    ]);
    expect(JSON.parse(read('uk/api/changes.json'))).toEqual([]);
  });

  it('publish the parts of the symbol pages that have changed as data', async () => {
    const change = { breaks: null, from: null, to: null, slug: null, successor: null };
    const changes = [
      { ...change, change: 'added', name: 'classes/Sender' },
      { ...change, change: 'added', name: 'classes/New' },
      { ...change, change: 'removed', name: 'classes/Sender#close' },
    ];
    const releases = [
      { package: 'mail', importName: '@x/mail', version: '0.1.0', date: '2024-01-01', changes },
    ];
    const sender = {
      ...reference,
      content: [
        { type: 'text', text: { markdown: 'Sends.', first: '<p>Sends.</p>', rest: '', lang: null } },
        { type: 'links', links: [{ name: 'a', target: '/api/mail/src/classes/New/#a' }] },
        { type: 'signature', code: { code: 'class Sender', html: '<b>class</b> Sender' } },
      ],
    };
    await write(
      world(
        { all: { ...api, pageKind: 'changes', packages: [], releases }, sender },
        {
          '/api/changes/': { docNodeId: 'all', slug: '/api/changes/' },
          '/api/mail/src/classes/Sender/': { docNodeId: 'sender', slug: '/api/mail/src/classes/Sender/' },
          '/api/mail/src/classes/New/': { docNodeId: 'sender', slug: '/api/mail/src/classes/New/' },
        },
      ),
    );
    const { before, ...page } = JSON.parse(read('api/symbol-pages.json'))['/api/mail/src/classes/Sender/'];
    expect(before).toMatch(/^---\n[^]*\n---\n\n# Sender\n\nPackage: `@x\/mail`$/);
    expect(page).toEqual({
      content: [
        { type: 'text', text: { markdown: 'Sends.' } },
        {
          type: 'links',
          links: [{ name: 'a', target: 'https://docs.example/api/mail/src/classes/New/index.md#a' }],
        },
        { type: 'signature', code: { code: 'class Sender' } },
      ],
      after: '',
    });
    expect(Object.keys(JSON.parse(read('api/symbol-pages.json')))).toHaveLength(1);
  });

  it('move headings one level down in the complete text file, but not in code', async () => {
    await write(all());
    expect(read('llms-full.txt')).toBe(
      '# Docs\n\n> What it is.\n\n' +
        '## Start\n\n<https://docs.example/>\n\nHello.\n\n```sh\n# a comment\n```\n\n' +
        '## Mail\n\n<https://docs.example/mail/>\n\n### Send\n\nSee [start](/index.md#a). ![A](/static/a.png)\n\n' +
        '## API\n\n<https://docs.example/api/>\n\nAll packages.\n\n- [@x/mail](https://docs.example/api/mail/src/index.md): Sends mail.\n\n' +
        '## Sender\n\n<https://docs.example/api/mail/src/classes/Sender/>\n\nPackage: `@x/mail`\n\nSends.\n\n',
    );
  });

  it('rewrite Markdown only after a change, and delete it for removed pages', async () => {
    expect(await write(all())).toBe(6);
    expect(await write(all())).toBe(0);
    fs.rmSync(path.join(root, 'public/mail/index.md'));
    expect(await write(all())).toBe(1);
    nodes.home = { ...home, title: 'Begin' };
    expect(await write(all())).toBe(1);
    nodes.home = home;
    expect(await write(all(), '/docs')).toBe(6);
    expect(await write(all(), '/docs', { toolkit: null } as Queries.MdxDataQuery)).toBe(0);
    fs.mkdirSync(path.join(root, 'src/locales/en'), { recursive: true });
    fs.writeFileSync(path.join(root, 'src/locales/en/api.json'), '{ "reference.usedIn": "Guides" }');
    expect(await write(all(), '/docs')).toBe(6);
    await write(all().filter((page) => page.path !== '/mail/'));
    expect(has('mail/index.md')).toBe(false);
    expect(has('uk/mail/index.md')).toBe(true);
  });
});
