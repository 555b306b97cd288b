import path from 'node:path';
import { wantedFiles } from '../../packages/guide-files/wanted-files';
import { run as checkChanged } from '../check/check-changed';
import { runTool } from './run-tool';

const root = path.resolve(__dirname, '../..');
const argv = process.argv;

afterEach(() => {
  process.argv = argv;
  process.exitCode = undefined;
  jest.restoreAllMocks();
});

/** Runs a tool with two commands, and returns what it prints and its exit code. */
async function run(...args: string[]) {
  const printed = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  process.argv = ['node', 'cli.ts', ...args];
  const imports = jest.fn();
  await runTool('check', {
    imports: ['Circular imports', () => ({ run: imports })],
    prose: ['Wording', () => ({ run: () => wantedFiles(root) }), '[file …]'],
  });
  return { stderr: printed.mock.calls.flat().join('\n'), code: process.exitCode, imports };
}

it('runs a command', async () => {
  expect(await run('imports')).toMatchObject({ stderr: '', code: undefined });
});

it('a command without arguments rejects them, and says what takes some', async () => {
  const { stderr, code, imports } = await run('imports', 'content/en/faq.md');
  expect(stderr).toContain(
    '"npm run check -- imports" takes no arguments, so "content/en/faq.md" has no effect.',
  );
  expect(stderr).toMatch(/^ {2}prose \[file …\] +Wording$/m);
  expect(code).toBe(2);
  expect(imports).not.toHaveBeenCalled();
});

it('prints the message of a command that fails, such as a file that does not exist', async () => {
  expect(await run('prose', 'content/en/fag.md')).toMatchObject({
    stderr: 'content/en/fag.md: no such file or folder. Name files from the root of the site.',
    code: 1,
  });
});

it('says that there is nothing to compare with', async () => {
  process.argv = ['node', 'cli.ts', '--since', 'nowhere'];
  await expect(checkChanged()).rejects.toThrow(/^nowhere: no such commit\./);
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
