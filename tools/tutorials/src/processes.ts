import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';

const running = new Set<ChildProcess>();

/**
 * Starts a program in a new process group, so that `stop` also ends the processes that it starts.
 */
export function start(program: string, args: readonly string[], options: SpawnOptions = {}): ChildProcess {
  const child = spawn(program, args, { ...options, detached: true });
  running.add(child);
  child.once('exit', () => running.delete(child));
  child.once('error', () => running.delete(child));
  return child;
}

/**
 * Stops a program and the processes that it started.
 *
 * @param child - The program.
 * @param timeout - Milliseconds until SIGKILL.
 * @param firstSignal - Signal to send before that.
 */
export async function stop(
  child: ChildProcess,
  timeout = 5000,
  firstSignal: NodeJS.Signals = 'SIGTERM',
): Promise<void> {
  const ended = hasEnded(child) ? Promise.resolve() : new Promise((resolve) => child.once('exit', resolve));
  signal(child, firstSignal);
  const timer = setTimeout(() => signal(child, 'SIGKILL'), timeout);
  await ended;
  clearTimeout(timer);
  // Processes that the program started may still be running.
  signal(child, 'SIGKILL');
}

/** Kills all running programs, for use when this process exits. */
export function stopAll(): void {
  for (const child of running) signal(child, 'SIGKILL');
}

/** Checks whether a process has ended, or couldn't be started. */
export function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null || child.pid === undefined;
}

function signal(child: ChildProcess, name: NodeJS.Signals): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, name);
  } catch {
    // The process has already ended.
  }
}

/** Returns true if a program on this machine listens on the port. */
export function isListening(port: number): Promise<boolean> {
  const attempts = ['127.0.0.1', '::1'].map(
    (host) =>
      new Promise<boolean>((resolve) => {
        const socket = net.connect({ port, host, timeout: 1000 });
        const end = (isConnected: boolean) => {
          socket.destroy();
          resolve(isConnected);
        };
        socket.once('connect', () => end(true));
        socket.once('error', () => end(false));
        socket.once('timeout', () => end(false));
      }),
  );
  return Promise.all(attempts).then((results) => results.includes(true));
}

/** Finds an unused port. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** No guide uses this port. A run that listens on it holds the lock. */
const LOCK_PORT = 29_873;

/**
 * Waits until no other run on this machine uses the guides' ports.
 *
 * @returns Releases the lock. The lock is also released when this process ends.
 */
export async function acquireLock(): Promise<() => void> {
  for (;;) {
    const server = net.createServer();
    const isAcquired = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false));
      server.listen(LOCK_PORT, '127.0.0.1', () => resolve(true));
    });
    if (isAcquired) return () => void server.close();
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/**
 * Waits until a condition is true.
 *
 * @param condition - Checked every 100 milliseconds.
 * @param limit - Timeout in milliseconds.
 * @returns False when the time is up.
 */
export async function waitUntil(
  condition: () => boolean | Promise<boolean>,
  limit: number,
): Promise<boolean> {
  const end = Date.now() + limit;
  while (!(await condition())) {
    if (Date.now() > end) return false;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return true;
}

/** Finds a program on the PATH or in the given folders. Returns its path, or null. */
export function findProgram(name: string, folders: readonly string[] = []): string | null {
  const candidates = [...(process.env['PATH'] ?? '').split(':'), ...folders].map(
    (folder) => `${folder}/${name}`,
  );
  return candidates.find((file) => fs.existsSync(file)) ?? null;
}
