import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readEnvironment } from './read-environment';

let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'environment-'));
  fs.writeFileSync(path.join(folder, '.env.production'), 'PATH_PREFIX=/docs\nHOME=/nowhere\n');
});

afterEach(() => fs.rmSync(folder, { recursive: true }));

it('falls back to .env.production for variables that are not set', () => {
  const { PATH_PREFIX, HOME } = readEnvironment(folder);
  expect([PATH_PREFIX, HOME]).toEqual(['/docs', process.env['HOME']]);
});

it('returns only environment variables without that file', () => {
  expect(readEnvironment(os.tmpdir())).toEqual(process.env);
});

it('is the only way in which scripts read build settings', () => {
  const settings = 'PATH_PREFIX|CONTENT_DIR|TOOLKIT_DIR|REFERENCE_DIR|SITE_URL|ALGOLIA';
  const files = execFileSync('git', ['ls-files', 'scripts/*.ts', 'tools/**/*.ts'], {
    encoding: 'utf8',
  }).split('\n');
  const past = files.filter(
    (file) =>
      file !== '' &&
      new RegExp(`process\\.env(?:\\.|\\[')(?:${settings})`).test(fs.readFileSync(file, 'utf8')),
  );
  expect(past).toEqual([]);
});
