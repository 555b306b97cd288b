import fs from 'node:fs';
import path from 'node:path';
import { readGuideFrontMatter, splitFrontMatter } from '../../../packages/guide-files/front-matter';
import { sourceDigest } from '../../../packages/guide-files/source-digest';
import { readGitFiles, runGit } from '../../../src/node/run-git';

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
  const folder = path.dirname(path.resolve(file));
  const name = `./${path.basename(file)}`;
  try {
    const log = runGit(folder, 'log', '--format=%H %cs', '--', name);
    const commits = [...log.matchAll(/^(\w+) (.+)$/gm)].map(([, commit = '', date = '']) => ({
      commit,
      date,
    }));
    const sources = readGitFiles(
      folder,
      commits.map(({ commit }) => `${commit}:${name}`),
    );
    const at = sources.findIndex((source) => sourceDigest(source) === translatedFrom);
    const source = sources[at];
    if (source === undefined) return null;
    return {
      since: commits[at - 1]?.date ?? null,
      sentences: countChanged(source, fs.readFileSync(file, 'utf8')),
    };
  } catch {
    return null; // Git isn't installed, or the folder is in no repository.
  }
}

/** Counts a changed sentence once, although it's missing from one version and new in the other. */
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
  const { title, description, sidebarLabel } = readGuideFrontMatter(yaml, '').data;
  return [title, description, sidebarLabel ?? '', ...body.split(/\n+|(?<=[.!?])\s+/)]
    .map((each) => each.trim())
    .filter(Boolean);
}
