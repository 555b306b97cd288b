import fs from 'node:fs';
import path from 'node:path';
import { findProgram, startServer, stop } from '../processes';
import type { Service, ServiceOptions } from './service';

/**
 * Starts Redis on the loopback interface, with a password if `REDIS_PASSWORD` is set.
 *
 * @throws Error when Redis is not installed or doesn't start.
 */
export async function startRedis({ folder, port, env }: ServiceOptions): Promise<Service> {
  const program = findProgram('redis-server');
  if (program === null)
    throw new Error(
      'Redis is not installed: "redis-server" is not on the PATH. To install it, run: apt-get install redis-server',
    );
  fs.mkdirSync(folder, { recursive: true });
  const password = env['REDIS_PASSWORD'];
  const command = [program, '--port', String(port), '--bind', '127.0.0.1', '::1', '--dir', folder] as const;
  const server = await startServer(
    'Redis',
    [...command, ...(password ? ['--requirepass', password] : [])],
    port,
    path.join(folder, 'log'),
  );
  return { port, execEnv: { REDISCLI_PORT: String(port) }, stop: () => stop(server) };
}
