import fs from 'node:fs';
import path from 'node:path';
import { findProgram, stop } from '../processes';
import type { Service, ServiceOptions } from './service';
import { startServer } from './start-server';

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
  const address = ['--port', String(port), '--bind', '127.0.0.1', '::1'];
  const server = await startServer({
    name: 'Redis',
    program,
    args: [...address, '--dir', folder, ...(password ? ['--requirepass', password] : [])],
    port,
    log: path.join(folder, 'log'),
  });
  return { port, execEnv: { REDISCLI_PORT: String(port) }, stop: () => stop(server) };
}
