import path from 'node:path';
import type { LastUpdated } from '../../../src/model/docs/doc';
import { runGit } from '../../../src/node/run-git';

/**
 * Reads the date and author of each file's last change with a single git command.
 *
 * @param folder - Absolute, or relative to the site root. Can be in another repository.
 * @param warn - Called with git's message if git can't read the repository.
 * @returns The last change by path from the site root. Empty without git or a repository, and in a
 *   shallow clone, where git attributes all older changes to the oldest fetched commit.
 */
export function readGitHistory(
  root: string,
  folder: string,
  warn: (message: string) => void = () => undefined,
): Map<string, LastUpdated> {
  const history = new Map<string, LastUpdated>();
  const cwd = path.resolve(root, folder);
  const below = path.relative(root, cwd).replaceAll(path.sep, '/');
  try {
    if (runGit(cwd, 'rev-parse', '--is-shallow-repository').trim() !== 'false') {
      warn(SHALLOW);
      return history;
    }
    const log = [
      'log',
      '-z',
      '--format=%x01%cI%x02%aN',
      '--name-only',
      '--no-renames',
      '--relative',
      '--',
      '.',
    ];
    let current: LastUpdated | undefined;
    for (const entry of runGit(cwd, ...log)
      .split('\0')
      .map((part) => part.replace(/^\n/, ''))) {
      if (entry.startsWith('\u0001')) {
        const [date = '', author = ''] = entry.slice(1).split('\u0002');
        current = { date, author: withoutAddress(author) };
      } else if (entry !== '' && current) {
        const file = `${below}/${entry}`;
        if (!history.has(file)) history.set(file, current);
      }
    }
  } catch (error) {
    history.clear();
    const { code, message, stderr = message } = error as NodeJS.ErrnoException & { stderr?: Buffer | string };
    if (code !== 'ENOENT' && !stderr.includes('not a git repository'))
      warn(`Pages have no "last updated" dates, because git failed: ${stderr.toString().trim()}`);
  }
  return history;
}

const SHALLOW =
  'Pages have no "last updated" dates, because this clone is shallow. Run "git fetch --unshallow", or set "fetch-depth: 0" for actions/checkout.';

/** Returns the year of the last commit, or null without git. */
export function lastCommitYear(root: string): number | null {
  try {
    return Number(runGit(root, 'log', '-1', '--format=%cs').slice(0, 4)) || null;
  } catch {
    return null;
  }
}

/** Removes email addresses from an author's name because they must not be published. */
export function withoutAddress(author: string): string {
  return author
    .replace(/<?(?<![^\s<>@])[^\s<>@]+@[^\s<>@]+>?/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
