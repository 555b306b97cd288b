import { execFile } from 'node:child_process';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { RunOptions } from '../options';
import type { RunResult } from './run-typedoc';

/** This plugin's path in the site. */
export const PLUGIN = 'plugins/gatsby-plugin-typedoc';

/**
 * Runs TypeDoc in a child process.
 *
 * @param options - Options for the run.
 * @returns The run's result. If the process crashes, its last output becomes the problem.
 */
export function runInChild(options: RunOptions): Promise<RunResult> {
  const { root } = options;
  const program = path.join(root, PLUGIN, 'src/run-typedoc.ts');
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ['--import', 'tsx', program],
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
            typeErrors: [],
            commentProblems: [],
            symbols: 0,
          });
        }
      },
    );
    child.stdin?.end(JSON.stringify(options));
  });
}
