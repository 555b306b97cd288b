import { execFileSync } from 'node:child_process';

/**
 * Runs git in a folder and returns its output. A hook's variables, such as `GIT_DIR`, would make git
 * use another folder.
 *
 * @throws Error with git's message in `stderr` if git fails or isn't installed.
 */
export function runGit(cwd: string, ...args: readonly string[]): string {
  return readOutput(cwd, args).toString('utf8');
}

/**
 * Reads files from a repository in a single process.
 *
 * @param names - Names of git objects, such as `HEAD:./file.md`.
 * @returns The files' content in the same order; an empty text for each object that doesn't exist.
 */
export function readGitFiles(cwd: string, names: readonly string[]): string[] {
  const output = readOutput(cwd, ['cat-file', '--batch'], names.map((name) => `${name}\n`).join(''));
  const files: string[] = [];
  for (let at = 0; at < output.length; ) {
    const start = output.indexOf('\n', at) + 1;
    const size = /^\w+ blob (\d+)\n$/.exec(output.toString('utf8', at, start))?.[1];
    const end = start + Number(size ?? 0);
    files.push(output.toString('utf8', start, end));
    at = size === undefined ? end : end + 1;
  }
  return files;
}

function readOutput(cwd: string, args: readonly string[], input = ''): Buffer {
  const env = Object.entries(process.env).filter(
    ([name]) => !/^GIT_(?:DIR|WORK_TREE|INDEX_FILE|PREFIX)$/.test(name),
  );
  return execFileSync('git', args, {
    cwd,
    input,
    env: { ...Object.fromEntries(env), LC_ALL: 'C' },
    maxBuffer: 1024 ** 3,
    stdio: 'pipe',
  });
}
