import fs from 'node:fs';
import path from 'node:path';
import { isListening, findProgram, hasEnded, start, stop, waitUntil } from '../processes';
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
  const log = path.join(folder, 'log');
  const output = fs.openSync(log, 'a');
  const password = env['REDIS_PASSWORD'];
  const server = start(
    program,
    [
      '--port',
      String(port),
      '--bind',
      '127.0.0.1',
      '::1',
      '--dir',
      folder,
      ...(password ? ['--requirepass', password] : []),
    ],
    { stdio: ['ignore', output, output] },
  );
  if (
    !(await waitUntil(async () => hasEnded(server) || (await isListening(port)), 20_000)) ||
    hasEnded(server)
  )
    throw new Error(`Redis did not start on port ${port}:\n${fs.readFileSync(log, 'utf8')}`);
  return { port, execEnv: { REDISCLI_PORT: String(port) }, stop: () => stop(server) };
}
