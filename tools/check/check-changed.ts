import { parseArgs } from 'node:util';
import { runCommand } from '../../scripts/test/run-command';
import { runSteps } from '../../scripts/test/run-steps';
import { count } from '../../src/model/text/text';
import { runGit } from '../../src/node/run-git';

/**
 * Runs the checks that apply to the files that differ from the main branch, with these files only:
 * `npm run check -- changed [--since <commit>]`. Prints the output of those that fail, and exits
 * with 1 if any does.
 */

interface Check {
  name: string;
  /** The files that it applies to. */
  files: RegExp;
  /** Command and arguments; the files follow. */
  command: readonly string[];
  /** Whether it always covers the whole project. */
  all?: true;
}

const tool = (name: string, command: string) => ['npx', 'tsx', `tools/${name}/cli.ts`, command];

const CHECKS: readonly Check[] = [
  { name: 'samples', files: /^(?:content|toolkit)\/.*\.(?:mdx?|ts)$/, command: tool('check', 'samples') },
  { name: 'guides', files: /^content\/.*\.mdx?$/, command: tool('check', 'guides') },
  {
    name: 'prose',
    files: /^(?:content|toolkit|src\/locales)\/.*\.(?:mdx?|ts|json)$/,
    command: tool('check', 'prose'),
  },
  {
    name: 'spelling',
    files: /^(?:(?:content|docs|toolkit|src\/locales)\/.*\.(?:mdx?|yml|ts|json)|[A-Z]+\.md)$/,
    command: tool('check', 'spelling'),
  },
  {
    name: 'translation',
    files: /^(?:content\/.*\.(?:mdx?|yml)|src\/locales\/.*\.json)$/,
    command: tool('translation', 'check'),
  },
  { name: 'format', files: /./, command: ['npx', 'prettier', '--check', '--ignore-unknown'] },
  {
    name: 'lint',
    files: /\.(?:[cm]?js|tsx?)$/,
    command: ['npx', 'eslint', '--max-warnings', '0', '--no-warn-ignored'],
  },
  { name: 'styles', files: /^src\/.*\.css$/, command: ['npx', 'stylelint'] },
  {
    name: 'types',
    files: /^(?!content\/).*\.(?:tsx?|json)$/,
    command: ['npx', 'tsc', '--noEmit'],
    all: true,
  },
];

/** Checks that run at the same time. Each keeps one core busy. */
const MAX_PARALLEL = 2;

export async function run(): Promise<void> {
  const { values } = parseArgs({ options: { since: { type: 'string' } } });
  const base =
    values.since ?? ['origin/main', 'main'].find((name) => git('rev-parse', '-q', '--verify', name) !== null);
  const since = base === undefined ? null : git('merge-base', 'HEAD', base);
  if (since === null)
    throw new Error(
      `${base ?? 'main'}: no such commit. Pass the commit that you branched from: "--since <commit>".`,
    );
  const files = [
    ...(git('diff', '--name-only', '--diff-filter=d', since) ?? '').split('\n'),
    ...(git('ls-files', '--others', '--exclude-standard') ?? '').split('\n'),
  ].filter((file) => file !== '');
  console.log(`${count(files.length, 'file')} changed since ${since.slice(0, 8)}.`);
  const checks = CHECKS.filter((check) => files.some((file) => check.files.test(file)));
  await runSteps(checks, MAX_PARALLEL, (check) =>
    runCheck(
      check,
      files.filter((file) => check.files.test(file)),
    ),
  );
}

async function runCheck({ name, command, all }: Check, files: readonly string[]): Promise<void> {
  const startedAt = Date.now();
  const [program = '', ...args] = command;
  let output = '';
  const code = await runCommand(program, all ? args : [...args, ...files], (text) => (output += text));
  if (code !== 0) {
    process.exitCode = 1;
    console.log(`\n${output.trim()}`);
  }
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  console.log(
    `${code === 0 ? '✓' : '✗'} ${name}: ${all ? 'all files' : count(files.length, 'file')}, ${seconds} s`,
  );
}

/** Returns Git's output, or null if it fails. */
function git(...args: readonly string[]): string | null {
  try {
    return runGit('.', '-c', 'core.quotePath=false', ...args).trim();
  } catch {
    return null;
  }
}
