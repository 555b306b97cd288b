import { spawn } from 'node:child_process';
import path from 'node:path';

export const root = path.resolve(__dirname, '../..');

/** Receives a program's output, in chunks. */
export type Log = (text: string) => void;

/**
 * Runs a program in the root folder.
 *
 * @param program - Program name or path.
 * @param args - Its arguments.
 * @param log - Receives its output.
 * @param env - Additional environment variables.
 * @returns The exit code, or 1 if it couldn't be started or was killed.
 */
export function runCommand(
  program: string,
  args: readonly string[],
  log: Log,
  env: NodeJS.ProcessEnv = {},
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: ['inherit', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => log(text));
    child.once('error', (error) => {
      log(`${error.message}\n`);
      resolve(1);
    });
    child.once('close', (code) => resolve(code ?? 1));
  });
}
