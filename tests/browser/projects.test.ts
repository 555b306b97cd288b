import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { FOLLOWED_GUIDES, readFollowedGuides } from '../../packages/guide-files/followed-guides';
import { projectName, readProject } from '../../packages/guide-files/projects';
import { localeCodes } from '../../src/locales/locales';
import { localePath, slugOf } from '../../src/model/docs/addresses';
import { listFiles } from '../../src/node/files';

const PUBLIC = path.resolve('public');
// By default, the parser doesn't look inside `pre`.
const options = { blockTextElements: { script: true, style: true } };
const read = (route: string) =>
  parse(fs.readFileSync(path.join(PUBLIC, route, 'index.html'), 'utf8'), options);
const published = Object.entries(readFollowedGuides(FOLLOWED_GUIDES)).flatMap(([docId, { project }]) =>
  project ? [docId] : [],
);
const commandOn = (route: string): string =>
  read(route)
    .querySelectorAll('figure.code code')
    .map(({ text }) => text)
    .find((text) => text.includes('.tgz | tar xz')) ?? '';

describe.each(published)('the project of %s', (docId) => {
  const routes = localeCodes.map((locale) => localePath(slugOf(docId), locale));

  it('is the same archive in all languages, which the command downloads', () => {
    const links = routes.map((route) => read(route).querySelector('a[download]')?.getAttribute('href') ?? '');
    expect(new Set(links).size).toBe(1);
    expect(fs.existsSync(path.join(PUBLIC, links[0] ?? ''))).toBe(true);
    for (const route of routes)
      expect(commandOn(route)).toContain(`${links[0]} | tar xz && cd ${projectName(docId)} && `);
  });

  it('unpacks to the files in the repository and a README in each language', () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'archive-'));
    execFileSync('tar', ['xzf', path.join(PUBLIC, 'projects', `${projectName(docId)}.tgz`), '-C', folder]);
    const root = path.join(folder, projectName(docId));
    const unpacked = new Map(
      listFiles(root).map((file) => [file, fs.readFileSync(path.join(root, file), 'utf8')]),
    );
    fs.rmSync(folder, { recursive: true });
    const readmes = ['README.md', 'README.uk.md'].map((file) => unpacked.get(file));
    expect(unpacked.delete('README.md') && unpacked.delete('README.uk.md')).toBe(true);
    expect(unpacked).toEqual(new Map(readProject('.', docId)));
    readmes.forEach((readme, index) => expect(readme).toContain(routes[index]));
  });
});

it('the home page starts the first service with one command', () => {
  const command = commandOn('/how-to/first-service/');
  expect(command).not.toBe('');
  for (const locale of localeCodes) expect(commandOn(localePath('/', locale))).toBe(command);
});
