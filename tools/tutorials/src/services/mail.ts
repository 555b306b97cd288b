import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Service, ServiceOptions } from './service';

/**
 * Starts a fake for the Mailgun (`POST /v3/<domain>/messages`) and SendGrid (`POST /v3/mail/send`)
 * APIs. It returns the same responses but sends no email. `GET /sent` lists the received messages.
 */
export async function startMail({ port }: ServiceOptions): Promise<Service> {
  const sent: unknown[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      void handle(
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
  const handle = async (
    method: string,
    url: string,
    type: string | undefined,
    body: Buffer,
  ): Promise<MailResponse> => {
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
    return { status: 404, body: { message: `Unknown route: ${method} ${url}` } };
  };
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: actualPort } = server.address() as AddressInfo;
  return {
    port: actualPort,
    env: { MAIL_API_URL: `http://127.0.0.1:${actualPort}` },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

interface MailResponse {
  status: number;
  headers?: Record<string, string>;
  body?: unknown;
}

/** Reads form fields. A repeated field becomes an array. */
async function readForm(body: Buffer, type = ''): Promise<Record<string, unknown>> {
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
  const fields: Record<string, unknown> = {};
  for (const key of new Set(form.keys())) {
    const values = form.getAll(key).map((value) => (typeof value === 'string' ? value : value.name));
    fields[key] = values.length === 1 ? values[0] : values;
  }
  return fields;
}
