/**
 * Runs every check: `npm test`, the quick ones first. A failing step does not stop the others, except those
 * that need what it should have made. The last line is `N passed, N failed`: the tests of Jest, and one for each other step.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ADVICE, hasToolkit } from '../tools/tutorials/src/find-toolkit';
import { countJest, type Count } from './test/count-jest';
import { ensureChromium } from './test/ensure-chromium';
import { root, runCommand, type Say } from './test/run-command';
import { runSteps, type Order } from './test/run-steps';

interface Step extends Order {
  /** Passes on what it prints. */
  run: (say: Say) => Promise<Count>;
}

interface Result {
  count: Count;
  /** For the table at the end. */
  line: string;
}

const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'softkit-docs-test-'));

/** Guides that are followed in each run: the first service, one with Redis, one with PostgreSQL. All are in the nightly run. */
const FOLLOWED = [
  'how-to/first-service',
  'libraries/redis/getting-started',
  'libraries/typeorm/getting-started',
];

const COVERAGE = 'reference coverage';

/** In this order, as far as they need not wait. */
const steps: readonly Step[] = [
  // Writes the reference, which the build then takes.
  script(COVERAGE, 'reference', '--', 'coverage'),
  script('types', 'typecheck'),
  { ...script('build', 'build'), after: [COVERAGE] },
  script('lint', 'lint'),
  script('imports', 'check', '--', 'imports'),
  script('translations', 'translation', '--', 'check'),
  script('samples', 'check', '--', 'samples'),
  script('spelling', 'check', '--', 'spelling'),
  script('prose', 'check', '--', 'prose'),
  jest('unit tests', []),
  ...(hasToolkit(root)
    ? [
        script('reference drift', 'reference', '--', 'drift'),
        script('the first service and two more guides', 'tutorials', '--', 'follow', ...FOLLOWED),
      ]
    : []),
  { name: 'generated types are up to date', run: typesAreCommitted, needs: 'build' },
  { ...script('budgets of the built site', 'check', '--', 'budgets'), needs: 'build' },
  { ...script('checks of the built site', 'check', '--', 'site'), needs: 'build' },
  { name: 'a browser', run: async (say) => one((await ensureChromium(say)) !== null) },
  {
    ...jest('browser tests', ['--config', 'tests/browser/jest.config.ts']),
    needs: 'build',
    after: ['a browser'],
    alone: true,
  },
];

/** Most steps keep one core busy; more of them at once than cores only make time limits fail. */
const AT_ONCE = Math.min(2, os.availableParallelism());

/** Names of the steps that have failed so far. */
const failed = new Set<string>();

void main();

async function main(): Promise<void> {
  const started = Date.now();
  const results = await runSteps(steps, AT_ONCE, run);
  fs.rmSync(scratch, { recursive: true, force: true });
  const lines = results.map(({ line }) => line);
  if (!hasToolkit(root)) lines.push(`– guides were not followed. ${ADVICE}`);
  const passed = results.reduce((sum, { count }) => sum + count.passed, 0);
  const notPassed = results.reduce((sum, { count }) => sum + count.failed, 0);
  console.log(`\n${lines.join('\n')}\n${seconds(started)} s in all\n\n${passed} passed, ${notPassed} failed`);
  process.exitCode = notPassed === 0 ? 0 : 1;
}

async function run(step: Step): Promise<Result> {
  const begun = Date.now();
  let printed = '';
  const title = `\n— ${step.name}\n\n`;
  // What steps beside each other print is shown when they have ended, not mixed.
  if (step.alone) process.stdout.write(title);
  const blocked = step.needs !== undefined && failed.has(step.needs);
  const count = blocked
    ? one(false)
    : await step.run(step.alone ? (text) => process.stdout.write(text) : (text) => (printed += text));
  if (!step.alone) process.stdout.write(title + printed);
  if (blocked) console.error(`Not run, since "${step.needs}" failed.`);
  if (count.failed > 0) failed.add(step.name);
  const sign = count.failed === 0 ? '✓' : '✗';
  return {
    count,
    line: `${sign} ${step.name}: ${count.passed} passed, ${count.failed} failed (${seconds(begun)} s)`,
  };
}

function script(name: string, command: string, ...more: string[]): Step {
  const args = ['run', '--silent', command, ...more];
  return { name, run: async (say) => one((await runCommand('npm', args, say)) === 0) };
}

function jest(name: string, args: readonly string[]): Step {
  return {
    name,
    run: async (say) => {
      const answer = path.join(scratch, `${name.replaceAll(' ', '-')}.json`);
      const all = ['--no-install', 'jest', ...args, '--json', `--outputFile=${answer}`];
      const code = await runCommand('npx', all, say);
      const count = countJest(
        fs.existsSync(answer) ? fs.readFileSync(answer, 'utf8') : undefined,
        code === 0,
      );
      for (const test of count.again) say(`Passed only when it was run again: ${test}\n`);
      return count;
    },
  };
}

/** Each build regenerates the types of all queries; the committed file has to match. */
async function typesAreCommitted(say: Say): Promise<Count> {
  if (!fs.existsSync(path.join(root, '.git'))) return one(true);
  const args = ['--no-pager', 'diff', '--exit-code', '--stat', '--', 'src/gatsby-types.d.ts'];
  return one((await runCommand('git', args, say)) === 0);
}

function one(holds: boolean): Count {
  return holds ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function seconds(since: number): string {
  return ((Date.now() - since) / 1000).toFixed(0);
}
