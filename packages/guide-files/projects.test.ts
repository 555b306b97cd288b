import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import {
  digestProject,
  downloadCommand,
  MAX_ARCHIVE_SIZE,
  packProject,
  projectName,
  readProject,
  storeProjects,
} from './projects';

const docId = 'how-to/first-service';
const date = '2026-11-25';
const files = new Map([
  ['src/main.ts', 'start();\n'],
  ['package-lock.json', '{}'],
]);

/** Reads an archive's entries: the name, the fields that depend on a machine, and the text. */
function readTar(archive: Buffer): { name: string; owner: string; time: number; text: string }[] {
  const tar = gunzipSync(archive);
  const field = (at: number, length: number) =>
    tar.toString('utf8', at, at + length).replace(/[\0 ].*$/s, '');
  const entries = [];
  for (let at = 0; field(at, 100) !== ''; ) {
    const size = Number.parseInt(field(at + 124, 12), 8);
    entries.push({
      name: field(at, 100),
      owner: `${Number(field(at + 108, 8))}:${Number(field(at + 116, 8))}${field(at + 265, 64)}`,
      time: Number.parseInt(field(at + 136, 12), 8),
      text: tar.toString('utf8', at + 512, at + 512 + size),
    });
    at += 512 + Math.ceil(size / 512) * 512;
  }
  return entries;
}

describe('an archive', () => {
  it('contains the files in one folder, without anything of the machine that packed it', async () => {
    const entries = readTar(await packProject(docId, date, files));
    expect(entries.map(({ name }) => name)).toEqual(
      ['package-lock.json', 'src/main.ts'].map((file) => `first-service/${file}`),
    );
    expect(new Set(entries.map(({ owner }) => owner))).toEqual(new Set(['0:0']));
    expect(new Set(entries.map(({ time }) => time * 1000))).toEqual(new Set([Date.parse('2026-11-25')]));
    expect(entries[1]?.text).toBe('start();\n');
  });

  it('has the same bytes for the same files in any order', async () => {
    const first = await packProject(docId, date, files);
    expect((await packProject(docId, date, new Map([...files].reverse()))).equals(first)).toBe(true);
    const changed = new Map([...files, ['src/main.ts', 'stop();\n'] as const]);
    expect((await packProject(docId, date, changed)).equals(first)).toBe(false);
  });

  it('is rejected when it is too large', async () => {
    let noise = '';
    for (let number = 1; noise.length < MAX_ARCHIVE_SIZE * 3; number = (number * 48_271) % 2_147_483_647)
      noise += number.toString(36);
    await expect(packProject(docId, date, new Map([['a.txt', noise]]))).rejects.toThrow(
      /projects\/first-service: the archive has \d+ bytes/,
    );
  });
});

it('the download command comes after what must run first', () => {
  const project = { command: 'npm start', setup: 'docker run -d redis:7\nexport A=b', digest: '' };
  expect(downloadCommand('https://docs.example', docId, project)).toMatch(
    /^docker run -d redis:7\nexport A=b\ncurl /,
  );
});

it('stored projects share the packages of their lock files, and are read as they were', () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'projects-'));
  const lockOf = (a: object, b: object) =>
    `${JSON.stringify({ name: 'x', packages: { '': { name: 'x' }, 'node_modules/a': a, 'node_modules/b/node_modules/a': b, 'node_modules/link': { link: true } } }, null, 2)}\n`;
  const a = { version: '1.0.0', resolved: 'https://r/a', integrity: 'sha512-a', license: 'MIT' };
  const projects = new Map([
    [
      'libraries/one',
      new Map([['package-lock.json', lockOf({ ...a, dev: true }, { ...a, version: '2.0.0' })]]),
    ],
    [
      'libraries/two',
      new Map([
        ['package-lock.json', lockOf(a, { version: '1.0.0', inBundle: true, peer: true })],
        ['src/a.ts', 'a();\n'],
      ]),
    ],
  ]);
  storeProjects(root, new Map([['libraries/old', new Map([['b.ts', '']])]]));
  storeProjects(root, projects);
  expect(fs.readdirSync(path.join(root, 'projects')).sort()).toEqual(['one', 'packages.json', 'two']);
  for (const [docId, stored] of projects) expect(readProject(root, docId)).toEqual(stored);
  const shared = fs.readFileSync(path.join(root, 'projects/packages.json'), 'utf8');
  expect(shared.match(/sha512-a/g)).toHaveLength(2);
  fs.rmSync(root, { recursive: true });
});

it('a project has its guide in its name, but not the section', () => {
  expect(projectName('libraries/mail/usage')).toBe('mail-usage');
});

it('a project is downloaded and started with one command', () => {
  expect(downloadCommand('https://docs.example/v2', docId, { command: 'npm test', digest: '' })).toBe(
    'curl -fsSL https://docs.example/v2/projects/first-service.tgz | tar xz && cd first-service && npm install && npm test',
  );
});

it('the digest of a project depends on its files and blocks', () => {
  const digest = digestProject(files, ['a', 'b']);
  expect(digestProject(new Map([...files].reverse()), ['a', 'b'])).toBe(digest);
  expect(digestProject(files, ['a', 'c'])).not.toBe(digest);
  expect(digestProject(new Map([...files, ['b.ts', '']]), ['a', 'b'])).not.toBe(digest);
});
