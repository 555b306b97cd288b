import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { answers } from '../processes';
import { IMAGES, imageName } from './images';
import type { Service } from './service';

/** A container as its reader knows it. What really runs is a program on loopback. */
interface Container {
  name: string;
  image: string;
  port: number;
  env: Record<string, string>;
  service: Service | null;
}

/** What `docker run` says. */
interface RunOptions {
  name: string | null;
  image: string;
  /** Port of this machine that is published, or null when none is. */
  port: number | null;
  env: Record<string, string>;
}

const WITH_VALUE =
  /^(?:-[evwuhlm]|--(?:env|env-file|volume|workdir|user|hostname|label|memory|network|restart|platform|health-\w+|mount|shm-size|add-host|pull))$/;

/** Reads the words after `docker run`. */
function readRun(words: readonly string[]): RunOptions {
  const options: RunOptions = { name: null, image: '', port: null, env: {} };
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? '';
    const [flag = '', inline] = word.startsWith('--') ? word.split(/=(.*)/s) : [word];
    const value = () => inline ?? words[++index] ?? '';
    if (flag === '-e' || flag === '--env') {
      const [key = '', text = ''] = value().split(/=(.*)/s);
      options.env[key] = text;
    } else if (flag === '-p' || flag === '--publish') {
      // Of several published ports the first is that of the service.
      const published = Number(value().split(':').at(-2));
      options.port ??= published;
    } else if (flag === '--name') options.name = value();
    else if (WITH_VALUE.test(flag)) value();
    else if (!word.startsWith('-')) {
      options.image = word;
      break;
    }
  }
  return options;
}

/** A stand-in for Docker: programs on loopback instead of the containers that guides start. */
export class Docker {
  private readonly containers = new Map<string, Container>();

  /** @param folder - Where the data of the containers goes; it can be the copy of another's. */
  constructor(readonly folder: string) {}

  /** What another stand-in, whose folder was copied, had running. */
  async restore(other: readonly Omit<Container, 'service'>[]): Promise<void> {
    for (const container of other) await this.start({ ...container, service: null });
  }

  list(): Omit<Container, 'service'>[] {
    return [...this.containers.values()]
      .filter(({ service }) => service !== null)
      .map(({ name, image, port, env }) => ({ name, image, port, env }));
  }

  async stopAll(): Promise<void> {
    for (const container of this.containers.values()) await this.halt(container);
  }

  /**
   * Does what a `docker` command asks for.
   *
   * @returns Shell commands that the stand-in on the PATH carries out: what Docker would print or run.
   * @throws Error with a sentence for the reader of the report.
   */
  async command([command = '', ...words]: readonly string[]): Promise<string> {
    switch (command) {
      case 'run': {
        const { name, image, port, env } = readRun(words);
        const known = IMAGES[imageName(image)];
        if (!known)
          throw new Error(
            `The check has no stand-in for the image "${image}". Known: ${Object.keys(IMAGES).join(', ')}.`,
          );
        const container = {
          name: name ?? `unnamed-${this.containers.size}`,
          image,
          port: port ?? known.port,
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
        const variables = Object.entries(this.find(name).service?.inside ?? {}).map(([key, value]) =>
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
          if (command !== 'start') await this.halt(container);
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
          `The check cannot do "docker ${command}". It can do run, exec, start, stop, restart, rm and ps.`,
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
    const known = IMAGES[imageName(image)];
    if (!known) throw new Error(`The check has no stand-in for the image "${image}".`);
    if (await answers(port))
      throw new Error(
        `Port ${port}, which the guide uses for ${image}, is in use by another program on this machine. Stop it first.`,
      );
    container.service = await known.start({ folder: path.join(this.folder, name), port, env });
    this.containers.set(name, container);
  }

  private async halt(container: Container): Promise<void> {
    await container.service?.stop();
    container.service = null;
  }
}

/** The program that guides find as `docker` on their PATH. It passes its arguments on and runs the answer. */
export const DOCKER_SCRIPT = `#!/bin/sh
# Replaces Docker while a guide is followed.
told=$(for word in "$@"; do printf '%s\\0' "$word"; done | curl -sS --data-binary @- "$TUTORIAL_DOCKER") || exit 125
eval "$told"
`;

/** Listens on loopback for the stand-in on the PATH. */
export async function serveDocker(docker: Docker): Promise<{ url: string; close(): void }> {
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      docker.command(body.split('\0').slice(0, -1)).then(
        (told) => response.end(told),
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
