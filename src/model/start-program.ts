import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';

/**
 * Starts a TypeScript program of the site in a process of its own, so that its memory is given back when it ends. The two speak by messages; what
 * the program prints is shown.
 *
 * @param root - Root of the site, and the working directory of the program.
 * @param program - Path of the module, from the root.
 */
export function startProgram(root: string, program: string): ChildProcess {
  return fork(path.join(root, program), {
    cwd: root,
    execArgv: ['--import', 'tsx'],
    // Those of Gatsby are for its own heap.
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}
