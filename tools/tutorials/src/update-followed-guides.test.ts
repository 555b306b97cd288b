import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readCode } from '../../../packages/guide-files/read-fences';
import { commitOf, updateFollowedGuides } from './update-followed-guides';
import type { GuideResult } from './report';

const result = (docId: string, more: Partial<GuideResult> = {}): GuideResult => ({
  docId,
  folder: null,
  blocks: 4,
  commands: 3,
  requests: 1,
  compared: 2,
  seconds: 1,
  problems: [],
  skipped: [],
  ...more,
});
const failed = { problems: [{ file: 'a.md', message: 'expected 1', severity: 'error' as const }] };
const guides = ['a', 'b', 'c'].map((docId) => ({ relativePath: `${docId}.md`, fences: [] }));
const entry = { date: '2026-01-01', commit: 'old', commands: 1, compared: 1, blocks: 'x' };
const run = { date: '2026-11-25', commit: 'new', before: {} };

describe('the results of a run', () => {
  it('contain what ran, sorted by guide, without guides that failed or ran no command', () => {
    const results = [result('c'), result('a'), result('b', failed), result('d', { commands: 0 })];
    const followed = updateFollowedGuides(results, guides, run);
    expect(Object.keys(followed)).toEqual(['a', 'c']);
    expect(followed['a']).toEqual({
      date: '2026-11-25',
      commit: 'new',
      commands: 3,
      compared: 2,
      blocks: expect.stringMatching(/^[0-9a-f]{16}$/),
    });
  });

  it('replace those of the same guides and keep the others after a run of some guides', () => {
    const before = { a: entry, b: entry, c: entry };
    expect(updateFollowedGuides([result('a'), result('b', failed)], guides, { ...run, before })).toEqual({
      a: expect.objectContaining({ commit: 'new' }),
      c: entry,
    });
  });

  it('identify the blocks of each guide', async () => {
    const read = async (docId: string, body: string) => ({
      relativePath: `${docId}.md`,
      fences: (await readCode({ locale: 'en', relativePath: '', sourcePath: '', source: body })).fences.map(
        (fence) => ({ ...fence, heading: '' }),
      ),
    });
    const { a, b, c } = updateFollowedGuides(
      [result('a'), result('b'), result('c')],
      [
        await read('a', '```bash\nls\n```\n'),
        await read('b', 'Text.\n\n```bash\nls\n```\n'),
        await read('c', '```bash\nls -l\n```\n'),
      ],
      run,
    );
    expect(a?.blocks).toBe(b?.blocks);
    expect(a?.blocks).not.toBe(c?.blocks);
  });
});

describe('the commit of a checkout', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'checkout-'));
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', folder, '-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
      encoding: 'utf8',
    }).trim();
  afterAll(() => fs.rmSync(folder, { recursive: true }));

  it('is unknown outside git and after an edit', () => {
    expect(commitOf(folder)).toBeNull();
    git('init', '-q');
    fs.writeFileSync(path.join(folder, 'a.txt'), '1');
    git('add', '.');
    git('commit', '-qm', 'a');
    expect(commitOf(folder)).toBe(git('rev-parse', 'HEAD'));
    fs.writeFileSync(path.join(folder, 'a.txt'), '2');
    expect(commitOf(folder)).toBeNull();
  });
});
