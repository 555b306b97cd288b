import { execSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { defaultLocale, localeCodes } from '../../src/locales/locales';
import { changesDataPath, ERRORS_SLUG, localePath, searchPartPath } from '../../src/model/docs/addresses';
import type { PackageReleases } from '../../src/model/docs/doc';
import { addFullText, loadIndex } from '../../src/search/engine/load-index';
import { search } from '../../src/search/engine/search';
import { estimateTokens } from '../../tools/mcp/fit-answer';
import { ERROR_QUERIES } from './golden-error-queries';
import { goldenQueries } from './golden-queries';
import { goldenTypeQueries } from './golden-type-queries';

const MAX_TOKENS = 1500;
const root = path.resolve('public');
const program = path.resolve('tools/mcp/dist/softkit-docs-mcp.js');
const client = newClient();

beforeAll(async () => {
  const [install = ''] = blocksOf(defaultLocale);
  // The other commands get the repository and its packages.
  execSync(install.trim().split('\n').at(-1) ?? '');
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [program, root] }));
}, 60_000);
afterAll(() => client.close());

function newClient(): Client {
  return new Client({ name: 'test', version: '1.0.0' });
}

/** Returns the code blocks of the guide to the server: the installation and a config per assistant. */
function blocksOf(language: string): string[] {
  const guide = fs.readFileSync(`content/${language}/how-to/use-assistants.md`, 'utf8');
  expect(guide).toContain(path.relative('.', program));
  return [...guide.matchAll(/^```.*\n([^]*?)^```/gm)].map(([, code = '']) => code);
}

/** Reads an assistant's config: a command that adds the server, or a settings file. */
function readConfig(config: string): { command: string; args: string[] } {
  if (!config.startsWith('{')) {
    const [command = '', ...args] = config.split(' -- ')[1]?.trim().split(' ') ?? [];
    return { command, args };
  }
  const [servers] = Object.values(JSON.parse(config) as object) as Record<
    string,
    ReturnType<typeof readConfig>
  >[];
  return Object.values(servers ?? {})[0] ?? { command: '', args: [] };
}

interface Answer {
  isError?: boolean;
  content: { text: string }[];
}

async function call(
  name: string,
  input: Record<string, unknown>,
): Promise<{ text: string; failed: boolean }> {
  const { isError, content } = (await client.callTool({ name, arguments: input })) as unknown as Answer;
  const text = content.map((each) => each.text).join('\n');
  expect(estimateTokens(text)).toBeLessThanOrEqual(MAX_TOKENS);
  return { text, failed: isError === true };
}

const firstUrl = (text: string): string | undefined => text.split(root)[1]?.split(/\s/)[0];

it('offers five tools that only read', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name).sort()).toEqual([
    'explain_error',
    'find_by_type',
    'get_page',
    'list_changes',
    'search_docs',
  ]);
  expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
});

describe.each(localeCodes)('in %s', (language) => {
  it.each([
    ['Claude Code', 1],
    ['Cursor', 2],
    ['VS Code', 3],
  ])('the guide connects %s', async (_, block) => {
    const { command, args } = readConfig(blocksOf(language)[block] ?? '');
    const replaced = args.map((arg) =>
      arg.replace(/^\/path\/to\/.*/, program).replace('https://docs.example.com', root),
    );
    expect([command, ...replaced]).toEqual(['node', program, root]);
    const assistant = newClient();
    await assistant.connect(new StdioClientTransport({ command, args: replaced }));
    const { tools } = await assistant.listTools();
    await assistant.close();
    expect(tools).toHaveLength(5);
  });

  it('search_docs returns the same first results as the site for every tenth golden query', async () => {
    const read = (part: string) => fs.readFileSync(`public${searchPartPath(language, part)}`, 'utf8');
    const index = await addFullText(loadIndex(read('names')), read('full'));
    const queries = goldenQueries.filter(({ locale }) => locale === language);
    for (const { query } of queries.filter((_, at) => at % 10 === 0)) {
      const [hit] = search({ query, index, limit: 1 }).hits;
      const { text } = await call('search_docs', { query, language, limit: 3 });
      expect([query, firstUrl(text)]).toEqual([query, hit?.url]);
    }
  });

  it.each(ERROR_QUERIES)('explain_error explains $query', async ({ query, anchor }) => {
    const { text, failed } = await call('explain_error', { message: query, language });
    expect(failed).toBe(false);
    expect(text).toContain(`${root}${localePath(ERRORS_SLUG, language)}#${anchor}`);
    expect(text).toMatch(/^### /);
  });

  it('list_changes lists every change after the given versions', async () => {
    const packages = JSON.parse(
      fs.readFileSync(`public${changesDataPath(language)}`, 'utf8'),
    ) as PackageReleases[];
    expect(packages.length).toBeGreaterThan(15);
    const mail = packages.find(({ importName }) => importName === '@softkit/mail');
    const oldest = mail?.releases.at(-1)?.version ?? '';
    const wanted = mail?.releases.slice(0, -1).flatMap(({ changes }) => changes).length;
    const { text } = await call('list_changes', {
      versions: `{"dependencies":{"@softkit/mail":"^${oldest}"}}`,
      language,
    });
    expect(text).toContain(`## @softkit/mail: ${oldest} → ${mail?.releases[0]?.version}`);
    expect(text.match(/^- \d/gm)?.length ?? 0).toBe(wanted);
  });
});

it.each(goldenTypeQueries.slice(0, 10))('find_by_type finds $query', async ({ query }) => {
  const { text, failed } = await call('find_by_type', { type: query });
  expect(failed).toBe(false);
  expect(text).toMatch(/\n {2}`/);
});

it('get_page shows what an older version of a package has', async () => {
  const address = '/api/exceptions/src/classes/AbstractHttpException/#constructor';
  const { text } = await call('get_page', { address, version: '0.1.0' });
  expect(text).toContain('\n\nIn 0.1.0:\n\n```ts\nconstructor(');
  expect(text.split('What follows')[0]).not.toContain('errorCode');
  const later = '/api/typeorm/src/classes/BaseTypeormEntityRepository/';
  expect(await call('get_page', { address: later, version: '0.5.0' })).toMatchObject({
    failed: true,
    text: expect.stringContaining("0.5.0 doesn't have") as string,
  });
});

it('get_page returns a page in parts, a section, and pages named by URL', async () => {
  const page = fs.readFileSync('public/libraries/typeorm/optimistic-locking/index.md', 'utf8');
  let whole = '';
  for (let part = 1; ; part++) {
    const { text } = await call('get_page', { address: '/libraries/typeorm/optimistic-locking/', part });
    whole += text.replace(/\n\n\(Part \d+ of \d+\.[^)]*\)$/, '');
    if (!text.includes(`"part": ${part + 1}`)) break;
  }
  const words = (text: string) => text.replace(/\s+/g, '');
  expect(words(whole)).toBe(words(page));
  const [, host] = /<loc>(https?:\/\/[^/]+)/.exec(fs.readFileSync('public/sitemap.xml', 'utf8')) ?? [];
  const section = '/libraries/typeorm/optimistic-locking/index.html#check-the-conflict-response';
  const { text } = await call('get_page', { address: `${host}${section}` });
  // In Ukrainian, the section has the same ID and another title.
  expect(text).toMatch(/^## Check the conflict response\n/);
  const ukrainian = await call('get_page', {
    address: '/uk/libraries/typeorm/optimistic-locking/#check-the-conflict-response',
  });
  expect(ukrainian.text).toMatch(/^## [А-ЯЄІЇҐ]/);
});

it('get_page follows redirects, and finds the section around any element', async () => {
  expect((await call('get_page', { address: '/api/auth/' })).text).toContain('/api/auth/src/');
  const html = fs.readFileSync('public/how-to/index.html', 'utf8');
  const [, sample = ''] = / id="(u\d+)"/.exec(html) ?? [];
  const { text, failed } = await call('get_page', { address: `/how-to/#${sample}` });
  expect([sample !== '', failed]).toEqual([true, false]);
  expect(text).toMatch(/^##+ /);
});

it('list_changes says that a version is newer than the known ones', async () => {
  const { text } = await call('list_changes', { versions: '@softkit/mail@99.0.0' });
  expect(text).toContain('99.0.0 is newer than');
});

it.each(['', '/nope', 'http://'])('the server does not start with "%s"', (location) => {
  const { status, stderr } = spawnSync(process.execPath, [program, location], { encoding: 'utf8' });
  expect(status).toBe(2);
  expect(stderr).toContain('Pass');
});

it.each([
  ['get_page', { address: '/nope/' }, 'Use search_docs'],
  ['get_page', { address: '/faq/#nope' }, 'has no section "nope"'],
  ['search_docs', { query: 'word '.repeat(500) }, 'longer than 1000'],
  ['list_changes', { versions: 'a-'.repeat(20_000) + '-'.repeat(40_000) }, 'No documented package'],
  ['get_page', { address: '/../../etc/passwd' }, 'There is no page'],
  ['get_page', { address: '/faq/', part: 99 }, 'There is no part 99'],
  ['find_by_type', { type: 'redis' }, 'Write types like'],
  ['list_changes', { versions: 'rxjs 7' }, 'No documented package'],
  ['search_docs', { query: 'redis', language: 'de' }, 'language'],
  ['search_docs', {}, 'query'],
])('%s explains what is wrong with %p', async (tool, input, message) => {
  const { text, failed } = await call(tool, input);
  expect(failed).toBe(true);
  expect(text).toContain(message);
});
