import { spawn } from 'node:child_process';
import path from 'node:path';

export const root = path.resolve(__dirname, '../..');

/**
 * Runs a program with its output shown as it comes.
 *
 * @returns Its exit code; 1 when it could not be started or was killed.
 */
export function runCommand(
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
    child.once('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
