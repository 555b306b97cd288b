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
  fs.writeFileSync(path.join(repository, 'site/content/uk/"c"\t.md'), 'c');
  commit('Olha <olha@mail.example>', '2024-01-02T03:04:05+02:00');
  fs.writeFileSync(path.join(repository, 'site/content/uk/b.md'), 'bb');
  commit('ivan', '2025-01-02T03:04:05+02:00');
});

it("finds each file's last change with the author name from .mailmap, for any file name and in a repository subfolder", () => {
  expect([...readGitHistory(path.join(repository, 'site'), 'content')].sort()).toEqual([
    ['content/uk/"c"\t.md', { date: '2024-01-02T03:04:05+02:00', author: 'Olha' }],
    ['content/uk/b.md', { date: '2025-01-02T03:04:05+02:00', author: 'Ivan Franko' }],
    ['content/uk/ґрунт.md', { date: '2024-01-02T03:04:05+02:00', author: 'Olha' }],
  ]);
});

it('finds dates for guides in another repository', () => {
  expect([...readGitHistory(path.join(folder, 'site'), '../repository/site/content').keys()].sort()).toEqual([
    '../repository/site/content/uk/"c"\t.md',
    '../repository/site/content/uk/b.md',
    '../repository/site/content/uk/ґрунт.md',
  ]);
});

it('returns no dates for a shallow clone, because they would be wrong', () => {
  const shallow = path.join(folder, 'shallow');
  execFileSync('git', ['clone', '-q', '--depth', '1', `file://${repository}`, shallow], { stdio: 'ignore' });
  const warn = jest.fn();
  expect(readGitHistory(path.join(shallow, 'site'), 'content', warn).size).toBe(0);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('Run "git fetch --unshallow"'));
});

it('returns no dates without a repository, and no warning', () => {
  const bare = path.join(folder, 'bare');
  fs.mkdirSync(bare);
  const warn = jest.fn();
  expect([readGitHistory(bare, '.', warn).size, warn.mock.calls]).toEqual([0, []]);
});

it('finds the dates while a hook runs, which sets variables of git', () => {
  process.env['GIT_DIR'] = path.join(repository, '.git');
  const dates = readGitHistory(path.join(repository, 'site'), 'content');
  delete process.env['GIT_DIR'];
  expect([...dates.keys()]).toContain('content/uk/b.md');
});

it('warns with the message of git when it cannot read a repository', () => {
  const damaged = path.join(folder, 'damaged');
  fs.cpSync(repository, damaged, { recursive: true });
  fs.rmSync(path.join(damaged, '.git/objects'), { recursive: true });
  fs.mkdirSync(path.join(damaged, '.git/objects'));
  const warn = jest.fn();
  expect(readGitHistory(path.join(damaged, 'site'), 'content', warn).size).toBe(0);
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/because git failed: fatal: .+/)]]);
});

it.each([
  ['Olha <olha@mail.example>', 'Olha'],
  ['olha@mail.example', ''],
  ['Ol’ha  K.', 'Ol’ha K.'],
])('removes the email address from the author "%s"', (author, shown) => {
  expect(withoutAddress(author)).toBe(shown);
});
