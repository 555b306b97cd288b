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
/** Environment variable with the shared server's origin. Jest passes it to its workers. */
const ORIGIN = 'E2E_ORIGIN';
let shared: Site | undefined;

/** Starts the server for `public/` that all test files share. */
export async function startSite(): Promise<void> {
  shared = await serveFolder(PUBLIC, {});
  process.env[ORIGIN] = shared.origin;
}

export async function stopSite(): Promise<void> {
  await shared?.close();
}

interface HostingOptions {
  /** Path prefix, such as `/docs`. */
  base?: string;
  /** Serves the root's `404.html` for all unknown paths, like hosts without custom rules. */
  onlyRootNotFound?: boolean;
  /** Compresses text files with Brotli. */
  compressed?: boolean;
  /** Delays a path until the promise resolves, and fails with its status, or without a response. */
  faultAt?: (pathname: string) => Promise<number | 'abort' | undefined>;
}

/**
 * Serves a built site on the loopback interface. Without arguments, returns the shared server,
 * which `close` doesn't stop.
 *
 * @param directory - Folder to serve, by default `public/`.
 * @param hosting - Host options.
 * @returns Server origin, and a function that stops it.
 */
export function serveSite(directory = PUBLIC, hosting: HostingOptions = {}): Promise<Site> {
  const origin = process.env[ORIGIN];
  if (origin && directory === PUBLIC && Object.keys(hosting).length === 0)
    return Promise.resolve({ origin, close: () => Promise.resolve() });
  return serveFolder(directory, hosting);
}

/**
 * Serves a folder like a static host: files, `index.html` in folders, and the locale's 404 page.
 * Also sends the headers for `/*` in `_headers`, including the Content Security Policy.
 */
async function serveFolder(
  directory: string,
  { base = '', onlyRootNotFound = false, compressed = false, faultAt }: HostingOptions,
): Promise<Site> {
  const headers = readHeaders(path.join(directory, '_headers'), base);
  const serve: http.RequestListener = (request, response) => {
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
    const relativePath = path.posix.normalize(pathname.slice(base.length) || '/');
    const candidates = [relativePath, path.posix.join(relativePath, 'index.html')].map((each) =>
      path.join(directory, each),
    );
    const match = candidates.find(
      (file) => file.startsWith(directory) && fs.existsSync(file) && fs.statSync(file).isFile(),
    );
    if (match?.endsWith('/index.html') && !relativePath.endsWith('/') && !relativePath.endsWith('.html')) {
      response
        .writeHead(301, {
          location: `${base}${relativePath}/${new URL(`http://localhost${request.url ?? '/'}`).search}`,
        })
        .end();
      return;
    }
    const notFound = [
      ...(onlyRootNotFound ? [] : [path.join(directory, relativePath.split('/')[1] ?? '', '404/index.html')]),
      path.join(directory, '404.html'),
    ].find((file) => fs.existsSync(file));
    const file = match ?? notFound;
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    const type = TYPES[path.extname(file).slice(1)] ?? 'application/octet-stream';
    const isBrotli = compressed && /^text|json|xml/.test(type);
    response.writeHead(match ? 200 : 404, {
      'content-type': type,
      'cache-control': 'no-cache',
      ...(isBrotli && { 'content-encoding': 'br' }),
      ...headers,
    });
    if (request.method === 'HEAD') response.end();
    else response.end(isBrotli ? compressedContent(file) : fs.readFileSync(file));
  };
  const server = http.createServer((request, response) => {
    if (!faultAt) return void serve(request, response);
    return void faultAt(request.url ?? '/').then((fault) => {
      if (fault === undefined) serve(request, response);
      else if (fault === 'abort') request.socket.destroy();
      else response.writeHead(fault).end();
    });
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

/** Caches compressed files by name and time, because compressing a script takes half a second. */
const compressedFiles = new Map<string, Buffer>();

function compressedContent(file: string): Buffer {
  const key = `${file} ${fs.statSync(file).mtimeMs}`;
  const cached = compressedFiles.get(key);
  if (cached) return cached;
  const content = zlib.brotliCompressSync(fs.readFileSync(file));
  compressedFiles.set(key, content);
  return content;
}

function readHeaders(file: string, base: string): Record<string, string> {
  if (!fs.existsSync(file)) return {};
  const headers: Record<string, string> = {};
  let appliesToAll = false;
  for (const line of fs.readFileSync(file, 'utf8').split('\n')) {
    if (/^\S/.test(line)) appliesToAll = line.trim() === `${base}/*`;
    else if (appliesToAll && line.includes(':'))
      headers[line.slice(0, line.indexOf(':')).trim().toLowerCase()] = line
        .slice(line.indexOf(':') + 1)
        .trim();
  }
  return headers;
}
