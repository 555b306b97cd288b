import {
  digestBlocks,
  type FollowedGuide,
  type FollowedGuides,
} from '../../../packages/guide-files/followed-guides';
import type { ParsedGuide } from '../../../packages/guide-files/read-guide';
import { docIdOf } from '../../../src/model/docs/addresses';
import { runGit } from '../../../src/node/run-git';
import type { GuideResult } from './report';

interface Run {
  /** Date in UTC, such as 2026-11-25. */
  date: string;
  commit: string;
  /** Guides whose results are kept; empty after a run of all guides. */
  before: FollowedGuides;
  /** Published projects, by guide ID. */
  projects?: Readonly<Record<string, FollowedGuide['project']>>;
}

/**
 * Updates the results with those of a run. Guides with problems and guides without commands get no
 * result.
 *
 * @param results - Results of the guides that ran.
 * @param guides - The guides with their code blocks.
 * @param run - When and with which commit they ran.
 * @returns The results, sorted by guide ID.
 */
export function updateFollowedGuides(
  results: readonly GuideResult[],
  guides: readonly Pick<ParsedGuide, 'relativePath' | 'fences'>[],
  { date, commit, before, projects = {} }: Run,
): FollowedGuides {
  const fences = new Map(guides.map((guide) => [docIdOf(guide.relativePath), guide.fences]));
  const after = new Map(Object.entries(before));
  for (const { docId, commands, compared, problems } of results) {
    after.delete(docId);
    if (problems.length === 0 && commands > 0)
      after.set(docId, {
        ...{ date, commit, commands, compared },
        blocks: digestBlocks(fences.get(docId) ?? []),
        ...(projects[docId] && { project: projects[docId] }),
      });
  }
  return Object.fromEntries([...after].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Returns a checkout's commit, or null if it has none or tracked files were edited. */
export function commitOf(checkout: string): string | null {
  try {
    const changes = runGit(checkout, 'status', '--porcelain', '--untracked-files=no');
    return changes.trim() === '' ? runGit(checkout, 'rev-parse', 'HEAD').trim() : null;
  } catch {
    return null;
  }
}
