import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { printContent } from '../../src/model/reference/print-content';
import { changesDataPath, markdownPath, pageListPath, symbolPagesPath } from '../../src/model/docs/addresses';
import { readTexts } from '../../src/locales/read-messages';
import type { MarkdownBlock, SymbolPage } from '../../src/model/reference/symbol-page';
import { openDocs } from '../mcp/docs';
import { openSite } from '../shared/read-site';
import { copyDocs } from './copy-docs';

const ADDRESS = 'https://docs.example.com';
const page = (slug: string, title: string, body: string) =>
  `---\ntitle: "${title}"\ndescription: About ${title}.\nurl: ${ADDRESS}${slug}\n---\n\n# ${title}\n\n${body}\n`;
const slugOf = (name: string) => `/api/mail/src/${name}/`;
const change = (kind: string, name: string, from: string | null = null, to: string | null = null) => ({
  change: kind,
  name,
  breaks: null,
  from,
  to,
  slug: kind === 'removed' ? null : slugOf(name.replace(/#.*/, '')),
  successor: null,
});

const releases = [
  {
    version: '0.3.0',
    date: '2024-03-01',
    changes: [
      change('added', 'classes/New'),
      change('removed', 'classes/Old'),
      change('removed', 'classes/Mail#close'),
      change('added', 'classes/Mail#cc'),
      change('changed', 'classes/Mail#send', 'send(to: string): void', 'send(to: string[]): Promise<void>'),
      change('changed', 'classes/Mail#retries', 'retries: number = 1', 'retries: number = 3'),
      change('changed', 'classes/Mail#constructor', 'constructor()', 'constructor(host: string)'),
      change('added', 'enumerations/Mode#SLOW'),
    ],
  },
  {
    version: '0.2.0',
    date: '2024-02-01',
    changes: [change('changed', 'classes/Mail#send', 'send(): void', 'send(to: string): void')],
  },
  {
    version: '0.1.0',
    date: '2024-01-01',
    changes: ['classes/Mail', 'classes/Old', 'enumerations/Mode'].map((name) => change('added', name)),
  },
];

const MAIL_ABOUT = `Uses [\`New\`](${ADDRESS}${slugOf('classes/New')}index.md) and [\`Mode\`](${ADDRESS}${slugOf('enumerations/Mode')}index.md#FAST).`;
const code = (declaration: string) => ({ code: { code: declaration } });
const paragraph = (markdown: string) => ({ type: 'text' as const, text: { markdown } });
const member = (id: string, title: string, more: object): MarkdownBlock =>
  ({ type: 'member', id, name: id, title, level: id === 'constructor' ? 2 : 3, ...more }) as MarkdownBlock;
const t = readTexts('en', 'api');
const mailContent: MarkdownBlock[] = [
  { type: 'import', ...code("import { Mail } from '@softkit/mail';") },
  paragraph(MAIL_ABOUT),
  {
    type: 'links',
    title: 'Methods',
    links: [
      { name: 'send()', target: '#send' },
      { name: 'cc()', target: '#cc' },
    ],
  },
  member('constructor', 'Constructor', {
    blocks: [{ type: 'signature', ...code('new Mail(host: string)') }],
  }),
  { type: 'title', id: 'properties', title: 'Properties' },
  member('retries', 'retries', {
    headline: [
      { type: 'value', ...code('number') },
      { ...paragraph('`3`'), title: 'Default' },
    ],
    blocks: [paragraph('How often to retry.')],
  }),
  { type: 'title', id: 'methods', title: 'Methods' },
  member('send', 'send()', {
    blocks: [
      { type: 'signature', ...code('send(to: string[]): Promise<void>') },
      paragraph('Sends the message.'),
    ],
  }),
  member('cc', 'cc()', { blocks: [{ type: 'signature', ...code('cc(): void') }] }),
];
const modeContent: MarkdownBlock[] = [
  { type: 'title', id: 'members', title: 'Members' },
  {
    type: 'enum',
    head: ['Name', 'Value'],
    rows: [
      { id: 'FAST', name: 'FAST', text: { markdown: '1' } },
      { id: 'SLOW', name: 'SLOW', text: { markdown: '2' } },
    ],
  },
];
const symbolPage = (name: string, content: MarkdownBlock[]): SymbolPage => ({
  before: page(slugOf(name), name.replace(/.*\//, ''), '').trimEnd(),
  content,
  after: '',
});
const symbolPages: Record<string, SymbolPage> = {
  [slugOf('classes/Mail')]: symbolPage('classes/Mail', mailContent),
  [slugOf('enumerations/Mode')]: symbolPage('enumerations/Mode', modeContent),
};

const pages: Record<string, string> = {
  '/libraries/mail/': page('/libraries/mail/', 'Mail guide', 'Text.'),
  '/libraries/lint/': page('/libraries/lint/', 'Lint guide', 'Text.'),
  '/libraries/redis/': page('/libraries/redis/', 'Redis guide', 'Text.'),
  '/api/mail/src/': page(
    '/api/mail/src/',
    '@softkit/mail',
    `| Name |\n| - |\n| [\`Mail\`](${ADDRESS}${slugOf('classes/Mail')}index.md) |\n| [\`New\`](${ADDRESS}${slugOf('classes/New')}index.md) |`,
  ),
  [slugOf('classes/Mail')]: page(slugOf('classes/Mail'), 'Mail', printContent(mailContent, t)),
  [slugOf('classes/New')]: page(slugOf('classes/New'), 'New', 'Text.'),
  [slugOf('enumerations/Mode')]: page(slugOf('enumerations/Mode'), 'Mode', printContent(modeContent, t)),
};

const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'copy-docs-'));
const root = path.join(temporary, 'site');
let project: string;

const writeFile = (file: string, content: string) => {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, content);
};
const read = (file: string) => fs.readFileSync(path.join(project, file), 'utf8');
const lock = (version: string) =>
  writeFile(
    path.join(project, 'package-lock.json'),
    JSON.stringify({
      lockfileVersion: 3,
      packages: {
        'node_modules/@softkit/mail': { version },
        'node_modules/@softkit/lint': { version: '1.0.0' },
        'node_modules/redis': { version: '4.0.0' },
      },
    }),
  );
const copy = (out = 'docs/softkit') =>
  copyDocs(openSite(root), {
    location: ADDRESS,
    project,
    program: path.join(project, '../docs/copy it.js'),
    out,
  });

beforeAll(() => {
  fs.mkdirSync(path.join(root, 'search'), { recursive: true });
  const titles = Object.keys(pages).map((slug) => [slug, slug]);
  writeFile(path.join(root, pageListPath('en')), JSON.stringify(titles));
  writeFile(
    path.join(root, changesDataPath('en')),
    JSON.stringify([{ importName: '@softkit/mail', releases }]),
  );
  writeFile(path.join(root, symbolPagesPath('en')), JSON.stringify(symbolPages));
  for (const [slug, markdown] of Object.entries(pages))
    writeFile(path.join(root, markdownPath(slug)), markdown);
});
beforeEach(() => {
  project = fs.mkdtempSync(path.join(temporary, 'project-'));
  lock('0.2.0');
});
afterAll(() => fs.rmSync(temporary, { recursive: true }));

it('copies the pages of the installed packages, and no others', async () => {
  expect(await copy()).toContain('Copied 5 pages to docs/softkit/');
  const index = read('docs/softkit/index.md');
  expect(index).toContain('## @softkit/mail 0.2.0');
  expect(index).toContain('## @softkit/lint 1.0.0');
  expect(index).toContain('- [Mail](api/mail/src/classes/Mail/index.md): About Mail.');
  expect(index).not.toContain('Redis');
  expect(index).toContain('Not in 0.2.0, but in later releases: `New`.');
  expect(index).toContain('- `Old`: removed in 0.3.0.');
  expect(fs.existsSync(path.join(project, 'docs/softkit/api/mail/src/classes/New'))).toBe(false);
  expect(read('docs/softkit/api/mail/src/index.md')).toMatch(/`Mail`.* \|\n$/);
});

it('shows the declarations of the installed version', async () => {
  await copy();
  const text = read('docs/softkit/api/mail/src/classes/Mail/index.md');
  for (const declaration of ['send(to: string): void', 'retries: number = 1', 'constructor()'])
    expect(text).toContain(`In 0.2.0:\n\n\`\`\`ts\n${declaration}\n\`\`\`\n\nWhat follows describes 0.3.0.`);
  expect(text).not.toMatch(/Promise<void>|Changed in 0\.3\.0|new Mail\(|Default|### cc|#cc/);
  expect(text).toContain('Changed in 0.2.0:\n\n```diff\n- send(): void');
  expect(text).toContain("import { Mail } from '@softkit/mail';");
  expect(text).toContain('> - `cc`: added in 0.3.0 and left out.\n');
  expect(text).toContain('> - `Mail.close`: removed in 0.3.0.\n');
  expect(read('docs/softkit/api/mail/src/enumerations/Mode/index.md')).toMatch(/`FAST` \| 1 \|\n$/);
});

it('links to copied pages by file, and to others on the site', async () => {
  await copy();
  const text = read('docs/softkit/api/mail/src/classes/Mail/index.md');
  expect(text).toContain('[`Mode`](../../enumerations/Mode/index.md#FAST)');
  expect(text).toContain(`[\`New\`](${ADDRESS}${slugOf('classes/New')}index.md)`);
});

it.each(['0.3.0', '1.0.0'])('copies the pages as they are for %s', async (version) => {
  lock(version);
  await copy();
  expect(read('docs/softkit/api/mail/src/enumerations/Mode/index.md')).toBe(
    pages[slugOf('enumerations/Mode')],
  );
});

it('updates its own folder and its own block in AGENTS.md', async () => {
  writeFile(path.join(project, 'AGENTS.md'), '# Rules\n\nUse tabs.\n');
  await copy();
  writeFile(path.join(project, 'docs/softkit/old.md'), 'old');
  fs.appendFileSync(path.join(project, 'AGENTS.md'), '\nMore rules.\n');
  lock('0.3.0');
  await copy();
  expect(fs.existsSync(path.join(project, 'docs/softkit/old.md'))).toBe(false);
  const agents = read('AGENTS.md');
  expect(agents).toMatch(/^# Rules\n\nUse tabs\.\n\n<!-- softkit-docs-copy -->[^]*\nMore rules\.\n$/);
  expect(agents.match(/@softkit\/mail [\d.]+\d/g)).toEqual(['@softkit/mail 0.3.0']);
  expect(agents).toContain(`node '../docs/copy it.js' ${ADDRESS} --out docs/softkit`);
});

it('never replaces a folder with other files, or one outside of the project', async () => {
  writeFile(path.join(project, 'docs/index.md'), '# Mine');
  await expect(copy('docs')).rejects.toThrow('has files that this program has not written');
  await expect(copy('..')).rejects.toThrow('Choose another folder');
  await expect(copy('.')).rejects.toThrow('Choose another folder');
  expect(read('docs/index.md')).toBe('# Mine');
});

it('says what is missing in a project', async () => {
  fs.writeFileSync(path.join(project, 'package-lock.json'), '{"lockfileVersion":3}');
  await expect(copy()).rejects.toThrow('contains no version of a documented package');
  fs.rmSync(path.join(project, 'package-lock.json'));
  await expect(copy()).rejects.toThrow('has none of package-lock.json');
});

it('get_page returns the page or the section of a version', async () => {
  const docs = openDocs(openSite(root));
  const address = slugOf('classes/Mail');
  expect(await docs.getPage(`${address}#send`, '^0.2.0')).toContain('send(to: string): void\n```\n\nWhat');
  expect(await docs.getPage(address, '0.1.0')).toContain('```ts\nsend(): void\n```');
  expect(await docs.getPage(address, '0.3.0')).toBe(await docs.getPage(address));
  expect(await docs.getPage('/libraries/mail/', '0.1.0')).toMatch(/^\(Only pages of API symbols/);
  await expect(docs.getPage(slugOf('classes/New'), '0.2.0')).rejects.toThrow(
    "@softkit/mail 0.2.0 doesn't have New.",
  );
  await expect(docs.getPage(address, 'latest')).rejects.toThrow('"latest" isn\'t a version.');
});
