import { parseArgs } from 'node:util';
import type { Docker } from './docker';
import { getImage } from './images';

/**
 * The `docker` program on the PATH. It sends its arguments to the emulator and runs the returned
 * script.
 */
export const DOCKER_SCRIPT = `#!/bin/sh
# Emulates Docker for guides.
script=$(for word in "$@"; do printf '%s\\0' "$word"; done | curl -sS --data-binary @- "$TUTORIAL_DOCKER") || exit 125
eval "$script"
`;

/**
 * Runs a `docker` command.
 *
 * @returns Shell script that prints or runs what Docker would, or prints the error.
 */
export async function runDockerCommand(docker: Docker, words: readonly string[]): Promise<string> {
  const [command = '', ...args] = words;
  try {
    if (command === 'run') return await run(docker, args);
    if (command === 'exec') return execute(docker, args);
    throw new Error(`"docker ${command}" is not supported. Supported commands: run, exec.`);
  } catch (error) {
    return `echo ${quote(`docker: ${error instanceof Error ? error.message : String(error)}`)} >&2; exit 125`;
  }
}

async function run(docker: Docker, args: string[]): Promise<string> {
  const {
    values: { name = `unnamed-${docker.running().length}`, env, publish },
    positionals: [image = ''],
  } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      detach: { type: 'boolean', short: 'd' },
      env: { type: 'string', short: 'e', multiple: true, default: [] },
      publish: { type: 'string', short: 'p', multiple: true, default: [] },
    },
  });
  const { port } = getImage(image);
  // When several ports are published, the service uses the first one.
  const published = publish[0]?.split(':').at(-2) ?? port;
  docker.create({ name, image, ports: { [`${port}/tcp`]: Number(published) }, env: readVariables(env) });
  try {
    await docker.start(name);
  } catch (error) {
    await docker.remove(name);
    throw error;
  }
  return `echo ${name}`;
}

function execute(docker: Docker, [name = '', ...words]: readonly string[]): string {
  const variables = Object.entries(docker.find(name).service?.execEnv ?? {}).map(
    ([key, value]) => `${key}=${value}`,
  );
  return ['exec env', ...[...variables, ...words].map(quote)].join(' ');
}

/** Parses `NAME=value` lines. */
export function readVariables(lines: readonly string[]): Record<string, string> {
  return Object.fromEntries(lines.map((line) => line.split(/=(.*)/s).slice(0, 2) as [string, string]));
}

const quote = (word: string): string => `'${word.replaceAll("'", `'\\''`)}'`;
