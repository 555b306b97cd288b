import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  digestBlocks,
  type FollowedGuide,
  type FollowedGuides,
} from '../../../packages/guide-files/followed-guides';
import { guideChain } from '../../../packages/guide-files/guide-chain';
import {
  digestProject,
  packProject,
  projectName,
  PROJECTS_FOLDER,
  readProject,
} from '../../../packages/guide-files/projects';
import type { Guide } from '../../../packages/guide-files/read-guide';
import { docIdOf } from '../../../src/model/addresses';
import { collectProject, startStep, type LocalRegistry } from './collect-project';
import type { Plan } from './plan';

type GuideBlocks = Pick<Guide, 'relativePath' | 'fences'>;

/**
 * Finds why a guide can't have a project. Null if it can.
 *
 * @param chain - The guide's plan, and those of the guides that it continues.
 */
export function whyNoProject(chain: readonly Plan[]): string | null {
  const usesService = ({ services, steps }: Plan) =>
    services.length > 0 || steps.some((step) => step.kind === 'run' && /\bdocker\b/.test(step.script));
  const [plan] = chain;
  if (!plan) return null;
  if (chain.some(usesService))
    return 'it needs a database or another service, which "npm start" would not start';
  const servers = new Set(plan.steps.flatMap((step) => (step.kind === 'run' ? (step.serve ?? []) : [])));
  if (servers.size > 1) return 'it starts several servers';
  return startStep(plan) === null ? 'it runs neither a server nor "npm test"' : null;
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

/** Returns a plan and those that it continues, nearest first. */
export const planChain = (plan: Plan, plans: readonly Plan[]): Plan[] =>
  guideChain(plan, ({ after }) => plans.find(({ docId }) => docId === after));

/**
 * Writes a guide's project to `projects/`.
 *
 * @param root - Repository root.
 * @param chain - The guide's plan, and those of the guides that it continues.
 * @param folder - The project that following the guide made.
 * @returns The facts about the project, for the results.
 * @throws Error if it contains what can't be published.
 */
export function publishProject(
  root: string,
  chain: readonly Plan[],
  folder: string,
  guides: readonly GuideBlocks[],
  registry: LocalRegistry,
): Required<FollowedGuide>['project'] {
  const [plan] = chain as [Plan];
  const files = collectProject(plan, folder, registry);
  const target = path.join(root, PROJECTS_FOLDER, projectName(plan.docId));
  fs.rmSync(target, { recursive: true, force: true });
  for (const [file, text] of files) {
    fs.mkdirSync(path.dirname(path.join(target, file)), { recursive: true });
    fs.writeFileSync(path.join(target, file), text);
  }
  const command = startStep(plan)?.serve === null ? 'npm test' : 'npm start';
  return { command, digest: digestProject(files, chainBlocks(chain, guides)) };
}

/** Deletes projects that aren't in the results, such as those of deleted guides. */
export function deleteUnnamedProjects(root: string, followed: FollowedGuides): void {
  const names = Object.entries(followed).flatMap(([docId, { project }]) =>
    project ? [projectName(docId)] : [],
  );
  const folder = path.join(root, PROJECTS_FOLDER);
  for (const name of fs.existsSync(folder) ? fs.readdirSync(folder) : [])
    if (!names.includes(name)) fs.rmSync(path.join(folder, name), { recursive: true });
}

/**
 * Packs the published projects among some guides, and plans how to test the archives.
 *
 * @param root - Repository root.
 * @param plans - Plans of the guides.
 * @param followed - Results with the projects.
 */
export async function planArchives(
  root: string,
  plans: readonly Plan[],
  followed: FollowedGuides,
): Promise<Plan[]> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'softkit-archives-'));
  process.once('exit', () => fs.rmSync(folder, { recursive: true, force: true }));
  const tests: Plan[] = [];
  for (const plan of plans) {
    const { docId, sourcePath } = plan;
    const test = followed[docId];
    if (!test?.project) continue;
    const archive = path.join(folder, `${projectName(docId)}.tgz`);
    const guide = { docId, title: docId, url: sourcePath };
    const files = readProject(root, docId);
    fs.writeFileSync(archive, await packProject(guide, { ...test, project: test.project }, files));
    tests.push(archivePlan(plan, archive, test.project.command));
  }
  return tests;
}

/**
 * Returns a plan that unpacks a guide's archive, installs and starts the project, and then goes on
 * like the guide after its start.
 *
 * @param plan - The guide's plan.
 * @param archive - Absolute path of the archive.
 * @param command - `npm start` or `npm test`.
 * @throws Error if no step of the guide starts the project.
 */
export function archivePlan(plan: Plan, archive: string, command: string): Plan {
  const start = startStep(plan);
  if (!start) throw new Error(`${plan.sourcePath}: nothing starts the project.`);
  const { line } = start;
  const common = { kind: 'run', line, exit: 0, serve: null, shown: null, quiet: true } as const;
  const after = plan.steps
    .slice(plan.steps.indexOf(start) + 1)
    .filter((step) => step.kind === 'log' || (step.kind === 'run' && !step.installs));
  return {
    ...plan,
    after: null,
    photos: {},
    steps: [
      { ...common, script: `tar xzf '${archive}'\ncd ${projectName(plan.docId)}`, installs: false },
      { ...common, script: 'npm install', installs: true },
      { ...start, script: command },
      ...after,
    ],
  };
}
