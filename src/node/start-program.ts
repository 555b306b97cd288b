import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';

/**
 * Starts a TypeScript program in a separate process, so that its memory is freed when it ends. Both
 * processes exchange messages, and the program's output is shown.
 *
 * @param root - The site's root folder, and the program's working directory.
 * @param program - Module path, relative to the root.
 */
export function startProgram(root: string, program: string): ChildProcess {
  return fork(path.join(root, program), {
    cwd: root,
    execArgv: ['--import', 'tsx'],
    // Gatsby sets these options for its own process only.
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}
