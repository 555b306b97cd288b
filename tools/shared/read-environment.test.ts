import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseEnvironment } from '../../src/config/environment';
import { readEnvironment } from './read-environment';

let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'environment-'));
  fs.writeFileSync(path.join(folder, '.env.production'), 'PATH_PREFIX=/docs\nTOOLKIT_DIR=/from-file\n');
});

afterEach(() => fs.rmSync(folder, { recursive: true }));

it('falls back to .env.production for variables that are not set', () => {
  process.env['TOOLKIT_DIR'] = '/from-environment';
  const { pathPrefix, toolkitDir } = readEnvironment(folder).settings;
  delete process.env['TOOLKIT_DIR'];
  expect([pathPrefix, toolkitDir]).toEqual(['/docs', '/from-environment']);
});

it('returns only environment variables without that file', () => {
  expect(readEnvironment(os.tmpdir())).toEqual(parseEnvironment(process.env));
});

it('parses the build settings in one place', () => {
  const settings = 'PATH_PREFIX|CONTENT_DIR|TOOLKIT_DIR|SITE_URL|ALGOLIA';
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], {
    encoding: 'utf8',
  }).split('\n');
  const past = files.filter(
    (file) =>
      file !== '' &&
      !file.includes('.test.') &&
      new RegExp(`process\\.env(?:\\.|\\[')(?:${settings})`).test(fs.readFileSync(file, 'utf8')),
  );
  expect(past).toEqual([]);
});
