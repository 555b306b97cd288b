import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { freePort } from '../processes';
import { IMAGES, imageName } from './images';
import type { Service } from './service';

/** What `POST /containers/create` sends, as far as it is needed. */
interface Order {
  Image: string;
  Env?: string[];
  ExposedPorts?: Record<string, unknown>;
  HostConfig?: { PortBindings?: Record<string, { HostPort?: string }[]> };
}

interface Container {
  image: string;
  env: Record<string, string>;
  /** Port inside of the container, such as `6379/tcp`, and that of this machine. */
  ports: Map<string, number>;
  service: Service | null;
}

type Handler = (id: string, request: IncomingMessage) => Promise<unknown> | unknown;

/**
 * Stands for the API of Docker, which Testcontainers calls from tests: what is created, started, inspected and stopped are programs of
 * this machine instead of containers. Listens on loopback.
 *
 * @param folder - Where the data of the containers goes.
 * @returns The variables by which Testcontainers finds it, and how to end it.
 */
export async function serveDockerEngine(
  folder: string,
): Promise<{ env: Record<string, string>; close(): Promise<void> }> {
  // A container keeps its folder to itself; all have to reach the one above.
  fs.mkdirSync(folder, { recursive: true, mode: 0o755 });
  const containers = new Map<string, Container>();
  const find = (id: string): Container => {
    const container = containers.get(id);
    if (!container) throw new Error(`No such container: ${id}`);
    return container;
  };
  const halt = async (id: string): Promise<void> => {
    const container = find(id);
    await container.service?.stop();
    container.service = null;
  };
  const handlers: readonly [method: string, pattern: RegExp, handler: Handler][] = [
    [
      'GET',
      /^\/info$/,
      () => ({
        ServerVersion: '24.0.0',
        OperatingSystem: 'Debian',
        OSType: 'linux',
        Architecture: process.arch,
      }),
    ],
    // Testcontainers looks for a container of its own that removes the others; there is none.
    ['GET', /^\/containers\/json$/, () => []],
    ['GET', /^\/images\/(.+)\/json$/, (name) => known(decodeURIComponent(name))],
    [
      'POST',
      /^\/containers\/create$/,
      async (_, request) => {
        const id = randomBytes(32).toString('hex');
        containers.set(id, await toContainer(JSON.parse(await textOf(request)) as Order));
        return { Id: id, Warnings: [] };
      },
    ],
    [
      'POST',
      /^\/containers\/(\w+)\/start$/,
      async (id) => {
        const container = find(id);
        const [port = 0] = container.ports.values();
        container.service = await known(container.image).start({
          folder: path.join(folder, id.slice(0, 12)),
          port,
          env: container.env,
        });
      },
    ],
    ['GET', /^\/containers\/(\w+)\/json$/, (id) => inspect(id, find(id))],
    ['GET', /^\/containers\/(\w+)\/logs$/, (id) => frame(`${known(find(id).image).ready}\n`)],
    // Testcontainers looks into a container for its ports; here they are those of the machine, which it has looked at already.
    ['POST', /^\/containers\/(\w+)\/exec$/, (id) => ({ Id: id })],
    ['POST', /^\/exec\/(\w+)\/start$/, () => frame('')],
    ['GET', /^\/exec\/(\w+)\/json$/, () => ({ Running: false, ExitCode: 0 })],
    ['POST', /^\/containers\/(\w+)\/(?:stop|kill)$/, halt],
    [
      'DELETE',
      /^\/containers\/(\w+)$/,
      async (id) => {
        await halt(id);
        containers.delete(id);
      },
    ],
  ];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://docker');
    for (const [method, pattern, handler] of handlers) {
      const match = method === request.method ? pattern.exec(pathname) : null;
      if (!match) continue;
      Promise.resolve()
        .then(() => handler(match[1] ?? '', request))
        .then(
          (answer) => send(response, answer),
          (error: unknown) => refuse(response, 500, error instanceof Error ? error.message : String(error)),
        );
      return;
    }
    refuse(response, 404, `The check cannot do ${request.method} ${pathname} of Docker's API.`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    env: { DOCKER_HOST: `tcp://127.0.0.1:${port}`, TESTCONTAINERS_RYUK_DISABLED: 'true' },
    async close() {
      for (const id of containers.keys()) await halt(id);
      server.closeAllConnections();
      server.close();
    },
  };
}

function known(image: string) {
  const found = IMAGES[imageName(image)];
  if (!found)
    throw new Error(
      `The check has no stand-in for the image "${image}". Known: ${Object.keys(IMAGES).join(', ')}.`,
    );
  return found;
}

async function toContainer({ Image, Env = [], ExposedPorts = {}, HostConfig }: Order): Promise<Container> {
  const { port } = known(Image);
  const first = `${port}/tcp`;
  const ports = new Map<string, number>([[first, 0]]);
  for (const name of Object.keys(ExposedPorts)) ports.set(name, 0);
  for (const name of ports.keys()) {
    const wanted = Number(HostConfig?.PortBindings?.[name]?.[0]?.HostPort ?? 0);
    ports.set(name, wanted || (await freePort()));
  }
  const env = Object.fromEntries(Env.map((line) => line.split(/=(.*)/s).slice(0, 2) as [string, string]));
  return { image: Image, env, ports, service: null };
}

/** What Docker says of a container. */
function inspect(id: string, { image, ports, service }: Container) {
  const running = service !== null;
  const now = new Date().toISOString();
  return {
    Id: id,
    Name: `/${id.slice(0, 12)}`,
    Config: { Hostname: id.slice(0, 12), Image: image, Labels: {} },
    State: {
      Status: running ? 'running' : 'exited',
      Running: running,
      Health: { Status: running ? 'healthy' : 'unhealthy' },
      StartedAt: now,
      FinishedAt: now,
    },
    NetworkSettings: {
      Ports: Object.fromEntries(
        [...ports].map(([name, port]) => [name, [{ HostIp: '0.0.0.0', HostPort: String(port) }]]),
      ),
      Networks: {},
    },
  };
}

/** A piece of a stream of Docker: which of the two streams, its length, its text. */
function frame(text: string): Buffer {
  const body = Buffer.from(text);
  const head = Buffer.alloc(8);
  head[0] = 1;
  head.writeUInt32BE(body.length, 4);
  return body.length === 0 ? body : Buffer.concat([head, body]);
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request.setEncoding('utf8')) text += part as string;
  return text;
}

function send(response: ServerResponse, answer: unknown): void {
  if (Buffer.isBuffer(answer)) {
    response.writeHead(200, { 'content-type': 'application/vnd.docker.raw-stream' });
    response.end(answer);
  } else {
    response.writeHead(answer === undefined ? 204 : 200, { 'content-type': 'application/json' });
    response.end(answer === undefined ? undefined : JSON.stringify(answer));
  }
}

function refuse(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ message }));
}
