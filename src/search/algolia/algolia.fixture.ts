import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { createFakeIndex, type FakeIndex, type FakeRecord } from './algolia-index.fixture';

/** A response that replaces the real one, to simulate a fault. */
export interface PlayedFault {
  status?: number;
  body?: string;
  contentType?: string;
  /** Delay before the response, in milliseconds. */
  delay?: number;
  /** Closes the connection without a response. */
  hangUp?: boolean;
}

export interface FakeAlgolia {
  /** `127.0.0.1:port`. */
  host: string;
  indexes: Map<string, FakeIndex>;
  /** Method and path of every request, in order. */
  requests: string[];
  /** Called for each request. Returns null to handle the request normally. */
  playFault: (request: { method: string; path: string; body: string }) => PlayedFault | null;
  close: () => Promise<void>;
}

type Json = Record<string, unknown>;

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
};

/**
 * Starts a fake Algolia server on loopback, for tests. It implements the parts of the protocol that
 * the official client and gatsby-plugin-algolia use: settings, batch, browse, task, and multiple
 * queries. Its matching and ranking only approximate Algolia's.
 */
export async function startFakeAlgolia(): Promise<FakeAlgolia> {
  const indexes = new Map<string, FakeIndex>();
  const fake: FakeAlgolia = {
    host: '',
    indexes,
    requests: [],
    playFault: () => null,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const method = request.method ?? 'GET';
      const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
      const body = Buffer.concat(chunks).toString();
      const send = (status: number, text: string, contentType = 'application/json') =>
        response.writeHead(status, { 'content-type': contentType, ...CORS }).end(text);
      if (method === 'OPTIONS') return send(204, '');
      fake.requests.push(`${method} ${path}`);
      const fault = fake.playFault({ method, path, body });
      const respond = () => {
        if (fault?.hangUp) return request.socket.destroy();
        if (fault?.status !== undefined || fault?.body !== undefined)
          return send(fault.status ?? 200, fault.body ?? '{}', fault.contentType);
        const [status, json] = route(indexes, method, path, body ? (JSON.parse(body) as Json) : {});
        return send(status, JSON.stringify(json));
      };
      return fault?.delay === undefined ? respond() : setTimeout(respond, fault.delay).unref();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  fake.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return fake;
}

const notFound = (name: string): [number, Json] => [
  404,
  { message: `Index ${name} does not exist`, status: 404 },
];

function route(indexes: Map<string, FakeIndex>, method: string, path: string, body: Json): [number, Json] {
  const [, , , name = '', action = '', id] = path.split('/');
  const task = { taskID: 1, updatedAt: '2025-01-01T00:00:00Z' };
  const index = indexes.get(name);
  const create = (): FakeIndex => {
    const made = index ?? createFakeIndex();
    indexes.set(name, made);
    return made;
  };
  if (name === '*' && action === 'queries') {
    const requests = body['requests'] as ({ indexName: string; params: string | Json } & Json)[];
    const missing = requests.find(({ indexName }) => !indexes.has(indexName));
    if (missing) return notFound(missing.indexName);
    return [
      200,
      {
        results: requests.map(({ indexName, params, ...rest }) =>
          indexes.get(indexName)?.query({ ...rest, ...readParams(params) }),
        ),
      },
    ];
  }
  if (action === 'settings' && method === 'PUT') {
    create().settings = body;
    return [200, task];
  }
  if (action === 'synonyms' && id === 'batch') {
    const target = create();
    target.synonyms = body as unknown as Json[];
    return [200, task];
  }
  if (action === 'batch') {
    const requests = body['requests'] as { action: string; body: FakeRecord }[];
    const target = create();
    for (const { action: what, body: object } of requests) {
      if (what === 'deleteObject') target.objects.delete(object.objectID);
      else target.objects.set(object.objectID, object);
    }
    target.changed();
    return [200, { ...task, objectIDs: requests.map(({ body: object }) => object.objectID) }];
  }
  if (!index) return notFound(name);
  if (action === 'settings') return [200, index.settings];
  if (action === 'task' && id) return [200, { status: 'published', pendingTask: false }];
  if (action === 'browse') return [200, index.browse(body['cursor'] as string | undefined)];
  return [404, { message: `The fake server doesn't support ${method} ${path}.`, status: 404 }];
}

/** Reads parameters. Older clients send them as a query string, newer ones as JSON. */
function readParams(params: string | Json | undefined): Json {
  if (typeof params !== 'string') return params ?? {};
  return Object.fromEntries(
    [...new URLSearchParams(params)].map(([key, value]) => {
      try {
        return [key, JSON.parse(value) as unknown];
      } catch {
        return [key, value];
      }
    }),
  );
}
