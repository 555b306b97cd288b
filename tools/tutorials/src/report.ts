import { textTable } from '../../text-table';
import type { Problem } from '../../../src/model/problem';

/** Result of following a guide. */
export interface GuideResult {
  docId: string;
  /** Number of files written and command blocks run. */
  blocks: number;
  /** Number of blocks that use curl. */
  requests: number;
  /** Number of outputs, responses, and logs compared with the page. */
  compared: number;
  seconds: number;
  problems: Problem[];
  /** Blocks with `no-run`, and their reasons. */
  skipped: { line: number; reason: string }[];
}

/** Formats the results as a plain text table. */
export function resultTable(guides: readonly GuideResult[]): string {
  const row = (name: string, results: readonly GuideResult[]) => {
    const sum = (count: (result: GuideResult) => number) =>
      results.reduce((total, result) => total + count(result), 0);
    return [
      name,
      String(sum(({ blocks }) => blocks)),
      String(sum(({ requests }) => requests)),
      String(sum(({ compared }) => compared)),
      sum(({ seconds }) => seconds).toFixed(1),
      String(sum(({ problems }) => problems.length)),
    ];
  };
  return textTable([
    ['guide', 'blocks', 'requests', 'compared', 'seconds', 'problems'],
    ...guides.map((guide) => row(guide.docId, [guide])),
    row(`${guides.length} guides`, guides),
  ]).join('\n');
}

/** Lists the reasons for skipped pages and blocks, with their counts. */
export function reasonList(reasons: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const reason of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].map(([reason, count]) => `${String(count).padStart(3)} × ${reason}`).join('\n');
}
