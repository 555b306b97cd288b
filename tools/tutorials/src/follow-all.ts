import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Problem } from '../../../src/model/problem';
import { cacheFolder } from './cache';
import { followGuide } from './follow';
import type { Plan } from './plan';
import { findProgram, freePort, takeTurn } from './processes';
import type { Followed } from './report';
import { DOCKER_SCRIPT } from './services/docker';
import { startFtp } from './services/ftp';
import { startMail } from './services/mail';
import { postgresFolders } from './services/postgres';
import { startS3 } from './services/s3';
import type { Service, StartService } from './services/service';
import { createWorld, type Ground, type World } from './world';

/** Services that a guide can ask for in its front matter. */
export const SERVICES: Readonly<Record<string, StartService>> = {
  mail: startMail,
  s3: startS3,
  ftp: startFtp,
};

/** How many guides are followed at the same time. All share the ports of this machine, so that mostly one runs while others install. */
const AT_ONCE = 2;

/**
 * Follows guides in parallel, each after the one it continues.
 *
 * @param plans - Ordered so that each guide comes after the one it continues.
 * @param registry - Address of the registry with the toolkit's packages, and their key.
 * @param tell - Called after each guide.
 */
export async function followAll(
  plans: readonly Plan[],
  registry: { url: string; scope: string; key: string },
  tell: (followed: Followed) => void,
): Promise<Followed[]> {
  const ground = createGround(registry);
  const worlds = new Map<string, World>();
  const results = new Map<string, Promise<Followed>>();
  const slots = createLock(AT_ONCE);
  const ports = createLock(1);
  for (const plan of plans) {
    const before = plan.after === null ? null : results.get(plan.after);
    results.set(
      plan.docId,
      (async () => {
        const previous = await before;
        const free = await slots();
        try {
          const followed =
            previous && previous.problems.length > 0
              ? notFollowed(plan, previous)
              : await followOne(plan, ground, worlds, ports);
          tell(followed);
          return followed;
        } finally {
          free();
        }
      })(),
    );
  }
  return Promise.all(results.values());
}

async function followOne(
  plan: Plan,
  ground: Ground,
  worlds: Map<string, World>,
  ports: () => Promise<() => void>,
): Promise<Followed> {
  const services: Service[] = [];
  let free: (() => void) | null = null;
  let world: World | null = null;
  const before = plan.after === null ? null : (worlds.get(plan.after) ?? null);
  try {
    for (const name of plan.services) {
      const port = await freePort();
      const folder = path.join(ground.data, `${plan.docId.replace(/\W+/g, '-')}-${name}`);
      const service = await SERVICES[name]?.({ folder, port, env: {} });
      if (service) services.push(service);
    }
    const env = Object.assign({}, ...services.map((service) => service.env), plan.env) as Record<
      string,
      string
    >;
    const here = (world = await createWorld(ground, plan.docId, before, env));
    worlds.set(plan.docId, here);
    return await followGuide(plan, here, ground, async () => {
      if (free) return;
      const leave = await ports();
      const end = await takeTurn();
      free = () => {
        end();
        leave();
      };
      await here.docker.restore(here.containers);
    });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { ...empty(plan), problems: [{ file: plan.sourcePath, message, severity: 'error' }] };
  } finally {
    await world?.close();
    for (const service of services) await service.stop();
    (free as (() => void) | null)?.();
  }
}

function notFollowed(plan: Plan, before: Followed): Followed {
  const problem: Problem = {
    file: plan.sourcePath,
    message: `was not followed because it continues ${before.docId}, which has problems.`,
    severity: 'error',
  };
  return { ...empty(plan), problems: [problem] };
}

const empty = (plan: Plan): Followed => ({
  docId: plan.docId,
  blocks: 0,
  requests: 0,
  compared: 0,
  seconds: 0,
  problems: [],
  left: plan.left,
});

function createGround({ url, scope, key }: { url: string; scope: string; key: string }): Ground {
  const projects = path.join(cacheFolder, `run-${process.pid}`);
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'softkit-tutorials-'));
  // PostgreSQL runs as a user of its own, who has to get through.
  fs.chmodSync(data, 0o711);
  // Also when the run is interrupted.
  process.once('exit', () => {
    for (const folder of [projects, data]) fs.rmSync(folder, { recursive: true, force: true });
  });
  const programs = path.join(projects, 'programs');
  fs.mkdirSync(programs, { recursive: true });
  fs.writeFileSync(path.join(programs, 'docker'), DOCKER_SCRIPT, { mode: 0o755 });
  fs.writeFileSync(path.join(programs, '.curlrc'), 'silent\nshow-error\n');
  const env = {
    ...ownVariables(),
    PATH: [programs, readersPath(), ...postgresFolders()].join(':'),
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

/** The variables of this process without those that npm gives a script, which would make a reader's npm behave in another way. */
function ownVariables(): Record<string, string> {
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

/** The PATH without the programs of this repository, so that one that a guide forgets to install is missed. */
function readersPath(): string {
  return (process.env['PATH'] ?? '')
    .split(':')
    .filter((folder) => !/node_modules|node-gyp-bin/.test(folder))
    .join(':');
}

/** What must be on this machine; the sentences of what is not. */
export function missingPrograms(): string[] {
  return ['bash', 'curl', 'npm', 'git']
    .filter((name) => findProgram(name) === null)
    .map((name) => `"${name}" is not on the PATH. Install it.`);
}

/** A lock for so many at a time: resolves to what frees it again. */
function createLock(places: number): () => Promise<() => void> {
  const waiting: (() => void)[] = [];
  let left = places;
  return async () => {
    if (left === 0) await new Promise<void>((resolve) => waiting.push(resolve));
    else left--;
    return () => {
      const next = waiting.shift();
      if (next) next();
      else left++;
    };
  };
}
