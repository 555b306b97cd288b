import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { LastUpdated } from '../../../src/model/doc';

/**
 * Reads when and by whom each file below a folder was last changed, in one run of git.
 *
 * @param folder - Relative to the root of the site, or absolute; in whichever repository it is.
 * @returns Path from the root of the site → last change. Empty without git and in a shallow clone, where every file would
 *   seem to come from the one commit that is there: better no date than a wrong one.
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

/** The year of the last commit, in which a site was last worked on; null without git. */
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

/** An author's name without any e-mail address in it: addresses are never published. */
export function withoutAddress(author: string): string {
  return author
    .replace(/<?[^\s<>@]+@[^\s<>@]+>?/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
