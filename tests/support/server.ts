import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import zlib from 'node:zlib';
import type { AddressInfo } from 'node:net';

const TYPES: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  txt: 'text/plain; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  xml: 'application/xml',
  webmanifest: 'application/manifest+json',
};

export interface Site {
  origin: string;
  close: () => Promise<void>;
}

const PUBLIC = path.resolve('public');
/** Where the host that all test files share listens. Jest passes it on to its workers. */
const ORIGIN = 'E2E_ORIGIN';
let shared: Site | undefined;

/** Starts the host of `public/` that all test files share. */
export async function startSite(): Promise<void> {
  shared = await serveFolder(PUBLIC, {});
  process.env[ORIGIN] = shared.origin;
}

export async function stopSite(): Promise<void> {
  await shared?.close();
}

interface Hosting {
  /** Path prefix of the site, such as `/docs`. */
  base?: string;
  /** Answers every unknown path with the root's `404.html`, as hosts without rules do. */
  onlyRootNotFound?: boolean;
  /** Sends texts with brotli, as hosts do. */
  compressed?: boolean;
}

/**
 * Serves a built site on loopback. Without arguments it answers with the host that all test files share, and `close` leaves that running.
 *
 * @param directory - Default: `public/`.
 */
export function serveSite(directory = PUBLIC, hosting: Hosting = {}): Promise<Site> {
  const origin = process.env[ORIGIN];
  if (origin && directory === PUBLIC && Object.keys(hosting).length === 0)
    return Promise.resolve({ origin, close: () => Promise.resolve() });
  return serveFolder(directory, hosting);
}

/**
 * Serves a folder as a plain static host does: files, `index.html` of folders, and the locale's 404 page
 * with status 404. Sends the headers of `public/_headers` for `/*`, so that a test sees the policy a reader gets.
 */
async function serveFolder(
  directory: string,
  { base = '', onlyRootNotFound = false, compressed = false }: Hosting,
): Promise<Site> {
  const headers = readHeaders(path.join(directory, '_headers'), base);
  const server = http.createServer((request, response) => {
    let pathname: string;
    try {
      pathname = decodeURIComponent(new URL(`http://localhost${request.url ?? '/'}`).pathname);
    } catch {
      response.writeHead(400).end();
      return;
    }
    if (base && pathname !== base && !pathname.startsWith(`${base}/`)) {
      response.writeHead(404).end();
      return;
    }
    const below = path.posix.normalize(pathname.slice(base.length) || '/');
    const candidates = [below, path.posix.join(below, 'index.html')].map((each) =>
      path.join(directory, each),
    );
    const found = candidates.find(
      (file) => file.startsWith(directory) && fs.existsSync(file) && fs.statSync(file).isFile(),
    );
    if (found && found.endsWith('/index.html') && !below.endsWith('/') && !below.endsWith('.html')) {
      response
        .writeHead(301, {
          location: `${base}${below}/${new URL(`http://localhost${request.url ?? '/'}`).search}`,
        })
        .end();
      return;
    }
    const notFound = [
      ...(onlyRootNotFound ? [] : [path.join(directory, below.split('/')[1] ?? '', '404/index.html')]),
      path.join(directory, '404.html'),
    ].find((file) => fs.existsSync(file));
    const file = found ?? notFound;
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    const type = TYPES[path.extname(file).slice(1)] ?? 'application/octet-stream';
    const isBrotli = compressed && /^text|json|xml/.test(type);
    response.writeHead(found ? 200 : 404, {
      'content-type': type,
      'cache-control': 'no-cache',
      ...(isBrotli && { 'content-encoding': 'br' }),
      ...headers,
    });
    if (request.method === 'HEAD') response.end();
    else response.end(isBrotli ? compressedContent(file) : fs.readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** What a file was compressed to, by its name and time. Hosts compress a file once, too: a script of the app takes half a second. */
const compressedFiles = new Map<string, Buffer>();

function compressedContent(file: string): Buffer {
  const key = `${file} ${fs.statSync(file).mtimeMs}`;
  const known = compressedFiles.get(key);
  if (known) return known;
  const content = zlib.brotliCompressSync(fs.readFileSync(file));
  compressedFiles.set(key, content);
  return content;
}

function readHeaders(file: string, base: string): Record<string, string> {
  if (!fs.existsSync(file)) return {};
  const headers: Record<string, string> = {};
  let inAll = false;
  for (const line of fs.readFileSync(file, 'utf8').split('\n')) {
    if (/^\S/.test(line)) inAll = line.trim() === `${base}/*`;
    else if (inAll && line.includes(':'))
      headers[line.slice(0, line.indexOf(':')).trim().toLowerCase()] = line
        .slice(line.indexOf(':') + 1)
        .trim();
  }
  return headers;
}
