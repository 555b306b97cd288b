import { spawn } from 'node:child_process';
import path from 'node:path';
import { dropMovedCache, markCache } from './moved-cache';

const gatsby = path.resolve('node_modules/gatsby/cli.js');

/**
 * From version 22.1, Node.js caches compiled modules in this folder because loading them is a
 * large part of startup.
 */
const NODE_COMPILE_CACHE = path.resolve('node_modules/.cache/compiled-modules');

/** Signs of file patterns. Gatsby and gatsby-source-filesystem read folders as such. */
const PATTERN_SIGN = /[[\]{}*?]|[!+@]\(/;

/**
 * Runs a Gatsby command and shows its output. Signals are forwarded, and this process waits for
 * Gatsby to end.
 *
 * @param args - The command and its options.
 * @param onStart - Called with the ID of Gatsby's process; undefined if it couldn't be started.
 * @returns The exit code of Gatsby.
 */
export function runGatsby(
  args: readonly string[],
  onStart: (pid: number | undefined) => void = () => undefined,
): Promise<number> {
  const root = process.cwd();
  const sign = PATTERN_SIGN.exec(root)?.[0];
  if (sign !== undefined) {
    console.error(
      `${root}: Gatsby takes the "${sign}" in this path for a pattern, and finds no files. Move the site to a folder without it.`,
    );
    return Promise.resolve(1);
  }
  dropMovedCache(root, console.log);
  markCache(root);
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [gatsby, ...args], {
      stdio: 'inherit',
      env: { NODE_COMPILE_CACHE, ...process.env },
    });
    onStart(child.pid);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => child.kill(signal));
    child.on('error', () => resolve(1));
    child.on('exit', (code) => {
      // Gatsby may have emptied the cache at the start.
      markCache(root);
      resolve(code ?? 1);
    });
  });
}
