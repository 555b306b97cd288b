import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { buildSync } from 'esbuild';
import { localeCodes } from '../../src/locales/locales';
import { changesDataPath, ERRORS_SLUG, localePath, searchPartPath } from '../../src/model/addresses';
import type { PackageReleases } from '../../src/model/doc';
import { addFullText, loadIndex } from '../../src/search/engine/load-index';
import { search } from '../../src/search/engine/search';
import { estimateTokens } from '../../tools/mcp/fit-answer';
import { ERROR_QUERIES } from './golden-error-queries';
import { goldenQueries } from './golden-queries';
import { goldenTypeQueries } from './golden-type-queries';

const MAX_TOKENS = 1500;
const root = path.resolve('public');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-mcp-'));
const program = path.join(folder, 'softkit-docs-mcp.mjs');
const client = new Client({ name: 'test', version: '1.0.0' });

beforeAll(async () => {
  buildSync({
    entryPoints: ['tools/mcp/cli.ts'],
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
  });
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [program, root] }));
});
afterAll(async () => {
  await client.close();
  fs.rmSync(folder, { recursive: true });
});

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
  it('search_docs returns the same first results as the site for all golden queries', async () => {
    const read = (part: string) => fs.readFileSync(`public${searchPartPath(language, part)}`, 'utf8');
    const index = await addFullText(loadIndex(read('names')), read('full'));
    for (const { query } of goldenQueries.filter(({ locale }) => locale === language)) {
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
  const { text } = await call('get_page', {
    address: 'https://docs.example/libraries/typeorm/optimistic-locking/index.html#the-response',
  });
  // The section's ID differs from its title.
  expect(text).toMatch(/^## Check the conflict response\n/);
  const ukrainian = await call('get_page', {
    address: '/uk/libraries/typeorm/optimistic-locking/#the-response',
  });
  expect(ukrainian.text).toMatch(/^## [А-ЯЄІЇҐ]/);
});

it.each([
  ['get_page', { address: '/nope/' }, 'Use search_docs'],
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
