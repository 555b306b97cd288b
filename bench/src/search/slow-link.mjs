import { Buffer } from 'node:buffer';
import http from 'node:http';
import { setTimeout } from 'node:timers';

const BYTES_PER_SECOND = 1_600_000 / 8;
const LATENCY_MS = 150;
const CHUNK = 4096;

/**
 * Starts a proxy that emulates slow 4G while `isSlow` is true: 1.6 Mbit/s in total and 150 ms
 * latency. Unlike the browser's throttling, this also affects workers.
 *
 * @param {string} origin - Server origin.
 * @returns {Promise<{ origin: string, isSlow: boolean, deliveries: { at: number, bytes: number }[], close: () => void }>}
 *   The proxy's origin and its deliveries: compressed bytes of bodies, with times as in
 * `Date.now()`.
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
