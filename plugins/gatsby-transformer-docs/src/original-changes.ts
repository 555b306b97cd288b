import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { splitFrontMatter } from '../../../packages/guide-files/front-matter';
import { sourceDigest } from '../../../packages/guide-files/source-digest';

/** What has changed in an original since it was translated. */
export interface OriginalChanges {
  /** Date of the first change, such as `2025-01-31`; null if it isn't committed. */
  since: string | null;
  /** Sentences that were added, changed, or removed. */
  sentences: number;
}

/**
 * Compares an original with the version that its translation translates.
 *
 * @param file - Path to the original.
 * @param translatedFrom - The digest stored in the translation.
 * @returns Null if git doesn't have this version, as in a shallow clone.
 */
export function changesSince(file: string, translatedFrom: string): OriginalChanges | null {
  const absolute = path.resolve(file);
  const name = `./${path.basename(absolute)}`;
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: path.dirname(absolute),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  try {
    let since: string | null = null;
    for (const line of git('log', '--format=%H %cs', '--', name).trim().split('\n')) {
      const [commit = '', date = ''] = line.split(' ');
      const source = git('show', `${commit}:${name}`);
      if (sourceDigest(source) === translatedFrom)
        return { since, sentences: countChanged(source, fs.readFileSync(absolute, 'utf8')) };
      since = date;
    }
  } catch {
    // Git isn't installed, or the file isn't committed yet.
  }
  return null;
}

/** Counts a changed sentence once, although both versions lack it. */
function countChanged(before: string, after: string): number {
  const [old, current] = [sentencesOf(before), sentencesOf(after)];
  const missing = (from: readonly string[], other: readonly string[]) => {
    const others = new Set(other);
    return from.filter((sentence) => !others.has(sentence)).length;
  };
  return Math.max(missing(current, old), missing(old, current));
}

/** Splits a guide into sentences. Headings, table rows, and lines of code count as sentences. */
function sentencesOf(source: string): string[] {
  const { yaml, body } = splitFrontMatter(source);
  const prose = (yaml ?? '').match(/^(?:title|description|sidebarLabel):.*/gm) ?? [];
  return [...prose, ...body.split(/\n+|(?<=[.!?])\s+/)].map((each) => each.trim()).filter(Boolean);
}
