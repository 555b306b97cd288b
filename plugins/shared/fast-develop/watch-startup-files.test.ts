import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { watchStartupFiles } from './watch-startup-files';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'startup-files-'));
const lines: string[] = [];
let watcher: ReturnType<typeof watchStartupFiles>;

function write(file: string, text = String(Math.random())): void {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), text);
}

/** Waits until the number of printed lines is reached, and returns them. */
async function printed(count: number): Promise<string[]> {
  for (let waits = 0; lines.length < count && waits < 200; waits++)
    await new Promise((resolve) => setTimeout(resolve, 20));
  return lines.splice(0).sort();
}

beforeAll(async () => {
  write('.cache/compiled/inputs.json', '["gatsby-config.ts", "src/config/sidebar.ts"]');
  for (const file of [
    'gatsby-config.ts',
    'gatsby-node.ts',
    'package.json',
    '.env.development',
    'packages/two/index.ts',
    'src/config/sidebar.ts',
    'src/app/main.ts',
    'content/en/faq.md',
    'toolkit/errors.json',
    'plugins/one/gatsby-node.ts',
  ])
    write(file);
  watcher = watchStartupFiles(root, (line) => lines.push(line));
  await new Promise((resolve) => watcher.once('ready', resolve));
});
afterAll(async () => {
  await watcher.close();
  fs.rmSync(root, { recursive: true });
});

it('names files that are read only at startup, also new ones', async () => {
  const files = ['gatsby-config.ts', 'content/uk/errors/clients/mail.yml', 'toolkit/new/src/index.ts'];
  for (const file of files) write(file);
  expect(await printed(files.length)).toEqual(
    files.map((file) => `${file} has changed. Restart "npm run develop" to use it.`).sort(),
  );
});

it('says that pages show a change in src/', async () => {
  write('src/config/sidebar.ts');
  write('src/locales/en/markdown.json');
  expect(await printed(2)).toEqual([
    expect.stringMatching(/^src\/config\/sidebar\.ts has changed\. Pages show it already, but restart /),
    expect.stringMatching(/^src\/locales\/en\/markdown\.json has changed\. Pages show it already/),
  ]);
});

it('names no guide, no page code, no test, and no file twice', async () => {
  for (const file of ['content/en/faq.md', 'content/uk/glossary.yml', 'src/app/main.ts', 'gatsby-config.ts'])
    write(file);
  write('plugins/one/src/a.test.ts');
  write('plugins/one/src/a.ts');
  expect(await printed(1)).toEqual([expect.stringMatching(/^plugins\/one\/src\/a\.ts has changed/)]);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(lines).toEqual([]);
});

it('names a deleted file', async () => {
  fs.rmSync(path.join(root, 'toolkit/errors.json'));
  expect(await printed(1)).toEqual([expect.stringMatching(/^toolkit\/errors\.json has changed/)]);
});
