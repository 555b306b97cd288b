import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import { hasEnded, isListening, start, stop, waitUntil } from '../processes';

/** Milliseconds that a server may take to start. */
const TIMEOUT = 30_000;

/** A server's program, and where it listens and logs. */
interface Server {
  /** Name for messages. */
  name: string;
  program: string;
  args: readonly string[];
  port: number;
  /** Log file. It is appended to. */
  log: string;
  /** User that runs the program; this process's user by default. */
  user?: { uid?: number; gid?: number };
}

/**
 * Starts a server and waits until it listens on its port.
 *
 * @throws Error with the log when the program ends or takes longer than 30 seconds.
 */
export async function startServer({ name, program, args, port, log, user }: Server): Promise<ChildProcess> {
  const output = fs.openSync(log, 'a');
  const server = start(program, args, { stdio: ['ignore', output, output], ...user });
  fs.closeSync(output);
  const inTime = await waitUntil(async () => hasEnded(server) || (await isListening(port)), TIMEOUT);
  if (inTime && !hasEnded(server)) return server;
  await stop(server);
  throw new Error(`${name} did not start on port ${port}:\n${fs.readFileSync(log, 'utf8')}`);
}
