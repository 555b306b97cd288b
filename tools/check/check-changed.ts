import { parseArgs } from 'node:util';
import { runCommand } from '../shared/run-command';
import { runSteps } from '../shared/run-steps';
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

const tool = (name: string, command: string) => [
  process.execPath,
  '--import',
  'tsx',
  `tools/${name}/cli.ts`,
  command,
];
const program = (name: string, ...args: string[]) => [`node_modules/.bin/${name}`, ...args];
const CACHE = ['--cache', '--cache-strategy', 'content'];

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
    files: /^content\/.*\.(?:mdx?|yml)$/,
    command: tool('translation', 'check'),
  },
  { name: 'format', files: /./, command: program('prettier', '--check', '--ignore-unknown', ...CACHE) },
  {
    name: 'lint',
    files: /\.(?:[cm]?js|tsx?)$/,
    command: program('eslint', '--max-warnings', '0', '--no-warn-ignored'),
  },
  { name: 'styles', files: /^src\/.*\.css$/, command: program('stylelint') },
  {
    name: 'types',
    files: /^(?!content\/).*\.(?:tsx?|json)$/,
    command: program('tsc'),
    all: true,
  },
  {
    name: 'unit tests',
    files: /^(?:packages|plugins|scripts|src|tests|tools)\/.*\.(?:[cm]?js|tsx?)$/,
    command: program('jest', '--passWithNoTests', '--findRelatedTests'),
  },
];

/** Checks that run at the same time. Each keeps one core busy. */
const MAX_PARALLEL = 2;

export async function run(): Promise<void> {
  const { values } = parseArgs({ args: process.argv.slice(2), options: { since: { type: 'string' } } });
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
  const [executable = '', ...args] = command;
  let output = '';
  const code = await runCommand(executable, all ? args : [...args, ...files], (text) => (output += text));
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
