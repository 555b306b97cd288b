import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { LastUpdated } from '../../../src/model/doc';

/**
 * Reads the date and author of each file's last change with a single git command.
 *
 * @param folder - Absolute, or relative to the site root. Can be in another repository.
 * @returns The last change by path from the site root. Empty without git, and in a shallow clone,
 *   where git attributes all older changes to the oldest fetched commit.
 */
export function readGitHistory(root: string, folder: string): Map<string, LastUpdated> {
  const history = new Map<string, LastUpdated>();
  const cwd = path.resolve(root, folder);
  const below = path.relative(root, cwd).replaceAll(path.sep, '/');
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
      cwd,
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return history;
    let current: LastUpdated | undefined;
    for (const line of git(
      'log',
      '--format=%x00%cI%x00%aN',
      '--name-only',
      '--no-renames',
      '--relative',
      '--',
      '.',
    ).split('\n')) {
      if (line.startsWith('\0')) {
        const [, date = '', author = ''] = line.split('\0');
        current = { date, author: withoutAddress(author) };
      } else if (line !== '' && current) {
        const file = `${below}/${line}`;
        if (!history.has(file)) history.set(file, current);
      }
    }
  } catch {
    history.clear();
  }
  return history;
}

/** Returns the year of the last commit, or null without git. */
export function lastCommitYear(root: string): number | null {
  try {
    const date = execFileSync('git', ['log', '-1', '--format=%cs'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return Number(date.slice(0, 4)) || null;
  } catch {
    return null;
  }
}

/** Removes email addresses from an author's name, because they must not be published. */
export function withoutAddress(author: string): string {
  return author
    .replace(/<?(?<![^\s<>@])[^\s<>@]+@[^\s<>@]+>?/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
