import { spawn } from 'node:child_process';
import path from 'node:path';

const gatsby = path.resolve('node_modules/gatsby/cli.js');

/** Where Node.js from 22.1 on keeps compiled modules from run to run: a good part of a start is loading them. */
const NODE_COMPILE_CACHE = path.resolve('node_modules/.cache/compiled-modules');

/**
 * Runs a command of Gatsby with its own output. A signal that ends this process is passed on, and Gatsby is waited for.
 *
 * @param args - The command and its options, as Gatsby's own program takes them.
 * @returns Its exit code.
 */
export function runGatsby(args: readonly string[]): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [gatsby, ...args], {
      stdio: 'inherit',
      env: { NODE_COMPILE_CACHE, ...process.env },
    });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => child.kill(signal));
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
