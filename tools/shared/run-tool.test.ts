import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { wantedFiles } from '../../packages/guide-files/wanted-files';

const root = path.resolve(__dirname, '../..');

const run = (tool: string, ...args: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', `tools/${tool}/cli.ts`, ...args], {
    cwd: root,
    encoding: 'utf8',
  });

it('a command without arguments rejects them, and says what takes some', () => {
  const { status, stderr } = run('check', 'imports', 'content/en/faq.md');
  expect(stderr).toContain(
    '"npm run check -- imports" takes no arguments, so "content/en/faq.md" has no effect.',
  );
  expect(stderr).toMatch(/^ {2}spelling \[file …\] +Spelling in both languages$/m);
  expect(status).toBe(2);
});

it.each(['prose', 'guides'])('check -- %s rejects a file that does not exist', (command) => {
  const { status, stderr } = run('check', command, 'content/en/fag.md');
  expect(stderr).toBe('content/en/fag.md: no such file or folder. Name files from the root of the site.\n');
  expect(status).toBe(1);
});

it('checks only the files that are named', () => {
  expect(run('check', 'guides', 'content/uk/faq.md').stdout).toBe('1 guide, problems: 0\n');
  expect(run('translation', 'check', 'content/en/faq.md').stdout).toBe('1 page, problems: 0\n');
});

it('checks the spelling of all files in a folder', () => {
  expect(run('check', 'spelling', 'content/uk/about', 'README.md').stdout).toMatch(
    /Files checked: [2-9]\d*, Issues found: 0/,
  );
});

it('says that there is nothing to compare with', () => {
  expect(run('check', 'changed', '--since', 'nowhere').stderr).toMatch(/^nowhere: no such commit\./);
});

it.each([
  [[], 'content/en/a.md', true],
  [['content/en'], 'content/en/a.md', true],
  [['./content/en/'], 'content/en/a.md', true],
  [['content/en/faq.md'], 'content/en/faq.mdx', false],
  [['content/en'], 'content/english.md', false],
])('of %j, %s is wanted: %s', (args, file, wanted) => {
  expect(wantedFiles(root, args).covers(file)).toBe(wanted);
});
