import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  packagesWithoutChecksum,
  projectName,
  splitFlags,
  type ProjectSources,
} from '../../../packages/guide-files/projects';
import { listFiles } from '../../../src/node/files';
import type { Plan, Step } from './plan';

const PUBLIC_REGISTRY = 'https://registry.npmjs.org';

/** The test script that `npm init` writes. It only fails. */
const NO_TESTS = 'echo "Error: no test specified" && exit 1';

/** A step that runs commands. */
export type RunStep = Extract<Step, { kind: 'run' }>;

interface Manifest {
  name: string;
  scripts?: Record<string, string>;
}

interface LockFile {
  name: string;
  packages: Record<
    string,
    { name?: string; version?: string; resolved?: string; integrity?: string; link?: boolean }
  >;
}

/** The local registry, and the npm scope of the packages in it. */
export interface LocalRegistry {
  url: string;
  scope: string;
}

/**
 * The step that starts the finished project: the last server, or the last tests if there are no
 * servers or several ones.
 */
export function startStep({ steps }: Plan): RunStep | null {
  const runs = steps.filter((step): step is RunStep => step.kind === 'run');
  const servers = runs.filter(({ serve }) => serve !== null);
  if (new Set(servers.map(({ serve }) => serve)).size === 1) return servers.at(-1) ?? null;
  return runs.findLast(({ script }) => /^(?:npm test|npx jest\b.*)$/.test(splitScript(script).start)) ?? null;
}

/** Splits a script into its last command and those before it. */
export function splitScript(script: string): { before: string; start: string } {
  const commands = script
    .replaceAll('\\\n', ' ')
    .trim()
    .split(/\s*(?:\n|&&)\s*/);
  const start = commands.pop() ?? '';
  return { before: commands.join(' && '), start };
}

/**
 * Reads the project that a reader of a guide has at its end. It gets the guide's name, and scripts
 * that start it like the guide does. Its lock file gets public addresses.
 *
 * @param plan - The guide's plan.
 * @param folder - The project's folder.
 * @throws Error if a file isn't text or contains something of this machine.
 */
export function collectProject(plan: Plan, folder: string, registry: LocalRegistry): ProjectSources {
  const name = projectName(plan.docId);
  const files = new Map<string, string>();
  for (const file of listFiles(folder, (each) => !/^(?:node_modules|dist|\.git)\//.test(each))) {
    const data = fs.readFileSync(path.join(folder, file));
    const text = data.toString();
    if (!Buffer.from(text).equals(data))
      throw new Error(`${plan.sourcePath}: ${file} in this project isn't a text file.`);
    files.set(file, text);
  }
  const print = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  for (const required of ['package.json', 'package-lock.json'])
    if (!files.has(required)) throw new Error(`${plan.sourcePath}: its project has no ${required}.`);
  files.set(
    'package.json',
    print(startable(JSON.parse(files.get('package.json') ?? '') as Manifest, name, plan)),
  );
  const lock = JSON.parse(files.get('package-lock.json') ?? '') as LockFile;
  files.set('package-lock.json', print(portable(lock, name, registry.scope)));
  const foreign = packagesWithoutChecksum(files.get('package-lock.json') ?? '').filter(
    (each) => !each.startsWith(`${registry.scope}/`),
  );
  if (foreign.length > 0)
    throw new Error(`${plan.sourcePath}: its package-lock.json has no checksum for ${foreign.join(', ')}.`);
  for (const [file, text] of files)
    for (const [what, value] of traces(folder, registry))
      if (text.includes(value))
        throw new Error(`${plan.sourcePath}: ${file} of its project contains ${what}.`);
  return files;
}

/** Returns a manifest whose `npm start` or `npm test` runs what the guide runs at its end. */
function startable(manifest: Manifest, name: string, plan: Plan): Manifest {
  const scripts = Object.fromEntries(
    Object.entries(manifest.scripts ?? {}).filter(([, command]) => command !== NO_TESTS),
  );
  const step = startStep(plan);
  if (!step) return { ...manifest, name, scripts };
  const script = step.serve === null ? 'test' : 'start';
  const { before, start } = splitScript(step.script);
  return {
    ...manifest,
    name,
    scripts: {
      ...scripts,
      ...(before === '' ? {} : { [`pre${script}`]: before }),
      ...(start === `npm ${script}` ? {} : { [script]: start }),
    },
  };
}

/**
 * Returns a lock file with the addresses of the public registry instead of the local one. The
 * packages of the toolkit keep only their versions, because they were built on this machine.
 */
function portable(lock: LockFile, name: string, scope: string): LockFile {
  const packages = Object.entries(lock.packages).map(([folder, entry]) => {
    if (folder === '') return [folder, { ...entry, name }] as const;
    const { resolved: _, integrity, ...rest } = entry;
    const packageName = entry.name ?? folder.replace(/^.*node_modules\//, '');
    if (packageName.startsWith(`${scope}/`) || integrity === undefined) {
      const { shared, flags } = splitFlags(rest);
      return [folder, { ...shared, ...flags }] as const;
    }
    const { version, ...more } = rest;
    const file = `${path.posix.basename(packageName)}-${version}.tgz`;
    const resolved = `${PUBLIC_REGISTRY}/${packageName}/-/${file}`;
    const { shared, flags } = splitFlags(more);
    return [folder, { version, resolved, integrity, ...shared, ...flags }] as const;
  });
  return { ...lock, name, packages: Object.fromEntries(packages) };
}

/**
 * Lists the strings that a project must not contain: paths and addresses of this machine, and
 * secrets.
 */
function traces(folder: string, { url }: LocalRegistry): [what: string, value: string][] {
  const secrets = Object.entries(process.env).filter(
    ([name, value = '']) => /token|secret|password|key/i.test(name) && value.length >= 8,
  );
  return [
    ['a path of this machine', folder],
    ['a path of this machine', `${os.homedir()}/`],
    ["the local registry's address", new URL(url).host],
    ...secrets.map(([name, value = '']): [string, string] => [`the value of ${name}`, value]),
  ];
}
