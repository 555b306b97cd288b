import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { removeBuildFiles, restorePageData, STATS } from './build-files';
import { listFiles } from './files';

const SLICE = '_gatsby/slices/_gatsby-scripts-1.html';

let publicDir: string;
const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(publicDir, file)), { recursive: true });
  fs.writeFileSync(path.join(publicDir, file), text);
};

beforeEach(() => {
  publicDir = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'build-files-')), 'public');
  write('index.html', 'page');
});

afterEach(() => fs.rmSync(path.dirname(publicDir), { recursive: true }));

it('removes what Gatsby writes for itself from the site, and nothing else', () => {
  for (const file of [STATS, 'chunk-map.json', 'chunk-map.json.br', SLICE, '~partytown/debug/a.js'])
    write(file, 'first');
  write('_gatsby/image/a.png', 'picture');
  removeBuildFiles(publicDir);
  expect(listFiles(publicDir)).toEqual(['_gatsby/image/a.png', 'index.html']);
});

it('removes the files of each build, and leaves no empty folder', () => {
  write(SLICE, 'first');
  write(STATS, 'first');
  removeBuildFiles(publicDir);
  write(SLICE, 'second');
  removeBuildFiles(publicDir);
  expect(fs.readdirSync(publicDir)).toEqual(['index.html']);
});

it('gives the data of pages back to the next build', () => {
  write('page-data/faq/page-data.json', 'data');
  removeBuildFiles(publicDir);
  expect(listFiles(publicDir)).toEqual(['index.html']);
  restorePageData(publicDir);
  expect(fs.readFileSync(path.join(publicDir, 'page-data/faq/page-data.json'), 'utf8')).toBe('data');
  fs.rmSync(path.join(publicDir, 'page-data'), { recursive: true });
  expect(() => restorePageData(publicDir)).not.toThrow();
});
