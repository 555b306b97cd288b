import { spawn } from 'node:child_process';
import path from 'node:path';
import { safeBuild } from './safe-build/safe-build';

const gatsby = path.resolve('node_modules/gatsby/cli.js');

/**
 * For Gatsby and its workers. One helper thread of V8 collects and compiles with less CPU than four do, and a heap below 2 GB is collected at
 * twice its live size instead of four times. Options from the environment come later and win.
 */
const NODE_OPTIONS = `--v8-pool-size=1 --max-old-space-size=2000 ${process.env['NODE_OPTIONS'] ?? ''}`.trim();

/** Where Node.js from 22.1 on keeps compiled modules from run to run: a good part of a build is loading them. */
const NODE_COMPILE_CACHE = path.resolve('node_modules/.cache/compiled-modules');

/** Runs Gatsby with its own output. A signal that ends this process is passed on, and Gatsby is waited for. */
function runGatsby(): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [gatsby, 'build', ...process.argv.slice(2)], {
      stdio: 'inherit',
      env: { NODE_COMPILE_CACHE, ...process.env, NODE_OPTIONS },
    });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => child.kill(signal));
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

void safeBuild({ root: process.cwd(), run: runGatsby, say: (line) => console.log(line) }).then((code) => {
  process.exitCode = code;
});
