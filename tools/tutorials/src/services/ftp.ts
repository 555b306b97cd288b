import fs from 'node:fs';
import path from 'node:path';
import { FtpSrv } from 'ftp-srv';
import type { Service, ServiceOptions } from './service';

/**
 * Starts an FTP server with a separate folder for each user. It uses the same variables as the
 * delfer/alpine-ftp-server image: `USERS` (`name|password name|password`), and `MIN_PORT` and
 * `MAX_PORT` for passive connections.
 */
export async function startFtp({ folder, port, env }: ServiceOptions): Promise<Service> {
  const users = (env['USERS'] ?? 'alpineftp|alpineftp').split(/\s+/).map((user) => user.split('|'));
  const server = new FtpSrv({
    url: `ftp://127.0.0.1:${port}`,
    pasv_url: '127.0.0.1',
    pasv_min: Number(env['MIN_PORT'] ?? 21_000),
    pasv_max: Number(env['MAX_PORT'] ?? 21_010),
    log: silentLog,
  });
  server.on('login', ({ username, password }, resolve, reject) => {
    const isValid = users.some(([name, secret]) => name === username && secret === password);
    if (!isValid) return reject(new Error('Login incorrect'));
    const root = path.join(folder, username);
    fs.mkdirSync(root, { recursive: true });
    return resolve({ root });
  });
  await server.listen();
  return { port, stop: async () => void (await server.close()) };
}

const silentLog: Record<string, unknown> = Object.fromEntries(
  ['trace', 'debug', 'info', 'warn', 'error', 'fatal'].map((level) => [level, () => undefined]),
);
silentLog['child'] = () => silentLog;
