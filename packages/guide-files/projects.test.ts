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
  type ProjectTest,
} from './projects';

const guide = { docId: 'how-to/first-service', title: 'Build it', url: 'https://docs.example/build/' };
const test: ProjectTest = {
  date: '2026-11-25',
  commit: '3939e6485ffe',
  project: { command: 'npm start', digest: '' },
};
const lock = JSON.stringify({
  packages: {
    '': { name: 'first-service' },
    'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
    'node_modules/a/node_modules/@x/b': { version: '2.0.0' },
    'node_modules/a/node_modules/c': { version: '3.0.0', inBundle: true },
  },
});
const files = new Map([
  ['src/main.ts', 'start();\n'],
  ['package-lock.json', lock],
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
    const entries = readTar(await packProject(guide, test, files));
    expect(entries.map(({ name }) => name)).toEqual(
      ['README.md', 'package-lock.json', 'src/main.ts'].map((file) => `first-service/${file}`),
    );
    expect(new Set(entries.map(({ owner }) => owner))).toEqual(new Set(['0:0']));
    expect(new Set(entries.map(({ time }) => time * 1000))).toEqual(new Set([Date.parse('2026-11-25')]));
    expect(entries[2]?.text).toBe('start();\n');
  });

  it('has the same bytes for the same files in any order', async () => {
    const first = await packProject(guide, test, files);
    expect((await packProject(guide, test, new Map([...files].reverse()))).equals(first)).toBe(true);
    const changed = new Map([...files, ['src/main.ts', 'stop();\n'] as const]);
    expect((await packProject(guide, test, changed)).equals(first)).toBe(false);
  });

  it('names the guide, the date, the commit, and packages without a checksum in its README', async () => {
    const readme = readTar(await packProject(guide, test, files))[0]?.text ?? '';
    for (const fact of ['# Build it', guide.url, '2026-11-25', '3939e6485ffe', 'npm start', '@x/b 2.0.0'])
      expect(readme).toContain(fact);
    expect(readme).not.toContain('a 1.0.0');
    expect(readme).not.toContain('c 3.0.0');
  });

  it('is rejected when it is too large', async () => {
    let noise = '';
    for (let number = 1; noise.length < MAX_ARCHIVE_SIZE * 3; number = (number * 48_271) % 2_147_483_647)
      noise += number.toString(36);
    await expect(packProject(guide, test, new Map([['a.txt', noise]]))).rejects.toThrow(
      /projects\/first-service: the archive has \d+ bytes/,
    );
  });
});

it('a README names what must run first', async () => {
  const setup = 'docker run -d redis:7\nexport A=b';
  const project = { ...test.project, setup };
  const readme = readTar(await packProject(guide, { ...test, project }, files))[0]?.text;
  expect(readme).toContain('    docker run -d redis:7\n    export A=b\n');
  expect(readme).not.toContain('Docker must be running');
  const withContainers = new Map([...files, ['package.json', '{"devDependencies":{"testcontainers":"1"}}']]);
  expect(readTar(await packProject(guide, test, withContainers))[0]?.text).toContain(
    'Docker must be running',
  );
  expect(downloadCommand('https://docs.example', guide.docId, project)).toMatch(
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
  expect(downloadCommand('https://docs.example/v2', guide.docId, { command: 'npm test', digest: '' })).toBe(
    'curl -fsSL https://docs.example/v2/projects/first-service.tgz | tar xz && cd first-service && npm install && npm test',
  );
});

it('the digest of a project depends on its files and blocks', () => {
  const digest = digestProject(files, ['a', 'b']);
  expect(digestProject(new Map([...files].reverse()), ['a', 'b'])).toBe(digest);
  expect(digestProject(files, ['a', 'c'])).not.toBe(digest);
  expect(digestProject(new Map([...files, ['b.ts', '']]), ['a', 'b'])).not.toBe(digest);
});
