import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { cached, copyFolder, digest } from './cache';
import type { Bindings } from './placeholders';
import { Docker, serveDocker } from './services/docker';
import { serveDockerEngine } from './services/docker-engine';
import { Terminal } from './terminal';

/** Folders of all guides that are followed in one run. */
export interface Ground {
  /** Where projects go. */
  projects: string;
  /** Where services keep their data: a place that PostgreSQL's user can reach. */
  data: string;
  /** Folder with the programs that stand before those of the PATH. */
  programs: string;
  env: Readonly<Record<string, string>>;
  /** What the registry serves: its name is part of what an install leaves. */
  packagesKey: string;
}

/** What a reader has before them while they follow a guide: a folder, a terminal and services. */
export interface World {
  project: string;
  state: string;
  terminal: Terminal;
  docker: Docker;
  bindings: Bindings;
  /** Containers that ran when the guide ended, for guides that go on from here. */
  containers: ReturnType<Docker['list']>;
  close(): Promise<void>;
}

/**
 * Makes the world of a guide: an empty folder, or a copy of what another guide left.
 *
 * @param env - Variables of this guide, besides those of all.
 */
export async function createWorld(
  ground: Ground,
  docId: string,
  before: World | null,
  env: Readonly<Record<string, string>>,
): Promise<World> {
  const name = docId.replace(/\W+/g, '-');
  const project = path.join(ground.projects, name, path.basename(before?.project ?? 'project'));
  const state = path.join(ground.projects, name, 'terminal');
  const data = path.join(ground.data, name);
  fs.mkdirSync(path.dirname(project), { recursive: true });
  if (before) {
    copyProject(before.project, project);
    copyExactly(before.state, state);
    copyExactly(before.docker.folder, data);
  } else {
    for (const folder of [project, state, data]) fs.mkdirSync(folder, { recursive: true });
  }
  const docker = new Docker(data);
  const line = await serveDocker(docker);
  const engine = await serveDockerEngine(`${data}-engine`);
  const terminal = new Terminal(project, state, {
    ...ground.env,
    ...engine.env,
    ...env,
    TUTORIAL_DOCKER: line.url,
  });
  const world: World = {
    project,
    state,
    terminal,
    docker,
    bindings: new Map(before?.bindings),
    containers: before?.containers ?? [],
    async close() {
      await terminal.close();
      world.containers = docker.list();
      await docker.stopAll();
      await engine.close();
      line.close();
    },
  };
  return world;
}

/** Copies a project: npm replaces what is in node_modules, so links are enough there; all else may be written to. */
function copyProject(from: string, to: string): void {
  fs.mkdirSync(to, { recursive: true });
  for (const name of fs.readdirSync(from)) {
    if (name === 'node_modules') copyFolder(path.join(from, name), path.join(to, name));
    else copyExactly(path.join(from, name), path.join(to, name));
  }
}

function copyExactly(from: string, to: string): void {
  const { status, stderr } = spawnSync('cp', ['-a', from, to], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${from} could not be copied: ${stderr}`);
}

/** What `npm install` reads and writes. */
const INSTALLED = ['package.json', 'package-lock.json', '.npmrc', 'node_modules'] as const;

/**
 * Does what npm did before with the same script in a folder of the same state, or runs it and keeps what it leaves.
 *
 * @returns What `run` returned, or null when an earlier run was used.
 */
export async function installOnce<Result extends { code: number | null }>(
  folder: string,
  script: string,
  ground: Ground,
  run: () => Promise<Result>,
): Promise<Result | null> {
  const inputs = INSTALLED.filter((name) => name !== 'node_modules').map((name) => {
    const file = path.join(folder, name);
    return `${name}:${fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : ''}`;
  });
  const name = `install-${digest(script, ...inputs, path.basename(folder), ground.packagesKey, process.version)}`;
  let result: Result | null = null;
  let kept: string;
  try {
    kept = await cached(name, async (target) => {
      result = await run();
      if (result.code !== 0) throw new Error('not kept');
      copyInstalled(folder, target);
    });
  } catch (error) {
    if (result === null) throw error;
    return result;
  }
  if (result === null) {
    for (const file of INSTALLED) fs.rmSync(path.join(folder, file), { recursive: true, force: true });
    copyInstalled(kept, folder);
  }
  return result;
}

function copyInstalled(from: string, to: string): void {
  for (const name of INSTALLED) {
    const file = path.join(from, name);
    if (!fs.existsSync(file)) continue;
    if (name === 'node_modules') copyFolder(file, path.join(to, name));
    else fs.cpSync(file, path.join(to, name));
  }
}
