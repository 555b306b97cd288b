import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sourceDigest } from '../../../packages/guide-files/source-digest';
import { changesSince } from './original-changes';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'original-'));
const file = path.join(folder, 'a guide.md');
const page = (...sentences: string[]) => `---\ntitle: Guide\n---\n\n${sentences.join(' ')}\n`;
const FIRST = page('One.', 'Two.', 'Three.');
const SECOND = page('One.', 'Two!', 'Three.');
const THIRD = page('One.', 'Two!', 'Three.', 'Four.');

function commit(text: string, date: string): void {
  fs.writeFileSync(file, text);
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.email=a@b.example', '-c', 'user.name=a', ...args], {
      cwd: folder,
      stdio: 'ignore',
      env: { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date },
    });
  git('add', '-A');
  git('commit', '-qm', 'change');
}

beforeAll(() => {
  execFileSync('git', ['init', '-q', folder]);
  commit(FIRST, '2024-01-01T12:00:00Z');
  commit(SECOND, '2024-02-01T12:00:00Z');
  commit(THIRD, '2024-03-01T12:00:00Z');
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

it.each([
  [FIRST, '2024-02-01', 2],
  [SECOND, '2024-03-01', 1],
])(
  'finds the first change after the translated version, and counts sentences',
  (source, since, sentences) => {
    expect(changesSince(file, sourceDigest(source))).toEqual({ since, sentences });
  },
);

it('reads the repository of the file while a hook of another repository runs', () => {
  process.env['GIT_DIR'] = path.join(os.tmpdir(), 'no-such-repository');
  const changes = changesSince(file, sourceDigest(SECOND));
  delete process.env['GIT_DIR'];
  expect(changes).toEqual({ since: '2024-03-01', sentences: 1 });
});

it('counts changes that are not committed, also removed sentences', () => {
  fs.writeFileSync(file, page('One.', 'Four.'));
  expect(changesSince(file, sourceDigest(THIRD))).toEqual({ since: null, sentences: 2 });
});

it('counts a changed description of several lines', () => {
  const described = (text: string) => FIRST.replace('\n---', `\ndescription: >\n  About\n  ${text}\n---`);
  commit(described('one.'), '2024-04-01T12:00:00Z');
  fs.writeFileSync(file, described('two.'));
  expect(changesSince(file, sourceDigest(described('one.')))).toEqual({ since: null, sentences: 1 });
});

it('returns null for an unknown version, and without git', () => {
  expect(changesSince(file, '000000000000')).toBeNull();
  expect(changesSince(path.join(os.tmpdir(), 'no-such-guide.md'), '000000000000')).toBeNull();
});
