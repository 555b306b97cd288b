import { createServer, IncomingMessage } from 'node:http';
import { AddressInfo } from 'node:net';

export interface FakeService {
  url: string;
  requests: IncomingMessage[];
  close(): void;
}

/** Starts a server on a free port; each answer is a status and a JSON body. */
export async function startFakeService(
  ...answers: Array<[status: number, body: unknown]>
): Promise<FakeService> {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    const [status, body] = answers[requests.length - 1] ?? [500, {}];
    response.statusCode = status;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    requests,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
