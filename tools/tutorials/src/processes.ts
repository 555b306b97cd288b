import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';

const running = new Set<ChildProcess>();

/** Starts a program in a process group of its own, so that it can be stopped with all that it starts. */
export function start(program: string, args: readonly string[], options: SpawnOptions = {}): ChildProcess {
  const child = spawn(program, args, { ...options, detached: true });
  running.add(child);
  child.once('exit', () => running.delete(child));
  child.once('error', () => running.delete(child));
  return child;
}

/** Stops a program and what it started: asks first, and insists after the given milliseconds. */
export async function stop(
  child: ChildProcess,
  patience = 5000,
  first: NodeJS.Signals = 'SIGTERM',
): Promise<void> {
  const ended = hasEnded(child) ? Promise.resolve() : new Promise((resolve) => child.once('exit', resolve));
  signal(child, first);
  const timer = setTimeout(() => signal(child, 'SIGKILL'), patience);
  await ended;
  clearTimeout(timer);
  // What the program started may have outlived it.
  signal(child, 'SIGKILL');
}

/** Stops everything at once: for the end of this process. */
export function stopAll(): void {
  for (const child of running) signal(child, 'SIGKILL');
}

export function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null || child.pid === undefined;
}

function signal(child: ChildProcess, name: NodeJS.Signals): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, name);
  } catch {
    // It has ended by itself.
  }
}

/** True when something on this machine answers on the port. */
export function answers(port: number): Promise<boolean> {
  const tries = ['127.0.0.1', '::1'].map(
    (host) =>
      new Promise<boolean>((resolve) => {
        const socket = net.connect({ port, host, timeout: 1000 });
        const end = (answer: boolean) => {
          socket.destroy();
          resolve(answer);
        };
        socket.once('connect', () => end(true));
        socket.once('error', () => end(false));
        socket.once('timeout', () => end(false));
      }),
  );
  return Promise.all(tries).then((found) => found.includes(true));
}

/** A port that nothing uses. */
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

/** A port that no guide uses. Who listens on it has the ports of all guides. */
const TURN_PORT = 29_873;

/**
 * Waits until no other run on this machine uses the ports of guides.
 *
 * @returns What gives the turn to the next one; the end of this process does, too.
 */
export async function takeTurn(): Promise<() => void> {
  for (;;) {
    const server = net.createServer();
    const mine = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false));
      server.listen(TURN_PORT, '127.0.0.1', () => resolve(true));
    });
    if (mine) return () => void server.close();
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/**
 * Waits until a condition holds.
 *
 * @param limit - Milliseconds after which it is given up.
 * @returns Whether it holds.
 */
export async function until(condition: () => boolean | Promise<boolean>, limit: number): Promise<boolean> {
  const end = Date.now() + limit;
  while (!(await condition())) {
    if (Date.now() > end) return false;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return true;
}

/** The program of this name on the PATH or in one of the folders; null when there is none. */
export function findProgram(name: string, folders: readonly string[] = []): string | null {
  const candidates = [...(process.env['PATH'] ?? '').split(':'), ...folders].map(
    (folder) => `${folder}/${name}`,
  );
  return candidates.find((file) => fs.existsSync(file)) ?? null;
}
