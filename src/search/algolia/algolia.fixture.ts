import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { createDoubleIndex, type DoubleIndex, type DoubleObject } from './algolia-index.fixture';

/** A response that replaces the real one, to simulate a fault. */
export interface PlayedFault {
  status?: number;
  body?: string;
  contentType?: string;
  /** Milliseconds to wait before anything is sent. */
  delay?: number;
  /** Closes the connection without an answer. */
  hangUp?: boolean;
}

export interface AlgoliaDouble {
  /** `127.0.0.1:port`. */
  host: string;
  indexes: Map<string, DoubleIndex>;
  /** Method and path of every request, in order. */
  requests: string[];
  /** Asked at each request; `null` lets it through. */
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
 * A double of the hosted search service, on loopback, for tests only: it speaks as much of its protocol as the official client and
 * gatsby-plugin-algolia use (settings, batch, browse, task, several queries at once). What it finds, and how it ranks, is only
 * like the service.
 */
export async function startAlgoliaDouble(): Promise<AlgoliaDouble> {
  const indexes = new Map<string, DoubleIndex>();
  const double: AlgoliaDouble = {
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
      double.requests.push(`${method} ${path}`);
      const fault = double.playFault({ method, path, body });
      const answer = () => {
        if (fault?.hangUp) return request.socket.destroy();
        if (fault?.status !== undefined || fault?.body !== undefined)
          return send(fault.status ?? 200, fault.body ?? '{}', fault.contentType);
        const [status, json] = route(indexes, method, path, body ? (JSON.parse(body) as Json) : {});
        return send(status, JSON.stringify(json));
      };
      return fault?.delay === undefined ? answer() : setTimeout(answer, fault.delay).unref();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  double.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return double;
}

const notFound = (name: string): [number, Json] => [
  404,
  { message: `Index ${name} does not exist`, status: 404 },
];

function route(indexes: Map<string, DoubleIndex>, method: string, path: string, body: Json): [number, Json] {
  const [, , , name = '', action = '', id] = path.split('/');
  const task = { taskID: 1, updatedAt: '2025-01-01T00:00:00Z' };
  const index = indexes.get(name);
  const create = (): DoubleIndex => {
    const made = index ?? createDoubleIndex();
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
    const requests = body['requests'] as { action: string; body: DoubleObject }[];
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
  return [404, { message: `The double does not know ${method} ${path}.`, status: 404 }];
}

/** Parameters come as a query string, or as they are from newer clients. */
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
