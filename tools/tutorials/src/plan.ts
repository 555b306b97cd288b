import { docIdOf } from '../../../src/model/addresses';
import type { Problem } from '../../../src/model/problem';
import { readCut } from '../../../plugins/gatsby-transformer-docs/src/samples/read-cut';
import type { Guide, GuideFence } from '../../../plugins/gatsby-transformer-docs/src/samples/read-guide';
import { readCommands } from '../../../plugins/gatsby-transformer-docs/src/samples/read-commands';

/** What a page shows as output or answer. */
export interface Shown {
  language: 'json' | 'text' | 'http';
  text: string;
  /** Line of the guide, from 1. */
  line: number;
}

/** One thing that a reader does. Lines are those of the guide, from 1. */
export type Step =
  | { kind: 'write'; line: number; file: string; text: string; how: 'whole' | 'append' | 'diff' | 'excerpt' }
  | {
      kind: 'run';
      line: number;
      script: string;
      exit: number;
      /** Port or text that shows that a command that keeps running is ready. */
      serve: string | null;
      /** Only installs packages, so that what it leaves can be kept for the next time. */
      installs: boolean;
      /** Uses no port that another guide may be using. */
      quiet: boolean;
      shown: Shown | null;
    }
  /** Lines that the log of what serves has by now. */
  | { kind: 'log'; line: number; shown: Shown };

/** What a reader does on one page. */
export interface Plan {
  docId: string;
  sourcePath: string;
  after: string | null;
  services: string[];
  env: Record<string, string>;
  steps: Step[];
  /** Why blocks are left out. */
  left: { line: number; reason: string }[];
}

type Readable = Pick<Guide, 'relativePath' | 'sourcePath' | 'frontMatter' | 'fences'>;

const COMMANDS = /^(?:bash|sh|shell|npm)$/;
const SHOWN = { json: 'json', text: 'text', txt: 'text', http: 'http' } as const;

/**
 * Reads from a guide what a reader does. A command block comes with the block after it that shows what it prints.
 *
 * @returns The plan, and the marks that make no sense.
 */
export function readPlan(guide: Readable): { plan: Plan; problems: Problem[] } {
  const { after = null, services = [], env = {} } = guide.frontMatter.run ?? {};
  const plan: Plan = {
    docId: docIdOf(guide.relativePath),
    sourcePath: guide.sourcePath,
    after,
    services,
    env,
    steps: [],
    left: [],
  };
  const problems: Problem[] = [];
  let previous: GuideFence | null = null;
  for (const fence of guide.fences) {
    const problem = markProblem(fence, plan);
    if (problem)
      problems.push({ file: guide.sourcePath, line: fence.line - 1, message: problem, severity: 'error' });
    else addSteps(plan, fence, previous);
    previous = fence;
  }
  return { plan, problems };
}

function addSteps(plan: Plan, fence: GuideFence, previous: GuideFence | null): void {
  const { language, meta, code, line } = fence;
  const file = fileOf(fence);
  if (meta.run.noRun !== null) plan.left.push({ line, reason: meta.run.noRun });
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
  else if (language in SHOWN) {
    const shown: Shown = { language: SHOWN[language as keyof typeof SHOWN], text: code, line };
    const last = plan.steps.at(-1);
    const isAnswer =
      last?.kind === 'run' && previous !== null && isCommand(previous) && previous.heading === fence.heading;
    if (meta.run.as === 'log' || (isAnswer && last.serve !== null))
      plan.steps.push({ kind: 'log', line, shown });
    else if (isAnswer) last.shown = shown;
  }
}

/** A block with prompts is a session: each command with the lines that follow it as what it prints. */
function commandSteps({ code, line, meta }: GuideFence): Step[] {
  const lines = code.split('\n');
  const step = (script: string, at: number, shown: Shown | null): Step => ({
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
    const shown: Shown = { language: 'text', text: output, line: line + start + script.length };
    return step(script.join('\n'), start, output === '' ? null : shown);
  });
}

/** The file a block is about, or null when its title is none. */
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

/** Programs that talk to a service or are one. */
function isQuiet([program = '', ...words]: readonly string[]): boolean {
  if (program === 'npm') return isInstall([program, ...words]) || words.join(' ') === 'run build';
  if (program === 'npx')
    return /^(?:tsc|create-nx-workspace)(?:@|$)/.test(words.find((word) => !word.startsWith('-')) ?? '');
  return /^(?:cat|cd|cp|echo|export|ls|mkdir|mv|rm|touch|tsc)$/.test(program);
}

function markProblem(fence: GuideFence, plan: Plan): string | null {
  const { run } = fence.meta;
  if (run.noRun !== null)
    return run.noRun.trim().length < 8
      ? 'no-run has no reason. Say why the block is left out: no-run="needs an account at …".'
      : null;
  if ((run.serve !== null || run.exit !== 0) && !isCommand(fence))
    return 'serve and exit belong to a block of commands: bash, sh or npm, without a title.';
  if (run.serve === '') return 'serve is empty. Expected a port or a text of the log: serve="3000".';
  if ((run.as === 'append' || run.as === 'excerpt') && fileOf(fence) === null)
    return `${run.as} needs the file: title="src/app.module.ts".`;
  if (run.as === 'log' && !plan.steps.some((step) => step.kind === 'run' && step.serve !== null))
    return 'log needs a block above that goes on running: serve="3000".';
  return null;
}
