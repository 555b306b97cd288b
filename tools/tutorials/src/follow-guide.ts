import fs from 'node:fs';
import path from 'node:path';
import { localeCodes } from '../../../src/locales/locales';
import { errorIn, type Problem } from '../../../src/model/text/problem';
import { applyDiff, findLines, isEllipsis } from '../../../packages/guide-files/apply-diff';
import { readCommands } from '../../../packages/guide-files/read-commands';
import { compareLog, compareOutput, type Difference } from './compare';
import { lineOfSetting, rejectedSetting } from './find-setting';
import { substitute } from './placeholders';
import type { Plan, Step } from './plan';
import { waitUntil } from './processes';
import type { GuideResult } from './report';
import { takePhotos } from './take-photos';
import type { CommandResult } from './terminal';
import { installOnce, type RunEnvironment, type Sandbox } from './sandbox';

type RunStep = Extract<Step, { kind: 'run' }>;
type WriteStep = Extract<Step, { kind: 'write' }>;

/** Timeouts in milliseconds. */
const TIMEOUTS = { install: 15 * 60_000, command: 5 * 60_000, serve: 3 * 60_000, log: 10_000 };

/**
 * Follows a guide to its end, or to the first step that fails.
 *
 * @param plan - The guide's steps.
 * @param sandbox - Where to run them.
 * @param environment - Settings for this run.
 * @param takePorts - Called before the first step that may use a port of another guide.
 */
export async function followGuide(
  plan: Plan,
  sandbox: Sandbox,
  environment: RunEnvironment,
  takePorts: () => Promise<void>,
): Promise<GuideResult> {
  let started = Date.now();
  const problems: Problem[] = [];
  const counts = { blocks: 0, commands: 0, requests: 0, compared: 0 };
  const report = ({ line, expected, actual }: Difference) =>
    problems.push(errorIn(plan.sourcePath, `expected ${expected}, but got ${actual}`, line));
  for (const step of plan.steps) {
    if (step.kind === 'run' && !step.quiet) {
      const waiting = Date.now();
      await takePorts();
      started += Date.now() - waiting;
    }
    let failed: Difference | null = null;
    if (step.kind === 'write') failed = writeBlock(step, sandbox);
    else if (step.kind === 'log') {
      const { shown } = step;
      const compare = () => compareLog(shown, sandbox.terminal.log(), sandbox.bindings);
      await waitUntil(() => compare().length === 0, TIMEOUTS.log);
      compare().forEach(report);
      counts.compared++;
    } else {
      const { result, failure } = await runBlock(step, sandbox, environment);
      failed = failure && atSetting(failure, plan.steps);
      counts.commands += readCommands(step.script).length;
      if (/\bcurl\b/.test(step.script)) counts.requests++;
      if (failure === null && step.shown && result) {
        compareOutput(step.shown, result, sandbox.bindings).forEach(report);
        counts.compared++;
      }
    }
    counts.blocks++;
    if (failed) {
      report(failed);
      break;
    }
  }
  if (environment.photos && problems.length === 0)
    for (const [name, address] of Object.entries(plan.photos))
      await takePhotos(address, photoFiles(plan.sourcePath, environment.photos, name));
  return {
    docId: plan.docId,
    folder: sandbox.terminal.folder,
    ...counts,
    seconds: (Date.now() - started) / 1000,
    problems,
    skipped: plan.skipped,
  };
}

/** Returns the paths of a picture next to a guide and its translations. */
function photoFiles(sourcePath: string, root: string, name: string): string[] {
  const [content = '', , ...rest] = path.dirname(sourcePath).split('/');
  return localeCodes
    .map((locale) => path.join(root, content, locale, ...rest))
    .filter((folder) => fs.existsSync(folder))
    .map((folder) => path.join(folder, name));
}

/** When a program rejects a setting, reports the setting's line instead of the command's line. */
function atSetting(failure: Difference, steps: readonly Step[]): Difference {
  const path = rejectedSetting(failure.actual);
  if (path === null) return failure;
  for (const step of [...steps].reverse()) {
    if (step.kind !== 'write' || !/\.ya?ml$/.test(step.file) || step.line > failure.line) continue;
    const line = step.how === 'diff' ? null : lineOfSetting(step.text, path);
    if (line !== null)
      return { ...failure, line: step.line + line, expected: `settings that allow ${failure.expected}` };
  }
  return failure;
}

function writeBlock({ file, text, how, line }: WriteStep, sandbox: Sandbox): Difference | null {
  const target = path.join(sandbox.terminal.folder, file);
  const before = fs.existsSync(target) ? fs.readFileSync(target, 'utf8') : null;
  const content = substitute(text, sandbox.bindings);
  if (how !== 'whole' && before === null)
    return { line, expected: `the file ${file}`, actual: 'no such file in an earlier block' };
  if (how === 'excerpt') return excerptDifference(content, before ?? '', file, line);
  let result: string = content;
  if (how === 'append') result = `${before?.trimEnd()}\n${content}`;
  if (how === 'diff') {
    const changed = applyDiff(before ?? '', content);
    if (typeof changed !== 'string')
      return { line: line + changed.line, expected: `${file}: ${changed.message}`, actual: `\n${before}` };
    result = changed;
  }
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, result.endsWith('\n') ? result : `${result}\n`);
  return null;
}

/** Checks that a file contains an excerpt's lines in the same order. */
function excerptDifference(text: string, file: string, name: string, line: number): Difference | null {
  const lines = file.split('\n');
  let from = 0;
  for (const [index, wanted] of text.split('\n').entries()) {
    if (wanted.trim() === '' || isEllipsis(wanted)) continue;
    const match = findLines(lines, [wanted], from);
    if (match === -1)
      return {
        line: line + index,
        expected: `${name} to contain "${wanted.trim()}" here`,
        actual: `\n${lines.slice(from).join('\n')}`,
      };
    from = match + 1;
  }
  return null;
}

async function runBlock(
  step: RunStep,
  { terminal, bindings }: Sandbox,
  environment: RunEnvironment,
): Promise<{ result: CommandResult | null; failure: Difference | null }> {
  const script = substitute(step.script, bindings);
  if (step.serve !== null) {
    const result = await terminal.serve(script, step.serve, TIMEOUTS.serve);
    if (result === null) return { result, failure: null };
    const expected = /^\d+$/.test(step.serve)
      ? `a server on port ${step.serve}`
      : `"${step.serve}" in the log`;
    return {
      result,
      failure: { line: step.line + result.failedLine, expected, actual: outcome(result, TIMEOUTS.serve) },
    };
  }
  const limit = step.quiet ? TIMEOUTS.install : TIMEOUTS.command;
  const run = () => terminal.run(script, limit);
  const result = step.installs ? await installOnce(terminal.folder, script, environment, run) : await run();
  if (result === null || result.code === step.exit) return { result, failure: null };
  const command = script.split('\n')[result.failedLine]?.trim() ?? '';
  const expected = `exit code ${step.exit} from "${command}"`;
  return {
    result,
    failure: { line: step.line + result.failedLine, expected, actual: outcome(result, limit) },
  };
}

function outcome({ code, all }: CommandResult, limit: number): string {
  const end = all.trimEnd().split('\n').slice(-40).join('\n');
  return `${code === null ? `still running after ${limit / 1000} s` : `exit code ${code}`}, with\n${end}`;
}
