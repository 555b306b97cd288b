/**
 * Runs every check: `npm test`. If a step fails, only the steps that need
 * its result are skipped. The last line is `N passed, N failed`, which counts all Jest tests and
 * one for each other step.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { whyNoAfdocs } from '../tools/check/agents/node-version';
import { countJest, type Count } from './test/count-jest';
import { ensureChromium } from './test/ensure-chromium';
import { root, runCommand, type Log } from '../tools/shared/run-command';
import { runSteps, type StepOrder } from '../tools/shared/run-steps';

interface Step extends StepOrder {
  /** Runs the step and passes its output to `log`. */
  run: (log: Log) => Promise<Count>;
}

interface Result {
  count: Count;
  /** Line in the summary at the end. */
  line: string;
}

const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'softkit-docs-test-'));

/** Why the site isn't checked for AI agents; null if it is. */
const noAfdocs = whyNoAfdocs();

const COVERAGE = 'reference coverage';

/** Steps in the preferred order. */
const steps: readonly Step[] = [
  // Writes the reference for the build.
  script(COVERAGE, 'reference', '--', 'coverage'),
  script('types', 'typecheck'),
  { ...script('build', 'build'), after: [COVERAGE] },
  // The longest step, so that all others run beside it. Some tests read the reference.
  { ...jest('unit tests', []), after: [COVERAGE] },
  script('lint', 'lint'),
  script('imports', 'check', '--', 'imports'),
  script('translations', 'translation', '--', 'check'),
  script('samples', 'check', '--', 'samples'),
  script('spelling', 'check', '--', 'spelling'),
  script('prose', 'check', '--', 'prose'),
  { ...jest('golden queries', ['--config', 'tests/golden/jest.config.ts']), needs: 'build' },
  { name: 'generated types are up to date', run: typesAreCommitted, needs: 'build' },
  { ...script('budgets of the built site', 'check', '--', 'budgets'), needs: 'build' },
  { ...script('checks of the built site', 'check', '--', 'site'), needs: 'build' },
  ...(noAfdocs === null
    ? [{ ...script('pages for AI agents', 'check', '--', 'agents'), needs: 'build' }]
    : []),
  { name: 'a browser', run: async (log) => countOne((await ensureChromium(log)) !== null) },
  {
    ...jest('browser tests', ['--config', 'tests/browser/jest.config.ts']),
    needs: 'build',
    after: ['a browser'],
    alone: true,
  },
];

/** Most steps keep one core busy. Running more steps than cores only causes timeouts. */
const MAX_PARALLEL = Math.min(2, os.availableParallelism());

/** Names of failed steps. */
const failed = new Set<string>();

void main();

async function main(): Promise<void> {
  const startedAt = Date.now();
  const results = await runSteps(steps, MAX_PARALLEL, run);
  fs.rmSync(scratch, { recursive: true, force: true });
  const lines = results.map(({ line }) => line);
  if (noAfdocs !== null) lines.push(`– ${noAfdocs}`);
  const passed = results.reduce((sum, { count }) => sum + count.passed, 0);
  const notPassed = results.reduce((sum, { count }) => sum + count.failed, 0);
  console.log(
    `\n${lines.join('\n')}\n${seconds(startedAt)} s in all\n\n${passed} passed, ${notPassed} failed`,
  );
  process.exitCode = notPassed === 0 ? 0 : 1;
}

async function run(step: Step): Promise<Result> {
  const startedAt = Date.now();
  let output = '';
  const title = `\n— ${step.name}\n\n`;
  // Show the output of parallel steps when each ends, so that it isn't mixed.
  if (step.alone) process.stdout.write(title);
  const blocked = step.needs !== undefined && failed.has(step.needs);
  const count = blocked
    ? countOne(false)
    : await step.run(step.alone ? (text) => process.stdout.write(text) : (text) => (output += text));
  if (!step.alone) process.stdout.write(title + output);
  if (blocked) console.error(`Skipped because "${step.needs}" failed.`);
  if (count.failed > 0) failed.add(step.name);
  const sign = count.failed === 0 ? '✓' : '✗';
  return {
    count,
    line: `${sign} ${step.name}: ${count.passed} passed, ${count.failed} failed (${seconds(startedAt)} s)`,
  };
}

function script(name: string, command: string, ...more: string[]): Step {
  const args = ['run', '--silent', command, ...more];
  return { name, run: async (log) => countOne((await runCommand('npm', args, log)) === 0) };
}

function jest(name: string, args: readonly string[]): Step {
  return {
    name,
    run: async (log) => {
      const output = path.join(scratch, `${name.replaceAll(' ', '-')}.json`);
      const jestArgs = ['--no-install', 'jest', ...args, '--json', `--outputFile=${output}`];
      const code = await runCommand('npx', jestArgs, log);
      const count = countJest(
        fs.existsSync(output) ? fs.readFileSync(output, 'utf8') : undefined,
        code === 0,
      );
      for (const test of count.retried) log(`Passed only after a retry: ${test}\n`);
      return count;
    },
  };
}

/** Checks that the build hasn't changed the committed query types. Every build generates them again. */
async function typesAreCommitted(log: Log): Promise<Count> {
  if (!fs.existsSync(path.join(root, '.git'))) return countOne(true);
  const args = ['--no-pager', 'diff', '--exit-code', '--stat', '--', 'src/gatsby-types.d.ts'];
  return countOne((await runCommand('git', args, log)) === 0);
}

function countOne(passed: boolean): Count {
  return passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function seconds(since: number): string {
  return ((Date.now() - since) / 1000).toFixed(0);
}
