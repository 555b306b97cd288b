import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { isListening } from '../processes';
import { getImage } from './images';
import type { Service } from './service';

/** A container from a reader's point of view. In fact, a local program runs in its place. */
interface Container {
  name: string;
  image: string;
  port: number;
  env: Record<string, string>;
  service: Service | null;
}

/** Arguments of `docker run`. */
interface RunOptions {
  name: string | null;
  image: string;
  /** Published port on this machine, or null. */
  port: number | null;
  env: Record<string, string>;
}

/** Flags that take a value and are ignored. */
const IGNORED_FLAGS =
  /^(?:-[vwuhlm]|--(?:env-file|volume|workdir|user|hostname|label|memory|network|restart|platform|health-\w+|mount|shm-size|add-host|pull))$/;

/** Parses the arguments of `docker run`. */
function parseRunOptions(words: readonly string[]): RunOptions {
  const options: RunOptions = { name: null, image: '', port: null, env: {} };
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? '';
    const [flag = '', inline] = word.startsWith('--') ? word.split(/=(.*)/s) : [word];
    const value = () => inline ?? words[++index] ?? '';
    if (flag === '-e' || flag === '--env') {
      const [key = '', text = ''] = value().split(/=(.*)/s);
      options.env[key] = text;
    } else if (flag === '-p' || flag === '--publish') {
      // When several ports are published, the service uses the first one.
      const published = Number(value().split(':').at(-2)) || null;
      options.port ??= published;
    } else if (flag === '--name') options.name = value();
    else if (IGNORED_FLAGS.test(flag)) value();
    else if (!word.startsWith('-')) {
      options.image = word;
      break;
    }
  }
  return options;
}

/** Emulates the `docker` command: starts local programs instead of containers. */
export class Docker {
  private readonly containers = new Map<string, Container>();

  /**
   * @param folder - Folder for the containers' data. It can be a copy of another emulator's folder.
   */
  constructor(readonly folder: string) {}

  /** Starts the containers that were running in the emulator whose folder was copied. */
  async restore(containers: readonly Omit<Container, 'service'>[]): Promise<void> {
    for (const container of containers) await this.start({ ...container, service: null });
  }

  /** Lists the running containers. */
  list(): Omit<Container, 'service'>[] {
    return [...this.containers.values()]
      .filter(({ service }) => service !== null)
      .map(({ name, image, port, env }) => ({ name, image, port, env }));
  }

  async stopAll(): Promise<void> {
    for (const container of this.containers.values()) await this.stop(container);
  }

  /**
   * Runs a `docker` command.
   *
   * @returns Shell script that prints or runs what Docker would.
   * @throws Error when the command fails or is not supported.
   */
  async command([command = '', ...words]: readonly string[]): Promise<string> {
    switch (command) {
      case 'run': {
        const { name, image, port, env } = parseRunOptions(words);
        const { port: defaultPort } = getImage(image);
        const container = {
          name: name ?? `unnamed-${this.containers.size}`,
          image,
          port: port ?? defaultPort,
          env,
          service: null,
        };
        if (this.containers.has(container.name))
          throw new Error(`The container name "${container.name}" is already in use.`);
        await this.start(container);
        return `echo ${container.name}`;
      }
      case 'exec': {
        const [name = '', ...rest] = words.slice(words.findIndex((word) => !word.startsWith('-')));
        const variables = Object.entries(this.find(name).service?.execEnv ?? {}).map(([key, value]) =>
          quote(`${key}=${value}`),
        );
        return `exec env ${variables.join(' ')} ${rest.map(quote).join(' ')}`;
      }
      case 'start':
      case 'restart':
      case 'stop':
      case 'rm': {
        for (const name of words.filter((word) => !word.startsWith('-'))) {
          const container = this.find(name);
          if (command !== 'start') await this.stop(container);
          if (command === 'rm') this.containers.delete(name);
          if (/start/.test(command)) await this.start(container);
        }
        return 'true';
      }
      case 'ps':
        return `printf '%s\\n' ${this.list()
          .map(({ name }) => quote(name))
          .join(' ')}`;
      default:
        throw new Error(
          `"docker ${command}" is not supported. Supported commands: run, exec, start, stop, restart, rm, ps.`,
        );
    }
  }

  private find(name: string): Container {
    const container = this.containers.get(name);
    if (!container) throw new Error(`No such container: ${name}`);
    return container;
  }

  private async start(container: Container): Promise<void> {
    const { name, image, port, env } = container;
    if (await isListening(port))
      throw new Error(
        `Port ${port}, which the guide uses for ${image}, is in use by another program on this machine. Stop it first.`,
      );
    container.service = await getImage(image).start({ folder: path.join(this.folder, name), port, env });
    this.containers.set(name, container);
  }

  private async stop(container: Container): Promise<void> {
    await container.service?.stop();
    container.service = null;
  }
}

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
 * Starts the server that the `docker` program sends its arguments to.
 *
 * @returns Server URL, and a function that stops it.
 */
export async function serveDocker(docker: Docker): Promise<{ url: string; close(): void }> {
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      docker.command(body.split('\0').slice(0, -1)).then(
        (script) => response.end(script),
        (error: unknown) =>
          response.end(
            `echo ${quote(`docker: ${error instanceof Error ? error.message : String(error)}`)} >&2; exit 125`,
          ),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => server.close(),
  };
}

const quote = (word: string): string => `'${word.replaceAll("'", `'\\''`)}'`;
