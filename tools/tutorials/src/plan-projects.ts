import fs from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { parse } from 'node-html-parser';
import {
  digestBlocks,
  type FollowedGuide,
  type FollowedGuides,
} from '../../../packages/guide-files/followed-guides';
import { guideChain } from '../../../packages/guide-files/guide-chain';
import {
  archivePath,
  digestProject,
  packProject,
  type ProjectSources,
} from '../../../packages/guide-files/projects';
import type { ParsedGuide } from '../../../packages/guide-files/read-guide';
import { docIdOf, slugOf } from '../../../src/model/docs/addresses';
import { collectProject, splitScript, startStep, type LocalRegistry, type RunStep } from './collect-project';
import type { Plan } from './plan';

/** Facts about a project, for the results. */
type Project = Required<FollowedGuide>['project'];

type GuideBlocks = Pick<ParsedGuide, 'relativePath' | 'fences'>;

/**
 * Finds why a guide can't have a project. Null if it can.
 *
 * @param chain - The guide's plan, and those of the guides that it continues.
 */
export function whyNoProject(chain: readonly Plan[]): string | null {
  const [plan] = chain;
  const step = plan && startStep(plan);
  if (!step) return 'it runs neither one server nor tests';
  if (/^\w+=/.test(splitScript(step.script).start)) return 'it starts with variables';
  const before = stepsBefore(chain);
  if (before.some(({ script }) => /\bcreate-nx-workspace\b/.test(script)))
    return 'an Nx workspace locks more packages than an archive can hold';
  if (before.some(({ script }) => /\bdocker exec\b|\bftp:\/\//.test(script)))
    return 'it needs data that the guide wrote in a container';
  return null;
}

/** Returns the commands of a chain of guides, up to the one that starts the project. */
function stepsBefore(chain: readonly Plan[]): RunStep[] {
  const [plan] = chain;
  const steps = [...chain].reverse().flatMap(({ steps }) => steps);
  const start = plan && startStep(plan);
  return steps
    .slice(0, start ? steps.indexOf(start) : 0)
    .filter((step): step is RunStep => step.kind === 'run');
}

/**
 * Returns the commands that must run before a guide's project: those that start a database, for
 * example, and the variables that the guide tells readers to set.
 */
export function setupOf(chain: readonly Plan[]): string {
  const variables = Object.entries(Object.assign({}, ...chain.map(({ env }) => env)) as Plan['env']);
  const scripts = stepsBefore(chain).flatMap(({ script }) =>
    /^(?:docker run|export) /m.test(script) ? [script] : [],
  );
  return [...scripts, ...variables.map(([name, value]) => `export ${name}=${value}`)].join('\n');
}

/**
 * Returns the digests of the code blocks that a guide's project comes from: its own, and those of
 * the guides that it continues.
 */
export function chainBlocks(chain: readonly { docId: string }[], guides: readonly GuideBlocks[]): string[] {
  return chain.map(({ docId }) =>
    digestBlocks(guides.find(({ relativePath }) => docIdOf(relativePath) === docId)?.fences ?? []),
  );
}

/** Returns a guide's plan and those that it continues, nearest first. */
export function planChain(docId: string, plans: readonly Plan[]): Plan[] {
  const find = (id: string | null) => plans.find((plan) => plan.docId === id);
  const plan = find(docId);
  return plan ? guideChain(plan, ({ after }) => find(after)) : [];
}

/**
 * Collects the project that following a guide made.
 *
 * @param chain - The guide's plan, and those of the guides that it continues.
 * @param folder - The project's folder.
 * @param run - The run's date.
 * @returns The project's files, and the facts about it.
 * @throws Error if it contains what can't be published, or is too large.
 */
export async function finishProject(
  chain: readonly Plan[],
  folder: string,
  run: Pick<FollowedGuide, 'date'>,
  guides: readonly GuideBlocks[],
  registry: LocalRegistry,
): Promise<{ files: ProjectSources; project: Project }> {
  const [plan] = chain as [Plan];
  const files = collectProject(plan, folder, registry);
  const setup = setupOf(chain);
  const project = {
    command: startStep(plan)?.serve === null ? 'npm test' : 'npm start',
    ...(setup === '' ? {} : { setup }),
    digest: digestProject(files, chainBlocks(chain, guides)),
  };
  await packProject(plan.docId, run.date, files);
  return { files, project };
}

/**
 * Serves the archives of the built site, and plans how to test them with the commands on its pages.
 *
 * @param root - Repository root, with the built site in `public/`.
 * @param plans - Plans of the guides.
 * @param followed - Results with the projects.
 * @throws Error if a page has no such command.
 */
export async function planArchives(
  root: string,
  plans: readonly Plan[],
  followed: FollowedGuides,
): Promise<{ plans: Plan[]; server: Server }> {
  const server = createServer(({ url = '' }, response) => {
    const file = path.join(root, 'public/projects', path.posix.basename(url));
    response.writeHead(fs.existsSync(file) ? 200 : 404).end(fs.existsSync(file) ? fs.readFileSync(file) : '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const tested = plans.filter(({ docId }) => followed[docId]?.project);
  const tests = tested.map((plan) =>
    archivePlan(plan, commandOnPage(root, plan.docId).replace(/https?:\/\/\S*(?=\/projects\/)/, origin)),
  );
  return { plans: tests, server };
}

/** Reads the command that downloads and starts a guide's project from its page. */
function commandOnPage(root: string, docId: string): string {
  const file = `public${slugOf(docId)}index.html`;
  const html = fs.existsSync(path.join(root, file)) ? fs.readFileSync(path.join(root, file), 'utf8') : '';
  // By default, the parser doesn't look inside `pre`.
  const command = parse(html, { blockTextElements: {} })
    .querySelectorAll('figure.code code')
    .map(({ text }) => text)
    .find((text) => text.includes(`${archivePath(docId)} | tar xz`));
  if (command === undefined)
    throw new Error(`${file} has no command that downloads its project. Run: npm run build`);
  return command;
}

/**
 * Returns a plan that downloads, installs, and starts a guide's project, and then goes on like the
 * guide after its start.
 *
 * @param plan - The guide's plan.
 * @param command - The command on the guide's page, after those that must run first.
 * @throws Error if no step of the guide starts the project.
 */
export function archivePlan(plan: Plan, command: string): Plan {
  const start = startStep(plan);
  if (!start) throw new Error(`${plan.sourcePath}: nothing starts the project.`);
  const setup = command.split('\n');
  const [download = '', enter = '', install = '', startCommand = ''] = (setup.pop() ?? '').split(' && ');
  const { line } = start;
  const common = { kind: 'run', line, exit: 0, serve: null, shown: null, installs: false } as const;
  const after = plan.steps
    .slice(plan.steps.indexOf(start) + 1)
    .filter((step) => step.kind === 'log' || (step.kind === 'run' && !step.installs));
  return {
    ...plan,
    after: null,
    services: [],
    env: {},
    photos: {},
    steps: [
      { ...common, script: `${download}\n${enter}`, quiet: true },
      { ...common, script: install, installs: true, quiet: true },
      ...(setup.length > 0 ? [{ ...common, script: setup.join('\n'), quiet: false }] : []),
      { ...start, script: startCommand },
      ...after,
    ],
  };
}
