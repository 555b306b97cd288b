import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { cached, copyFolder, digest } from '../../shared/cache';
import type { Bindings } from './placeholders';
import { Docker, serveDocker } from './services/docker';
import { serveDockerEngine } from './services/docker-engine';
import { Terminal } from './terminal';

/** Folders and settings that all guides of one run share. */
export interface RunEnvironment {
  /** Folder for the projects. */
  projects: string;
  /** Folder for the services' data. The PostgreSQL user needs access to it. */
  data: string;
  /** Folder with programs that take precedence over those on the PATH. */
  programs: string;
  /** Environment variables for every guide. */
  env: Readonly<Record<string, string>>;
  /** Digest for the registry's packages. A cached install is only valid for these packages. */
  packagesKey: string;
  /** Repository root to write the guides' pictures to; null to take none. */
  photos: string | null;
}

/** Isolated environment for one guide: a project folder, a terminal, and services. */
export interface Sandbox {
  project: string;
  /** Folder with the terminal's state. */
  state: string;
  terminal: Terminal;
  docker: Docker;
  bindings: Bindings;
  /** Containers that were running when the guide ended. Guides that continue it restart them. */
  containers: ReturnType<Docker['list']>;
  close(): Promise<void>;
}

/**
 * Creates the sandbox for a guide.
 *
 * @param environment - Folders and variables shared by all guides.
 * @param docId - Guide ID.
 * @param before - Sandbox to copy from the guide that this one continues. Null starts empty.
 * @param env - Additional environment variables for this guide.
 */
export async function createSandbox(
  environment: RunEnvironment,
  docId: string,
  before: Sandbox | null,
  env: Readonly<Record<string, string>>,
): Promise<Sandbox> {
  const name = docId.replace(/\W+/g, '-');
  const project = path.join(environment.projects, name, path.basename(before?.project ?? 'project'));
  const state = path.join(environment.projects, name, 'terminal');
  const data = path.join(environment.data, name);
  fs.mkdirSync(path.dirname(project), { recursive: true });
  if (before) {
    copyProject(before.project, project);
    copyExactly(before.state, state);
    copyExactly(before.docker.folder, data);
  } else {
    for (const folder of [project, state, data]) fs.mkdirSync(folder, { recursive: true });
  }
  const docker = new Docker(data);
  const dockerCommand = await serveDocker(docker);
  const engine = await serveDockerEngine(`${data}-engine`);
  const terminal = new Terminal(project, state, {
    ...environment.env,
    ...engine.env,
    ...env,
    TUTORIAL_DOCKER: dockerCommand.url,
  });
  const sandbox: Sandbox = {
    project,
    state,
    terminal,
    docker,
    bindings: new Map(before?.bindings),
    containers: before?.containers ?? [],
    async close() {
      await terminal.close();
      sandbox.containers = docker.list();
      await docker.stopAll();
      await engine.close();
      dockerCommand.close();
    },
  };
  return sandbox;
}

/**
 * Copies a project. npm replaces files in node_modules instead of editing them, so hard links
 * suffice there.
 */
function copyProject(from: string, to: string): void {
  fs.mkdirSync(to, { recursive: true });
  for (const name of fs.readdirSync(from)) {
    if (name === 'node_modules') copyFolder(path.join(from, name), path.join(to, name));
    else copyExactly(path.join(from, name), path.join(to, name));
  }
}

function copyExactly(from: string, to: string): void {
  const { status, stderr } = spawnSync('cp', ['-a', from, to], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`Can't copy ${from} to ${to}: ${stderr}`);
}

/** Files and folders that `npm install` reads and writes. */
const INSTALLED = ['package.json', 'package-lock.json', '.npmrc', 'node_modules'] as const;

/**
 * Caches installs: runs the script, or restores the files that it produced earlier from the same
 * inputs.
 *
 * @param folder - Project folder.
 * @param script - Install commands.
 * @param environment - Settings for this run.
 * @param run - Runs the script.
 * @returns Result of `run`, or null when the files came from the cache.
 */
export async function installOnce<Result extends { code: number | null }>(
  folder: string,
  script: string,
  environment: RunEnvironment,
  run: () => Promise<Result>,
): Promise<Result | null> {
  const inputs = INSTALLED.filter((name) => name !== 'node_modules').map((name) => {
    const file = path.join(folder, name);
    return `${name}:${fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : ''}`;
  });
  const name = `install-${digest(script, ...inputs, path.basename(folder), environment.packagesKey, process.version)}`;
  let result: Result | null = null;
  let cachedFolder: string;
  try {
    cachedFolder = await cached(name, async (target) => {
      result = await run();
      if (result.code !== 0) throw new Error('The install failed and is not cached.');
      copyInstalled(folder, target);
    });
  } catch (error) {
    if (result === null) throw error;
    return result;
  }
  if (result === null) {
    for (const file of INSTALLED) fs.rmSync(path.join(folder, file), { recursive: true, force: true });
    copyInstalled(cachedFolder, folder);
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
