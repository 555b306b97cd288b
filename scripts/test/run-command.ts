import { spawn } from 'node:child_process';
import path from 'node:path';

export const root = path.resolve(__dirname, '../..');

/** Takes what a program prints, piece by piece. */
export type Say = (text: string) => void;

/**
 * Runs a program.
 *
 * @returns Its exit code; 1 when it could not be started or was killed.
 */
export function runCommand(
  program: string,
  args: readonly string[],
  say: Say,
  env: NodeJS.ProcessEnv = {},
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: ['inherit', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => say(text));
    child.once('error', (error) => {
      say(`${error.message}\n`);
      resolve(1);
    });
    child.once('close', (code) => resolve(code ?? 1));
  });
}
