import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Service, ServiceOptions } from './service';

/**
 * Starts a stand-in for the HTTP APIs of Mailgun (`POST /v3/<domain>/messages`) and SendGrid (`POST /v3/mail/send`). It answers as they do
 * and sends nothing; `GET /sent` lists the messages it got.
 */
export async function startMail({ port }: ServiceOptions): Promise<Service> {
  const sent: unknown[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      void answer(
        request.method ?? '',
        request.url ?? '',
        request.headers['content-type'],
        Buffer.concat(parts),
      ).then(({ status, headers, body }) => {
        response.writeHead(status, { 'content-type': 'application/json', ...headers });
        response.end(body === undefined ? '' : JSON.stringify(body));
      });
    });
  });
  const answer = async (
    method: string,
    url: string,
    type: string | undefined,
    body: Buffer,
  ): Promise<Answer> => {
    if (method === 'GET' && url === '/sent') return { status: 200, body: sent };
    const mailgun = /^\/v3\/([^/]+)\/messages$/.exec(url);
    if (method === 'POST' && mailgun) {
      sent.push(await readForm(body, type));
      return {
        status: 200,
        body: { id: `<${Date.now()}.${sent.length}@${mailgun[1]}>`, message: 'Queued. Thank you.' },
      };
    }
    if (method === 'POST' && url === '/v3/mail/send') {
      sent.push(JSON.parse(body.toString()));
      return { status: 202, headers: { 'x-message-id': `message-${sent.length}` } };
    }
    return { status: 404, body: { message: `There is no ${method} ${url}.` } };
  };
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: real } = server.address() as AddressInfo;
  return {
    port: real,
    env: { MAIL_API_URL: `http://127.0.0.1:${real}` },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

interface Answer {
  status: number;
  headers?: Record<string, string>;
  body?: unknown;
}

/** Fields of a form; one that comes more than once is a list. */
async function readForm(body: Buffer, type = ''): Promise<Record<string, unknown>> {
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
  const fields: Record<string, unknown> = {};
  for (const key of new Set(form.keys())) {
    const values = form.getAll(key).map((value) => (typeof value === 'string' ? value : value.name));
    fields[key] = values.length === 1 ? values[0] : values;
  }
  return fields;
}
