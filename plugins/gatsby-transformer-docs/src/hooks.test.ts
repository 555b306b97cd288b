import { EventEmitter } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { listFiles } from '../../../src/node/files';
import { digestBlocks, FOLLOWED_GUIDES } from '../../../packages/guide-files/followed-guides';
import { findPlainFences } from '../../../packages/guide-files/read-fences';
import {
  onCreateNode,
  onPostBootstrap,
  onPostBuild,
  onPreBootstrap,
  shouldOnCreateNode,
  sourceNodes,
} from '../gatsby-node';
import type { GuideNode } from './add-docs';
import { writeProjects } from './publish-projects';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'transformer-'));
afterAll(() => fs.rmSync(root, { recursive: true }));

const options = {
  guidesFolder: 'content',
  referenceSources: {
    toolkitDir: 'toolkit',
    history: 'toolkit/history',
    errors: 'toolkit/errors.json',
    configuration: 'toolkit/configuration.json',
  },
  siteUrl: 'https://docs.example',
  keepBody: () => undefined,
  symbolFiles: { en: 'typedoc-out/en/symbols.json' },
  colorTokens: [],
  checksSamples: false,
};

interface FileNode {
  id: string;
  sourceInstanceName: string;
  relativePath: string;
  absolutePath: string;
  extension: string;
  internal: { type: string; contentDigest: string };
}

/** Creates a file node like gatsby-source-filesystem does. */
function fileNode(source: 'content' | 'typedoc', relativePath: string, text: string): FileNode {
  const absolutePath = path.join(root, source === 'content' ? 'content' : 'typedoc-out', relativePath);
  fs.mkdirSync(path.dirname(absolutePath), { recursive: true });
  fs.writeFileSync(absolutePath, text);
  return {
    id: `file ${relativePath}`,
    sourceInstanceName: source,
    relativePath,
    absolutePath,
    extension: path.extname(relativePath).slice(1),
    internal: { type: 'File', contentDigest: relativePath },
  };
}

/** Calls `onCreateNode` and returns the nodes that it created. */
async function nodesMadeOf(node: object, others: object[] = []): Promise<Record<string, unknown>[]> {
  const made: Record<string, unknown>[] = [];
  const links: unknown[] = [];
  const args = {
    node,
    getNode: (id: string) => others.find((other) => (other as { id: string }).id === id),
    getNodesByType: (type: string) =>
      others.filter((other) => (other as { internal: { type: string } }).internal.type === type),
    actions: {
      createNode: (created: Record<string, unknown>) => made.push(created),
      createParentChildLink: (link: unknown) => links.push(link),
    },
    createNodeId: (seed: string) => `id of ${seed}`,
    createContentDigest: (value: unknown) => JSON.stringify(value).length.toString(),
    store: { getState: () => ({ program: { directory: root } }) },
    reporter: {},
    cache: {},
  };
  await (onCreateNode as (args: object, options: object) => Promise<void>)(args, options);
  expect(links).toHaveLength(made.length);
  return made;
}

const GUIDE = '---\ntitle: T\ndescription: D\n---\n\nText.\n';

/** Calls a hook with Gatsby's state, and with any further arguments. */
const run = (hook: unknown, more = {}) =>
  (hook as (args: object, options: object) => void | Promise<void>)(
    {
      store: { getState: () => ({ program: { directory: root } }) },
      emitter: new EventEmitter(),
      basePath: '/v2',
      getNodesByType: () => [],
      cache: new Map(),
      ...more,
    },
    options,
  );

beforeAll(() => run(onPreBootstrap));

it('a Markdown file of the guides becomes a Guide, owned by the file', async () => {
  const file = fileNode('content', 'uk/libraries/mail/index.md', GUIDE);
  expect(await nodesMadeOf(file)).toMatchObject([
    {
      id: 'id of file uk/libraries/mail/index.md >>> Guide',
      parent: file.id,
      internal: { type: 'Guide' },
      docId: 'libraries/mail',
      locale: 'uk',
      slug: '/libraries/mail/',
      sourcePath: 'content/uk/libraries/mail/index.md',
      mdxPath: null,
      problems: [],
      lastUpdated: null,
    },
  ]);
});

it('an MDX file becomes a Guide through the node gatsby-plugin-mdx makes of it', async () => {
  const file = fileNode('content', 'en/intro.mdx', GUIDE);
  const mdx = { id: 'mdx', parent: file.id, internal: { type: 'Mdx' } };
  expect(await nodesMadeOf(mdx, [file])).toMatchObject([
    { parent: 'mdx', docId: 'intro', slug: '/', html: null, mdxPath: file.absolutePath },
  ]);
});

/** A file as gatsby-plugin-typedoc writes it. */
const symbolFile = (name: string, data: object, locale = 'uk') => {
  const page = {
    ...{ pageKind: 'symbol', title: name, description: 'D', translated: true },
    ...{ package: 'mail', kind: 'class', symbol: name, data: {} },
    ...data,
  };
  const lines = Object.entries(page).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return fileNode(
    'typedoc',
    `${locale}/mail/src/classes/${name}.md`,
    `---\n${lines.join('\n')}\n---\n\nText.\n`,
  );
};

it('a file of TypeDoc becomes a Reference', async () => {
  expect(await nodesMadeOf(symbolFile('Mailer', {}))).toMatchObject([
    {
      internal: { type: 'Reference' },
      docId: 'api/mail/src/classes/Mailer',
      slug: '/api/mail/src/classes/Mailer/',
      locale: 'uk',
      package: 'mail',
      symbol: 'Mailer',
      problems: [],
    },
  ]);
});

it('a TypeDoc kind without a route is a problem of its file', async () => {
  expect(await nodesMadeOf(symbolFile('Button', { kind: 'widget' }))).toMatchObject([
    {
      problems: [
        {
          message: expect.stringMatching(/no route for the TypeDoc kind "widget"\. Add it to /),
          severity: 'error',
        },
      ],
    },
  ]);
});

it('hostile text in a toolkit comment becomes readable text and runs no code', async () => {
  const markdown =
    '<script>alert(1)</script>\n\n<img src=x onerror=alert(1)>\n\na <T> b {c} <!-- d -->\n\n[e](javascript:alert(1))\n';
  const data = { content: [{ type: 'text', text: { markdown, isUntranslated: false } }] };
  const [node] = await nodesMadeOf(symbolFile('Hostile', { data }, 'en'));
  const [block] = node?.['content'] as [{ text: { first: string; rest: string } }];
  const html = block.text.first + block.text.rest;
  expect(html).not.toMatch(/<script|<img|<t>|<!--|href="javascript/i);
  for (const text of ['alert(1)', '&#x3C;T>', '{c}', '(javascript:alert(1))']) expect(html).toContain(text);
});

it('problems of a guide are kept in its node, so that a warm build still reports them', async () => {
  const [node] = await nodesMadeOf(fileNode('content', 'uk/faq.md', '---\ntitel: T\n---\n'));
  expect(node?.['problems']).toHaveLength(3);
});

it.each([
  ['outside of a language', fileNode('content', 'README.md', GUIDE)],
  ['in a folder that is not a language', fileNode('content', 'de/faq.md', GUIDE)],
])('a file %s makes no doc', async (_case, file) => {
  expect(await nodesMadeOf(file)).toEqual([]);
});

it.each([
  ['a Markdown file', { internal: { type: 'File' }, extension: 'md', sourceInstanceName: 'content' }, true],
  ['a component', { internal: { type: 'Mdx' } }, true],
  ['a picture', { internal: { type: 'File' }, extension: 'png', sourceInstanceName: 'content' }, true],
  [
    'a file that becomes a component',
    { internal: { type: 'File' }, extension: 'mdx', sourceInstanceName: 'content' },
    false,
  ],
  ['a node of another plugin', { internal: { type: 'ImageSharp' } }, false],
])('%s is looked at: %#', (_kind, node, expected) => {
  expect((shouldOnCreateNode as unknown as (args: object) => boolean)({ node })).toBe(expected);
});

/** Creates a cache for the plugin that stores its values in a map. */
const cacheOf = (values: Map<string, unknown>) => ({
  get: (key: string) => Promise.resolve(values.get(key)),
  set: (key: string, value: unknown) => Promise.resolve(values.set(key, value)),
});

const svg = (size: number) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"></svg>`;

describe('in a warm build', () => {
  const picture = path.join(root, 'content/uk/pictures/a.svg');
  const file = fileNode('content', 'uk/pictures/index.md', `${GUIDE}\n![A](./a.svg)\n`);
  const srcOf = (node: Record<string, unknown> | undefined) =>
    /src="([^"]*)"/.exec(String(node?.['html']))?.[1];

  /**
   * Returns the docs that `sourceNodes` recompiles. `cache` is the cache after the last build;
   * without it, only pictures may have changed.
   */
  async function remadeDocs(
    guide: Record<string, unknown>,
    { cache = new Map<string, unknown>(), owner = file, settings = options as object } = {},
  ): Promise<Record<string, unknown>[]> {
    const made: Record<string, unknown>[] = [];
    const args = {
      actions: {
        createNode: (node: Record<string, unknown>) => made.push(node),
        createParentChildLink: () => undefined,
      },
      getNode: (id: string) => (id === owner.id ? owner : undefined),
      getNodesByType: (type: string) =>
        (guide['internal'] as { type: string }).type === type ? [guide] : [],
      createNodeId: (seed: string) => seed,
      createContentDigest: () => '',
      store: { getState: () => ({ program: { directory: root } }) },
      cache: cacheOf(cache),
    };
    await (sourceNodes as unknown as (args: object, options: object) => Promise<void>)(args, settings);
    return made;
  }

  it('a guide is recompiled only when one of its pictures changes', async () => {
    fs.writeFileSync(picture, svg(10));
    const [guide = {}] = await nodesMadeOf(file);
    expect(await remadeDocs(guide)).toEqual([]);
    fs.writeFileSync(picture, svg(20));
    const [again] = await remadeDocs(guide);
    expect(srcOf(again)).toMatch(/^\/static\/.+\/a\.svg$/);
    expect(srcOf(again)).not.toBe(srcOf(guide));
  });

  it.each([
    ['the hooks of the plugin', 'plugins/gatsby-transformer-docs/gatsby-node.ts'],
    ['what wraps a package', 'plugins/gatsby-transformer-docs/src/compile/code/gatsby-remark.ts'],
  ])('a guide is recompiled when the code changes: %s', async (_case, name) => {
    const code = path.join(root, name);
    fs.mkdirSync(path.dirname(code), { recursive: true });
    fs.writeFileSync(code, '1');
    const [guide = {}] = await nodesMadeOf(file);
    const cache = new Map<string, unknown>();
    await remadeDocs(guide, { cache });
    expect(await remadeDocs(guide, { cache })).toEqual([]);
    fs.writeFileSync(code, '2');
    expect(await remadeDocs(guide, { cache })).toHaveLength(1);
  });

  it.each([
    ['siteUrl', 'https://other.example'],
    ['colorTokens', ['--color-text']],
  ])('a guide is recompiled when the option %s changes', async (name, value) => {
    const [guide = {}] = await nodesMadeOf(file);
    const cache = new Map<string, unknown>();
    expect(await remadeDocs(guide, { cache })).toEqual([]);
    const settings = { ...options, [name]: value };
    expect(await remadeDocs(guide, { cache, settings })).toHaveLength(1);
    expect(await remadeDocs(guide, { cache, settings })).toEqual([]);
  });

  it('a page of the reference is recompiled when its source has a new commit', async () => {
    const owner = fileNode('typedoc', 'uk/mail/src/index.md', '---\ntitle: mail\n---\n\nSends mail.\n');
    const [page = {}] = await nodesMadeOf(owner);
    expect(page['lastUpdated']).toBeNull();
    expect(await remadeDocs(page, { owner })).toEqual([]);
    const lastUpdated = { date: '2025-01-02T03:04:05+02:00', author: 'Olha' };
    expect(await remadeDocs({ ...page, lastUpdated }, { owner })).toHaveLength(1);
  });

  it('a guide shows its last test until its code blocks change', async () => {
    const guide = (text: string, command: string) =>
      fileNode('content', 'uk/tested.md', `${GUIDE}\n${text}\n\n\`\`\`bash\n${command}\n\`\`\`\n`);
    const before = guide('A', 'ls');
    const [untested = {}] = await nodesMadeOf(before);
    expect(untested['followed']).toBeNull();
    const blocks = digestBlocks(findPlainFences('```bash\nls\n```\n', 0) ?? []);
    const lastTest = { date: '2026-11-25', commit: '3939e6485ffe', commands: 1, compared: 2, blocks };
    const results = path.join(root, FOLLOWED_GUIDES);
    fs.mkdirSync(path.dirname(results), { recursive: true });
    fs.writeFileSync(results, JSON.stringify({ tested: lastTest }));
    run(onPreBootstrap);
    const [tested = {}] = await remadeDocs(untested, { owner: before });
    expect(tested['followed']).toMatch(/25 листопада 2026.*3939e64.*1 команду.*2 результати/);
    expect(await remadeDocs(tested, { owner: before })).toEqual([]);
    expect((await nodesMadeOf(guide('B', 'ls')))[0]?.['followed']).toBe(tested['followed']);
    expect((await nodesMadeOf(guide('B', 'ls -l')))[0]?.['followed']).toBeNull();
    fs.rmSync(results);
    run(onPreBootstrap);
  });

  it('a tested guide with a project gets its archive, which all languages share', async () => {
    const files = [
      fileNode('content', 'en/how-to/tested.md', GUIDE),
      fileNode('content', 'uk/how-to/tested.md', `${GUIDE}\n\`\`\`bash\nls\n\`\`\`\n`),
    ];
    const project = { command: 'npm start', digest: '' };
    const test = {
      date: '2026-11-25',
      commit: '3939e6485ffe',
      commands: 1,
      compared: 2,
      blocks: digestBlocks([]),
    };
    const results = path.join(root, FOLLOWED_GUIDES);
    fs.mkdirSync(path.dirname(results), { recursive: true });
    fs.writeFileSync(results, JSON.stringify({ 'how-to/tested': { ...test, project } }));
    fs.mkdirSync(path.join(root, 'projects/tested'), { recursive: true });
    fs.writeFileSync(path.join(root, 'projects/tested/a.txt'), 'a');
    await run(onPreBootstrap);
    const guides = (await Promise.all(files.map((file) => nodesMadeOf(file)))).flat();
    const [guide, translation] = guides.map((node) => node['project']);
    expect(guide).toMatchObject({
      file: '/projects/tested.tgz',
      command: expect.stringMatching(/ npm start$/),
    });
    expect(translation).toEqual(guide);
    await writeProjects(root, options.siteUrl, guides as unknown as GuideNode[]);
    const archive = gunzipSync(fs.readFileSync(path.join(root, 'public/projects/tested.tgz'))).toString();
    for (const guideOfReadme of ['/how-to/tested/', '/uk/how-to/tested/'])
      expect(archive).toContain(`${options.siteUrl}${guideOfReadme}\n`);
    fs.rmSync(results);
    await run(onPreBootstrap);
  });

  it('a guide is recompiled when a symbol comes that a link of it named in vain', async () => {
    const owner = fileNode('content', 'uk/links/index.md', `${GUIDE}\n[A](api:mail/Mailer)\n`);
    const [guide = {}] = await nodesMadeOf(owner);
    expect(guide['problems']).toHaveLength(1);
    const cache = new Map<string, unknown>();
    expect(await remadeDocs(guide, { cache, owner })).toEqual([]);
    const symbols = path.join(root, options.symbolFiles.en);
    fs.mkdirSync(path.dirname(symbols), { recursive: true });
    fs.writeFileSync(
      symbols,
      '[{"package":"mail","kind":"class","name":"Mailer","slug":"/api/mail/src/classes/Mailer/"}]',
    );
    run(onPreBootstrap);
    expect(await remadeDocs(guide, { cache, owner })).toMatchObject([
      { problems: [], html: expect.stringContaining('/uk/api/mail/src/classes/Mailer/') },
    ]);
  });

  it('the samples of a page that is gone are deleted', async () => {
    const cache = new Map<string, unknown>();
    const build = (nodes: { id: string }[]) =>
      (onPostBuild as unknown as (args: object, options: object) => Promise<void>)(
        {
          store: {
            getState: () => ({
              program: { directory: root },
              pages: new Map(nodes.map(({ id }) => [id, { context: { docNodeId: id } }])),
            }),
          },
          getNode: (id: string) => nodes.find((node) => node.id === id),
          cache: cacheOf(cache),
        },
        options,
      );
    const doc = (id: string) => ({
      id,
      slug: `/${id}/`,
      locale: 'uk',
      shownSamples: [{ key: '1', names: [0, 1, 0] }],
      samplesDigest: '',
    });
    const files = () => listFiles(path.join(root, 'public/uk'));
    await build([doc('a'), doc('b')]);
    expect(files()).toEqual(['a/hovers.json', 'b/hovers.json']);
    expect(JSON.parse(fs.readFileSync(path.join(root, 'public/uk/a/hovers.json'), 'utf8'))).toMatchObject({
      samples: { 1: { names: [0, 1, 0] } },
    });
    await build([doc('b'), { ...doc('c'), shownSamples: [] }]);
    expect(files()).toEqual(['b/hovers.json']);
  });

  it('a picture that is gone is a problem of its guide, not a crash', async () => {
    fs.writeFileSync(picture, svg(10));
    const [guide = {}] = await nodesMadeOf(file);
    fs.rmSync(picture);
    expect((await remadeDocs(guide))[0]?.['problems']).toMatchObject([
      { file: 'content/uk/pictures/index.md', message: expect.stringContaining('does not exist') },
    ]);
  });
});

it('in development, a guide is compiled again when a picture comes that it lacked, or changes', async () => {
  const guideFile = fileNode('content', 'en/seen/index.md', `${GUIDE}\n![A](./a.svg)\n`);
  const addPicture = (size: number) => fileNode('content', 'en/seen/a.svg', svg(size));
  const [lacking = {}] = await nodesMadeOf(guideFile);
  expect(lacking['problems']).toHaveLength(1);
  const picture = addPicture(10);
  expect(await nodesMadeOf(picture, [guideFile, lacking])).toEqual([]);

  run(onPostBootstrap);
  const [complete = {}] = await nodesMadeOf(picture, [guideFile, lacking]);
  expect(complete).toMatchObject({ problems: [], docId: 'seen' });
  expect(await nodesMadeOf(picture, [guideFile, complete])).toEqual([]);
  expect(await nodesMadeOf(addPicture(20), [guideFile, complete])).toHaveLength(1);
});

it('in development, a guide is compiled again when a picture of it is deleted', async () => {
  const guideFile = fileNode('content', 'en/loses/index.md', `${GUIDE}\n![A](./a.svg)\n`);
  const picture = fileNode('content', 'en/loses/a.svg', svg(10));
  const [guide = {}] = await nodesMadeOf(guideFile);
  expect(guide['problems']).toEqual([]);
  const emitter = new EventEmitter();
  const made: Record<string, unknown>[] = [];
  const args = {
    emitter,
    getNode: (id: string) => (id === guideFile.id ? guideFile : undefined),
    getNodesByType: (type: string) => (type === 'Guide' ? [guide] : []),
    createNodeId: (seed: string) => seed,
    createContentDigest: () => '',
    cache: cacheOf(new Map()),
  };
  // Gatsby rebuilds pages only after the actions of this hook.
  const actions = {
    createNode: (node: Record<string, unknown>) => made.push(node),
    createParentChildLink: () => undefined,
  };
  await run(sourceNodes, { ...args, actions });
  run(onPostBootstrap, args);
  fs.rmSync(picture.absolutePath);
  emitter.emit('DELETE_NODE', { type: 'DELETE_NODE', payload: picture });
  for (let waits = 0; made.length === 0 && waits < 500; waits++)
    await new Promise((resolve) => setTimeout(resolve, 10));
  expect(made).toMatchObject([
    { docId: 'loses', problems: [{ message: expect.stringContaining('does not exist') }] },
  ]);
});

it('the number of doc comments in a language becomes a node', async () => {
  const counts = { symbols: 2, members: 3, missingSymbols: [], missingMembers: ['classes/A#b'] };
  const coverage = { 'clients/mail': { ...counts, messages: 0, missingMessages: [] } };
  expect(await nodesMadeOf(fileNode('typedoc', 'uk/coverage.json', JSON.stringify(coverage)))).toMatchObject([
    { locale: 'uk', packages: [{ name: 'clients/mail', comments: 5, documented: 4 }] },
  ]);
});

it('a guide is compiled again when a guide whose code it shows changes', async () => {
  const quoted = fileNode('content', 'en/quoted.md', `${GUIDE}\n\`\`\`css title="a.css"\na {}\n\`\`\`\n`);
  const file = fileNode(
    'content',
    'en/quotes.mdx',
    `${GUIDE}\n<Comparison tabs="A" guides="./quoted.md" files="a.css" />\n`,
  );
  const owner = { id: 'mdx', parent: file.id, internal: { type: 'Mdx' } };
  const [guide] = await nodesMadeOf(owner, [file]);
  expect(guide).toMatchObject({ usedFiles: [{ file: quoted.absolutePath }] });
});
