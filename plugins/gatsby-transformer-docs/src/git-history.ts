import { execFileSync } from 'node:child_process';
import type { LastUpdated } from '../../../src/model/doc';

/**
 * Reads when and by whom each file below a folder was last changed, in one run of git.
 *
 * @returns Path from the root of the site → last change. Empty without git and in a shallow clone, where every file would
 *   seem to come from the one commit that is there: better no date than a wrong one.
 */
export function readGitHistory(root: string, folder: string): Map<string, LastUpdated> {
  const history = new Map<string, LastUpdated>();
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return history;
    const prefix = git('rev-parse', '--show-prefix').trim();
    let current: LastUpdated | undefined;
    for (const line of git(
      'log',
      '--format=%x00%cI%x00%aN',
      '--name-only',
      '--no-renames',
      '--',
      folder,
    ).split('\n')) {
      if (line.startsWith('\0')) {
        const [, date = '', author = ''] = line.split('\0');
        current = { date, author: withoutAddress(author) };
      } else if (line !== '' && current) {
        const file = line.startsWith(prefix) ? line.slice(prefix.length) : line;
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
