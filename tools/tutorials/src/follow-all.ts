import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { errorIn } from '../../../src/model/text/problem';
import { cacheFolder } from '../../shared/cache';
import { followGuide } from './follow-guide';
import type { Plan } from './plan';
import { findProgram, freePort, acquireLock } from './processes';
import type { GuideResult } from './report';
import { DOCKER_SCRIPT } from './services/docker';
import { startMail } from './services/mail';
import { postgresFolders } from './services/postgres';
import type { Service, StartService } from './services/service';
import { createSandbox, type RunEnvironment, type Sandbox } from './sandbox';

/** Services that a guide can request in its front matter. */
export const SERVICES: Readonly<Record<string, StartService>> = { mail: startMail };

/** Number of guides in parallel. Only one can use the ports at a time; the other one installs. */
const MAX_PARALLEL = 2;

/**
 * Follows guides in parallel, each after the one it continues.
 *
 * @param plans - Plans, each after the one it continues.
 * @param registry - Registry URL, the toolkit's npm scope, and package digest.
 * @param photos - Repository root to write the guides' pictures to; null to take none.
 * @param onResult - Called after each guide.
 * @returns Results in the same order as the plans.
 */
export async function followAll(
  plans: readonly Plan[],
  registry: { url: string; scope: string; key: string },
  photos: string | null,
  onResult: (result: GuideResult) => void,
): Promise<GuideResult[]> {
  const environment = { ...createRunEnvironment(registry), photos };
  const sandboxes = new Map<string, Sandbox>();
  const results = new Map<string, Promise<GuideResult>>();
  const slots = createSemaphore(MAX_PARALLEL);
  const ports = createSemaphore(1);
  for (const plan of plans) {
    const before = plan.after === null ? null : results.get(plan.after);
    results.set(
      plan.docId,
      (async () => {
        const previous = await before;
        const release = await slots();
        try {
          const result =
            previous && previous.problems.length > 0
              ? skippedResult(plan, previous)
              : await followOne(plan, environment, sandboxes, ports);
          onResult(result);
          return result;
        } finally {
          release();
        }
      })(),
    );
  }
  return Promise.all(results.values());
}

async function followOne(
  plan: Plan,
  environment: RunEnvironment,
  sandboxes: Map<string, Sandbox>,
  ports: () => Promise<() => void>,
): Promise<GuideResult> {
  const services: Service[] = [];
  let releasePorts: (() => void) | null = null;
  let sandbox: Sandbox | null = null;
  const before = plan.after === null ? null : (sandboxes.get(plan.after) ?? null);
  try {
    for (const name of plan.services) {
      const port = await freePort();
      const folder = path.join(environment.data, `${plan.docId.replace(/\W+/g, '-')}-${name}`);
      const service = await SERVICES[name]?.({ folder, port, env: {} });
      if (service) services.push(service);
    }
    const env = Object.assign({}, ...services.map((service) => service.env), plan.env) as Record<
      string,
      string
    >;
    const created = (sandbox = await createSandbox(environment, plan.docId, before, env));
    sandboxes.set(plan.docId, created);
    return await followGuide(plan, created, environment, async () => {
      if (releasePorts) return;
      const releaseInRun = await ports();
      const releaseOnMachine = await acquireLock();
      releasePorts = () => {
        releaseOnMachine();
        releaseInRun();
      };
      await created.docker.restore(created.containers);
    });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { ...emptyResult(plan), problems: [errorIn(plan.sourcePath, message)] };
  } finally {
    await sandbox?.close();
    for (const service of services) await service.stop();
    (releasePorts as (() => void) | null)?.();
  }
}

function skippedResult(plan: Plan, before: GuideResult): GuideResult {
  const message = `skipped: it continues ${before.docId}, which has problems.`;
  return { ...emptyResult(plan), problems: [errorIn(plan.sourcePath, message)] };
}

const emptyResult = (plan: Plan): GuideResult => ({
  docId: plan.docId,
  folder: null,
  blocks: 0,
  commands: 0,
  requests: 0,
  compared: 0,
  seconds: 0,
  problems: [],
  skipped: plan.skipped,
});

function createRunEnvironment({
  url,
  scope,
  key,
}: {
  url: string;
  scope: string;
  key: string;
}): Omit<RunEnvironment, 'photos'> {
  const projects = path.join(cacheFolder, `run-${process.pid}`);
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'softkit-tutorials-'));
  // PostgreSQL runs as a separate user, who needs to traverse this folder.
  fs.chmodSync(data, 0o711);
  // An exit handler also cleans up when the run is interrupted.
  process.once('exit', () => {
    for (const folder of [projects, data]) fs.rmSync(folder, { recursive: true, force: true });
  });
  const programs = path.join(projects, 'programs');
  fs.mkdirSync(programs, { recursive: true });
  fs.writeFileSync(path.join(programs, 'docker'), DOCKER_SCRIPT, { mode: 0o755 });
  fs.writeFileSync(path.join(programs, '.curlrc'), 'silent\nshow-error\n');
  const env = {
    ...cleanEnvironment(),
    PATH: [programs, pathWithoutRepository(), ...postgresFolders()].join(':'),
    CURL_HOME: programs,
    NO_COLOR: '1',
    NX_DAEMON: 'false',
    [`npm_config_${scope}:registry`]: url,
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_update_notifier: 'false',
    npm_config_prefer_offline: 'true',
  };
  return { projects, data, programs, env, packagesKey: key };
}

/** Environment variables without those that `npm run` sets, because they change how npm behaves. */
function cleanEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter(
      (entry): entry is [string, string] =>
        entry[1] !== undefined &&
        !/^(?:npm_(?!config_)|npm_config_(?:local_prefix|prefix|nodedir|node_gyp)|INIT_CWD|NODE_ENV|NODE_OPTIONS|FORCE_COLOR|TSX)/i.test(
          entry[0],
        ),
    ),
  );
}

/**
 * PATH without this repository's programs, so that a package missing from a guide's install command
 * is noticed.
 */
function pathWithoutRepository(): string {
  return (process.env['PATH'] ?? '')
    .split(':')
    .filter((folder) => !/node_modules|node-gyp-bin/.test(folder))
    .join(':');
}

/** Error messages for required programs that aren't installed. */
export function missingPrograms(): string[] {
  return ['bash', 'curl', 'npm', 'git']
    .filter((name) => findProgram(name) === null)
    .map((name) => `"${name}" is not on the PATH. Install it and try again.`);
}

/**
 * Limits how many tasks run at a time.
 *
 * @returns Function that waits for a free slot and resolves to a function that releases it.
 */
function createSemaphore(size: number): () => Promise<() => void> {
  const waiting: (() => void)[] = [];
  let available = size;
  return async () => {
    if (available === 0) await new Promise<void>((resolve) => waiting.push(resolve));
    else available--;
    return () => {
      const next = waiting.shift();
      if (next) next();
      else available++;
    };
  };
}
