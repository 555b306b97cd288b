import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readGitHistory, withoutAddress } from './git-history';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'history-'));
const repository = path.join(folder, 'repository');
afterAll(() => fs.rmSync(folder, { recursive: true }));

function commit(author: string, date: string): void {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.email=a@b.example', '-c', `user.name=${author}`, ...args], {
      cwd: repository,
      stdio: 'ignore',
      env: { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date },
    });
  git('add', '-A');
  git('commit', '-qm', 'change');
}

beforeAll(() => {
  fs.mkdirSync(path.join(repository, 'site/content/uk'), { recursive: true });
  execFileSync('git', ['init', '-q', repository]);
  fs.writeFileSync(path.join(repository, '.mailmap'), 'Ivan Franko <a@b.example> ivan <a@b.example>\n');
  fs.writeFileSync(path.join(repository, 'site/content/uk/ґрунт.md'), 'a');
  fs.writeFileSync(path.join(repository, 'site/content/uk/b.md'), 'b');
  commit('Olha <olha@mail.example>', '2024-01-02T03:04:05+02:00');
  fs.writeFileSync(path.join(repository, 'site/content/uk/b.md'), 'bb');
  commit('ivan', '2025-01-02T03:04:05+02:00');
});

it('each file has its own last change, by the name that .mailmap gives, whatever its name, also where the site is a folder of a repository', () => {
  expect([...readGitHistory(path.join(repository, 'site'), 'content')].sort()).toEqual([
    ['content/uk/b.md', { date: '2025-01-02T03:04:05+02:00', author: 'Ivan Franko' }],
    ['content/uk/ґрунт.md', { date: '2024-01-02T03:04:05+02:00', author: 'Olha' }],
  ]);
});

it('guides in another repository have their dates', () => {
  expect([...readGitHistory(path.join(folder, 'site'), '../repository/site/content').keys()].sort()).toEqual([
    '../repository/site/content/uk/b.md',
    '../repository/site/content/uk/ґрунт.md',
  ]);
});

it('a shallow clone gives no dates, since all of them would be wrong', () => {
  const shallow = path.join(folder, 'shallow');
  execFileSync('git', ['clone', '-q', '--depth', '1', `file://${repository}`, shallow], { stdio: 'ignore' });
  expect(readGitHistory(path.join(shallow, 'site'), 'content').size).toBe(0);
});

it('without a repository there are no dates', () => {
  const bare = path.join(folder, 'bare');
  fs.mkdirSync(bare);
  expect(readGitHistory(bare, '.').size).toBe(0);
});

it.each([
  ['Olha <olha@mail.example>', 'Olha'],
  ['olha@mail.example', ''],
  ['Ol’ha  K.', 'Ol’ha K.'],
])('of the author "%s" no address is published', (author, shown) => {
  expect(withoutAddress(author)).toBe(shown);
});
