import { docIdOf } from '../../../src/model/docs/addresses';
import { errorIn, type Problem } from '../../../src/model/text/problem';
import { readCut } from '../../../packages/guide-files/read-cut';
import type { ParsedGuide, GuideFence } from '../../../packages/guide-files/read-guide';
import { readCommands } from '../../../packages/guide-files/read-commands';

/** Output or response on a page. */
export interface ShownOutput {
  language: 'json' | 'text' | 'http';
  text: string;
  /** Line in the guide, from 1. */
  line: number;
}

/** One step that a reader performs. Lines are lines in the guide, from 1. */
export type Step =
  | { kind: 'write'; line: number; file: string; text: string; how: 'whole' | 'append' | 'diff' | 'excerpt' }
  | {
      kind: 'run';
      line: number;
      script: string;
      exit: number;
      /** For a command that keeps running: the port or log text that shows that it is ready. */
      serve: string | null;
      /** True if it only installs packages, so its result can be cached. */
      installs: boolean;
      /** True if it uses no ports, so it can run in parallel with other guides. */
      quiet: boolean;
      shown: ShownOutput | null;
    }
  /** Checks lines in the running command's log. */
  | { kind: 'log'; line: number; shown: ShownOutput };

/** Steps of one guide. */
export interface Plan {
  docId: string;
  sourcePath: string;
  /** Guide that this one continues, by ID. */
  after: string | null;
  services: string[];
  env: Record<string, string>;
  /** Pages to photograph, by file name. */
  photos: Record<string, string>;
  steps: Step[];
  /** Blocks with `no-run`, and their reasons. */
  skipped: { line: number; reason: string }[];
}

type GuideSource = Pick<ParsedGuide, 'relativePath' | 'sourcePath' | 'frontMatter' | 'fences'>;

const COMMANDS = /^(?:bash|sh|shell|npm)$/;
const OUTPUT_LANGUAGES = { json: 'json', text: 'text', txt: 'text', http: 'http' } as const;

/**
 * Reads a guide's steps. An output block after a command block is the command's expected output.
 *
 * @param guide - Guide with its code blocks.
 * @returns The plan, and problems with attributes of code blocks.
 */
export function readPlan(guide: GuideSource): { plan: Plan; problems: Problem[] } {
  const { after = null, services = [], env = {}, photos = {} } = guide.frontMatter.run ?? {};
  const plan: Plan = {
    docId: docIdOf(guide.relativePath),
    sourcePath: guide.sourcePath,
    after,
    services,
    env,
    photos,
    steps: [],
    skipped: [],
  };
  const problems: Problem[] = [];
  let previous: GuideFence | null = null;
  for (const fence of guide.fences) {
    const problem = attributeProblem(fence, plan);
    if (problem) problems.push(errorIn(guide.sourcePath, problem, fence.line - 1));
    else addSteps(plan, fence, previous);
    previous = fence;
  }
  return { plan, problems };
}

function addSteps(plan: Plan, fence: GuideFence, previous: GuideFence | null): void {
  const { language, meta, code, line } = fence;
  const file = fileOf(fence);
  if (meta.run.noRun !== null) plan.skipped.push({ line, reason: meta.run.noRun });
  else if (file !== null) {
    const how = /^diff(?:-|$)/.test(language) ? 'diff' : meta.run.as;
    plan.steps.push({
      kind: 'write',
      line,
      file,
      text: readCut(code, language).whole,
      how: how === null || how === 'log' ? 'whole' : how,
    });
  } else if (COMMANDS.test(language)) plan.steps.push(...commandSteps(fence));
  else if (language in OUTPUT_LANGUAGES) {
    const shown: ShownOutput = {
      language: OUTPUT_LANGUAGES[language as keyof typeof OUTPUT_LANGUAGES],
      text: code,
      line,
    };
    const last = plan.steps.at(-1);
    const isOutput =
      last?.kind === 'run' && previous !== null && isCommand(previous) && previous.heading === fence.heading;
    if (meta.run.as === 'log' || (isOutput && last.serve !== null))
      plan.steps.push({ kind: 'log', line, shown });
    else if (isOutput) last.shown = shown;
  }
}

/**
 * Splits a block with `$` prompts into its commands. The lines after each command are its expected
 * output.
 */
function commandSteps({ code, line, meta }: GuideFence): Step[] {
  const lines = code.split('\n');
  const step = (script: string, at: number, shown: ShownOutput | null): Step => ({
    kind: 'run',
    line: line + at,
    script,
    exit: meta.run.exit,
    serve: meta.run.serve,
    installs: readCommands(script).every(({ words }) => isInstall(words)),
    quiet: meta.run.serve === null && readCommands(script).every(({ words }) => isQuiet(words)),
    shown,
  });
  if (!lines.some((text) => text.startsWith('$ '))) return [step(code, 0, null)];
  const starts = lines.flatMap((text, index) => (text.startsWith('$ ') ? [index] : []));
  return starts.map((start, index) => {
    const part = lines.slice(start, starts[index + 1]);
    const script = part.filter((text, at) => at === 0 || text.startsWith('> ')).map((text) => text.slice(2));
    const output = part.slice(script.length).join('\n').trimEnd();
    const shown: ShownOutput = { language: 'text', text: output, line: line + start + script.length };
    return step(script.join('\n'), start, output === '' ? null : shown);
  });
}

/** Returns the path in a block's title, or null when the title is not a path. */
function fileOf({ meta }: Pick<GuideFence, 'meta'>): string | null {
  return meta.title !== null && /^[\w@.[\]-][^\s:]*$/.test(meta.title) && !/^\w+$/.test(meta.title)
    ? meta.title
    : meta.title !== null && /^(?:Dockerfile|Makefile)$/.test(meta.title)
      ? meta.title
      : null;
}

const isCommand = (fence: GuideFence): boolean => COMMANDS.test(fence.language) && fileOf(fence) === null;

const isInstall = ([program, subcommand = '']: readonly string[]): boolean =>
  program === 'npm' && /^(?:ci|config|i|init|install|pkg|uninstall)$/.test(subcommand);

/** Returns true for programs that neither use nor start a network service. */
function isQuiet([program = '', ...words]: readonly string[]): boolean {
  if (program === 'npm') return isInstall([program, ...words]) || words.join(' ') === 'run build';
  if (program === 'npx')
    return /^(?:tsc|create-nx-workspace)(?:@|$)/.test(words.find((word) => !word.startsWith('-')) ?? '');
  return /^(?:cat|cd|cp|echo|export|ls|mkdir|mv|rm|touch|tsc)$/.test(program);
}

function attributeProblem(fence: GuideFence, plan: Plan): string | null {
  const { run } = fence.meta;
  if (run.noRun !== null)
    return run.noRun.trim().length < 8
      ? 'no-run needs a reason. For example: no-run="needs an account at …".'
      : null;
  if ((run.serve !== null || run.exit !== 0) && !isCommand(fence))
    return 'serve and exit are only valid in command blocks: bash, sh, or npm, without a title.';
  if (run.serve === '') return 'serve is empty. Set a port or text from the log: serve="3000".';
  if ((run.as === 'append' || run.as === 'excerpt') && fileOf(fence) === null)
    return `${run.as} needs a file in the title: title="src/app.module.ts".`;
  if (run.as === 'log' && !plan.steps.some((step) => step.kind === 'run' && step.serve !== null))
    return 'log needs an earlier command block with serve="3000".';
  return null;
}
