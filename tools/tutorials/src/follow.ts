import fs from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../../src/model/problem';
import {
  applyDiff,
  findLines,
  isEllipsis,
} from '../../../plugins/gatsby-transformer-docs/src/samples/apply-diff';
import { compareLog, compareShown, type Difference } from './compare';
import { lineOfSetting, refusedSetting } from './find-setting';
import { substitute } from './placeholders';
import type { Plan, Step } from './plan';
import { until } from './processes';
import type { Followed } from './report';
import type { Ended } from './terminal';
import { installOnce, type Ground, type World } from './world';

type RunStep = Extract<Step, { kind: 'run' }>;
type WriteStep = Extract<Step, { kind: 'write' }>;

/** Milliseconds that a block may take. */
const LIMITS = { install: 15 * 60_000, command: 5 * 60_000, serve: 3 * 60_000, log: 10_000 };

/**
 * Follows a guide to its end, or to the first thing a reader cannot go on after.
 *
 * @param takePorts - Called before the first block that uses a port which other guides use too.
 */
export async function followGuide(
  plan: Plan,
  world: World,
  ground: Ground,
  takePorts: () => Promise<void>,
): Promise<Followed> {
  let started = Date.now();
  const problems: Problem[] = [];
  const followed = { blocks: 0, requests: 0, compared: 0 };
  const report = ({ line, promised, was }: Difference) =>
    problems.push({
      file: plan.sourcePath,
      line,
      message: `the page promises ${promised}, it was ${was}`,
      severity: 'error',
    });
  for (const step of plan.steps) {
    if (step.kind === 'run' && !step.quiet) {
      const waiting = Date.now();
      await takePorts();
      started += Date.now() - waiting;
    }
    let stopped: Difference | null = null;
    if (step.kind === 'write') stopped = writeBlock(step, world);
    else if (step.kind === 'log') {
      const { shown } = step;
      const compare = () => compareLog(shown, world.terminal.log(), world.bindings);
      await until(() => compare().length === 0, LIMITS.log);
      compare().forEach(report);
      followed.compared++;
    } else {
      const { ended, failure } = await runBlock(step, world, ground);
      stopped = failure && atSetting(failure, plan.steps);
      if (/\bcurl\b/.test(step.script)) followed.requests++;
      if (failure === null && step.shown && ended) {
        compareShown(step.shown, ended, world.bindings).forEach(report);
        followed.compared++;
      }
    }
    followed.blocks++;
    if (stopped) {
      report(stopped);
      break;
    }
  }
  return {
    docId: plan.docId,
    ...followed,
    seconds: (Date.now() - started) / 1000,
    problems,
    left: plan.left,
  };
}

/** A program that ends since a setting is refused is the fault of the line of that setting, not of the command. */
function atSetting(failure: Difference, steps: readonly Step[]): Difference {
  const path = refusedSetting(failure.was);
  if (path === null) return failure;
  for (const step of [...steps].reverse()) {
    if (step.kind !== 'write' || !/\.ya?ml$/.test(step.file) || step.line > failure.line) continue;
    const line = step.how === 'diff' ? null : lineOfSetting(step.text, path);
    if (line !== null)
      return { ...failure, line: step.line + line, promised: `settings with which ${failure.promised}` };
  }
  return failure;
}

function writeBlock({ file, text, how, line }: WriteStep, world: World): Difference | null {
  const target = path.join(world.terminal.folder, file);
  const before = fs.existsSync(target) ? fs.readFileSync(target, 'utf8') : null;
  const content = substitute(text, world.bindings);
  if (how !== 'whole' && before === null)
    return { line, promised: `a file ${file}`, was: 'not written by any block before' };
  if (how === 'excerpt') return excerptDifference(content, before ?? '', file, line);
  let result: string = content;
  if (how === 'append') result = `${before?.trimEnd()}\n${content}`;
  if (how === 'diff') {
    const changed = applyDiff(before ?? '', content);
    if (typeof changed !== 'string')
      return { line: line + changed.line, promised: `${file}: ${changed.message}`, was: `\n${before}` };
    result = changed;
  }
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, result.endsWith('\n') ? result : `${result}\n`);
  return null;
}

/** The lines of an excerpt are in the file in their order. */
function excerptDifference(text: string, file: string, name: string, line: number): Difference | null {
  const lines = file.split('\n');
  let from = 0;
  for (const [index, wanted] of text.split('\n').entries()) {
    if (wanted.trim() === '' || isEllipsis(wanted)) continue;
    const found = findLines(lines, [wanted], from);
    if (found === -1)
      return {
        line: line + index,
        promised: `${name} has "${wanted.trim()}" here`,
        was: `\n${lines.slice(from).join('\n')}`,
      };
    from = found + 1;
  }
  return null;
}

async function runBlock(
  step: RunStep,
  { terminal, bindings }: World,
  ground: Ground,
): Promise<{ ended: Ended | null; failure: Difference | null }> {
  const script = substitute(step.script, bindings);
  if (step.serve !== null) {
    const ended = await terminal.serve(script, step.serve, LIMITS.serve);
    if (ended === null) return { ended, failure: null };
    const promised = /^\d+$/.test(step.serve) ? `port ${step.serve} answers` : `the log has "${step.serve}"`;
    return {
      ended,
      failure: { line: step.line + ended.failedLine, promised, was: outcome(ended, LIMITS.serve) },
    };
  }
  const limit = step.quiet ? LIMITS.install : LIMITS.command;
  const run = () => terminal.run(script, limit);
  const ended = step.installs ? await installOnce(terminal.folder, script, ground, run) : await run();
  if (ended === null || ended.code === step.exit) return { ended, failure: null };
  const command = script.split('\n')[ended.failedLine]?.trim() ?? '';
  const promised = step.exit === 0 ? `"${command}" works` : `"${command}" ends with exit code ${step.exit}`;
  return { ended, failure: { line: step.line + ended.failedLine, promised, was: outcome(ended, limit) } };
}

function outcome({ code, all }: Ended, limit: number): string {
  const end = all.trimEnd().split('\n').slice(-40).join('\n');
  return `${code === null ? `still running after ${limit / 1000} s` : `exit code ${code}`}, with\n${end}`;
}
