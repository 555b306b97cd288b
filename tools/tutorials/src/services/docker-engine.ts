import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { freePort } from '../processes';
import { getImage } from './images';
import type { Service } from './service';

/** Fields used from a `POST /containers/create` request. */
interface CreateRequest {
  Image: string;
  Env?: string[];
  ExposedPorts?: Record<string, unknown>;
  HostConfig?: { PortBindings?: Record<string, { HostPort?: string }[]> };
}

interface Container {
  image: string;
  env: Record<string, string>;
  /** Ports on this machine by port in the container, such as `6379/tcp`. */
  ports: Map<string, number>;
  service: Service | null;
}

type Handler = (id: string, request: IncomingMessage) => Promise<unknown> | unknown;

/**
 * Starts a Docker API emulator for tests that use Testcontainers. It runs programs on this machine
 * instead of containers, and listens on the loopback interface.
 *
 * @param folder - Folder for the containers' data.
 * @returns Environment variables for Testcontainers, and a function that stops the emulator.
 */
export async function serveDockerEngine(
  folder: string,
): Promise<{ env: Record<string, string>; close(): Promise<void> }> {
  // Containers run as different users, who all need to traverse this folder.
  fs.mkdirSync(folder, { recursive: true, mode: 0o755 });
  const containers = new Map<string, Container>();
  const find = (id: string): Container => {
    const container = containers.get(id);
    if (!container) throw new Error(`No such container: ${id}`);
    return container;
  };
  const stopContainer = async (id: string): Promise<void> => {
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
    // Testcontainers looks for its cleanup container here. There isn't one.
    ['GET', /^\/containers\/json$/, () => []],
    ['GET', /^\/images\/(.+)\/json$/, (name) => getImage(decodeURIComponent(name))],
    [
      'POST',
      /^\/containers\/create$/,
      async (_, request) => {
        const id = randomBytes(32).toString('hex');
        containers.set(id, await toContainer(JSON.parse(await textOf(request)) as CreateRequest));
        return { Id: id, Warnings: [] };
      },
    ],
    [
      'POST',
      /^\/containers\/(\w+)\/start$/,
      async (id) => {
        const container = find(id);
        const [port = 0] = container.ports.values();
        container.service = await getImage(container.image).start({
          folder: path.join(folder, id.slice(0, 12)),
          port,
          env: container.env,
        });
      },
    ],
    ['GET', /^\/containers\/(\w+)\/json$/, (id) => inspect(id, find(id))],
    ['GET', /^\/containers\/(\w+)\/logs$/, (id) => frame(`${getImage(find(id).image).ready}\n`)],
    // Testcontainers runs commands in a container to check its ports. It also checks the host's
    // ports. They are enough here.
    ['POST', /^\/containers\/(\w+)\/exec$/, (id) => ({ Id: id })],
    ['POST', /^\/exec\/(\w+)\/start$/, () => frame('')],
    ['GET', /^\/exec\/(\w+)\/json$/, () => ({ Running: false, ExitCode: 0 })],
    ['POST', /^\/containers\/(\w+)\/(?:stop|kill)$/, stopContainer],
    [
      'DELETE',
      /^\/containers\/(\w+)$/,
      async (id) => {
        await stopContainer(id);
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
          (body) => send(response, body),
          (error: unknown) =>
            sendError(response, 500, error instanceof Error ? error.message : String(error)),
        );
      return;
    }
    sendError(response, 404, `The Docker API emulator doesn't support ${request.method} ${pathname}.`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    env: { DOCKER_HOST: `tcp://127.0.0.1:${port}`, TESTCONTAINERS_RYUK_DISABLED: 'true' },
    async close() {
      for (const id of containers.keys()) await stopContainer(id);
      server.closeAllConnections();
      server.close();
    },
  };
}

async function toContainer({
  Image,
  Env = [],
  ExposedPorts = {},
  HostConfig,
}: CreateRequest): Promise<Container> {
  const { port } = getImage(Image);
  const ports = new Map<string, number>([[`${port}/tcp`, 0]]);
  for (const name of Object.keys(ExposedPorts)) ports.set(name, 0);
  for (const name of ports.keys()) {
    const wanted = Number(HostConfig?.PortBindings?.[name]?.[0]?.HostPort ?? 0);
    ports.set(name, wanted || (await freePort()));
  }
  const env = Object.fromEntries(Env.map((line) => line.split(/=(.*)/s).slice(0, 2) as [string, string]));
  return { image: Image, env, ports, service: null };
}

/** Builds the response for `GET /containers/<id>/json`. */
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

/** Encodes text as a frame in Docker's stream format: stream number, length, and text. */
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

function send(response: ServerResponse, body: unknown): void {
  if (Buffer.isBuffer(body)) {
    response.writeHead(200, { 'content-type': 'application/vnd.docker.raw-stream' });
    response.end(body);
  } else {
    response.writeHead(body === undefined ? 204 : 200, { 'content-type': 'application/json' });
    response.end(body === undefined ? undefined : JSON.stringify(body));
  }
}

function sendError(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ message }));
}
