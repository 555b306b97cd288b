import { Buffer } from 'node:buffer';
import http from 'node:http';
import { setTimeout } from 'node:timers';

const BYTES_PER_SECOND = 1_600_000 / 8;
const LATENCY_MS = 150;
const CHUNK = 4096;

/**
 * Stands before a server and, while `isSlow`, hands on what it sends as slow 4G would: 1.6 Mbit/s for all requests together, 150 ms before
 * each answer. Unlike the browser's own throttling it holds for workers too.
 *
 * @param {string} origin - Of the server behind.
 * @returns {Promise<{ origin: string, isSlow: boolean, deliveries: { at: number, bytes: number }[], close: () => void }>} The deliveries are of
 *   bodies, as sent, and timed as `Date.now()`.
 */
export async function slowLink(origin) {
  const link = { origin: '', isSlow: false, deliveries: [], close: () => proxy.close() };
  let freeAt = 0;
  const deliver = (response, body) => {
    const chunk = body.subarray(0, CHUNK);
    if (chunk.length === 0) return void response.end();
    freeAt = Math.max(freeAt, Date.now()) + (chunk.length / BYTES_PER_SECOND) * 1000;
    setTimeout(() => {
      link.deliveries.push({ at: Date.now(), bytes: chunk.length });
      response.write(chunk);
      deliver(response, body.subarray(CHUNK));
    }, freeAt - Date.now());
  };
  const proxy = http.createServer((request, response) => {
    const behind = http.request(origin + request.url, { method: request.method, headers: request.headers });
    behind.on('response', async (answer) => {
      const chunks = [];
      for await (const chunk of answer) chunks.push(chunk);
      const body = Buffer.concat(chunks);
      response.writeHead(answer.statusCode, answer.headers);
      if (link.isSlow) setTimeout(() => deliver(response, body), LATENCY_MS);
      else response.end(body);
    });
    behind.on('error', () => response.destroy());
    behind.end();
  });
  await new Promise((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  link.origin = `http://127.0.0.1:${proxy.address().port}`;
  return link;
}
