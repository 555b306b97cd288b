import { execFile } from 'node:child_process';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { RunOptions, RunResult } from './run-typedoc';

/** Path of this plugin in the site. */
export const PLUGIN = 'plugins/gatsby-plugin-typedoc';

/**
 * TypeDoc, and the samples that are read beside it, are done before code that V8's slowest compiler makes has paid for the time it took. Node has a
 * quicker compiler beside it from version 22 on, which takes a second less where it does not copy functions into their callers.
 */
const V8_FLAGS =
  Number.parseInt(process.versions.node) >= 22 ? ['--no-turbofan', '--no-maglev-inlining'] : [];

/**
 * Runs TypeDoc in a process of its own.
 *
 * @param root - Root of the site.
 * @returns What the run said of itself; a run that died is a result with its last words as the problem.
 */
export function runInChild(root: string, options: RunOptions): Promise<RunResult> {
  const program = path.join(root, PLUGIN, 'src/run-typedoc.ts');
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [...V8_FLAGS, '--import', 'tsx', program, JSON.stringify(options)],
      { cwd: root, maxBuffer: 64 * 1024 * 1024, env: { ...process.env, NODE_OPTIONS: '', NO_COLOR: '1' } },
      (error, stdout, stderr) => {
        const lines = stdout.trim().split('\n');
        try {
          const result = JSON.parse(lines.at(-1) ?? '') as RunResult;
          const messages = [...lines.slice(0, -1), ...stripVTControlCharacters(stderr).split('\n')].filter(
            (each) => each.trim() !== '',
          );
          resolve(result.ok ? result : { ...result, problems: [...result.problems, ...messages] });
        } catch {
          resolve({
            ok: false,
            problems: [
              `TypeDoc ended without a result: ${error?.message.slice(0, 300) ?? ''} ${stderr.slice(-2000)}`,
            ],
            typeErrors: 0,
            symbols: 0,
          });
        }
      },
    );
  });
}
