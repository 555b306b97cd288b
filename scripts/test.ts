/**
 * Runs every check: `npm test`. A failing step does not stop the others, except those
 * that look at what it should have made. The last line is `N passed, N failed`: the tests of Jest, and one for each other step.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ADVICE, hasToolkit } from './tutorials/find-toolkit';
import { countJest, type Count } from './test/count-jest';
import { ensureChromium } from './test/ensure-chromium';
import { root, runCommand } from './test/run-command';

interface Step {
  name: string;
  run: () => Promise<Count>;
  /** Name of the step whose result this one looks at. */
  needs?: string;
}

const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'softkit-docs-test-'));
const scripts = (
  JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
).scripts;

/** Guides that are followed in each run: the home page, one with Redis, one with PostgreSQL. All are in the nightly run. */
const FOLLOWED = ['intro', 'libraries/redis/getting-started', 'libraries/typeorm/getting-started'];

const steps: Step[] = [
  script('types', 'typecheck'),
  script('lint', 'lint'),
  jest('unit tests', []),
  ...(hasToolkit(root) ? [follow('the home page and two more guides', FOLLOWED)] : []),
  ...optional('sources', [
    'check:imports',
    'check:i18n',
    'check:samples',
    'check:spelling',
    'reference:coverage',
  ]),
  ...(hasToolkit(root) ? [script('sources: reference:drift', 'reference:drift')] : []),
  { name: 'a browser', run: async () => one((await ensureChromium()) !== null) },
  script('build', 'build'),
  { name: 'generated types are up to date', run: typesAreCommitted, needs: 'build' },
  { ...script('checks of the built site', 'check'), needs: 'build' },
  { ...script('budgets of the built site', 'check:budgets'), needs: 'build' },
  { ...jest('browser tests', ['--config', 'e2e/jest.config.ts']), needs: 'build' },
];

void main();

async function main(): Promise<void> {
  const total: Count = { passed: 0, failed: 0 };
  const failed = new Set<string>();
  const started = Date.now();
  const lines: string[] = [];
  for (const [index, step] of steps.entries()) {
    console.log(`\n[${index + 1}/${steps.length}] ${step.name}\n`);
    const begun = Date.now();
    const blocked = step.needs !== undefined && failed.has(step.needs);
    if (blocked) console.error(`Not run, since "${step.needs}" failed.`);
    const count = blocked ? one(false) : await step.run();
    total.passed += count.passed;
    total.failed += count.failed;
    if (count.failed > 0) failed.add(step.name);
    lines.push(
      `${count.failed === 0 ? '✓' : '✗'} ${step.name}: ${count.passed} passed, ${count.failed} failed (${seconds(begun)} s)`,
    );
  }
  fs.rmSync(scratch, { recursive: true, force: true });
  if (!hasToolkit(root)) lines.push(`– guides were not followed. ${ADVICE}`);
  console.log(
    `\n${lines.join('\n')}\n${seconds(started)} s in all\n\n${total.passed} passed, ${total.failed} failed`,
  );
  process.exitCode = total.failed === 0 ? 0 : 1;
}

function script(name: string, command: string): Step {
  return { name, run: async () => one((await runCommand('npm', ['run', '--silent', command])) === 0) };
}

function follow(name: string, guides: readonly string[]): Step {
  const args = ['run', '--silent', 'check:tutorials', '--', ...guides];
  return { name, run: async () => one((await runCommand('npm', args)) === 0) };
}

function optional(group: string, commands: readonly string[]): Step[] {
  return commands
    .filter((command) => command in scripts)
    .map((command) => script(`${group}: ${command}`, command));
}

function jest(name: string, args: readonly string[]): Step {
  return {
    name,
    run: async () => {
      const answer = path.join(scratch, `${name.replaceAll(' ', '-')}.json`);
      const code = await runCommand('npx', [
        '--no-install',
        'jest',
        ...args,
        '--json',
        `--outputFile=${answer}`,
      ]);
      return countJest(fs.existsSync(answer) ? fs.readFileSync(answer, 'utf8') : undefined, code === 0);
    },
  };
}

/** Each build regenerates the types of all queries; the committed file has to match. */
async function typesAreCommitted(): Promise<Count> {
  if (!fs.existsSync(path.join(root, '.git'))) return one(true);
  return one(
    (await runCommand('git', [
      '--no-pager',
      'diff',
      '--exit-code',
      '--stat',
      '--',
      'src/gatsby-types.d.ts',
    ])) === 0,
  );
}

function one(holds: boolean): Count {
  return holds ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function seconds(since: number): string {
  return ((Date.now() - since) / 1000).toFixed(0);
}
