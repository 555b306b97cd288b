import { textTable } from '../../shared/text-table';
import type { Problem } from '../../../src/model/text/problem';
import { count } from '../../../src/model/text/text';

/** Result of following a guide. */
export interface GuideResult {
  docId: string;
  /** The reader's project folder. It exists until this process ends; null if it wasn't created. */
  folder: string | null;
  /** Number of files written and command blocks run. */
  blocks: number;
  /** Number of commands in the blocks that ran. */
  commands: number;
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
  const rows = [
    ['guide', 'blocks', 'requests', 'compared', 'seconds', ''],
    ...guides.map(({ docId, blocks, requests, compared, seconds, problems }) => [
      docId,
      String(blocks),
      String(requests),
      String(compared),
      seconds.toFixed(1),
      problems.length === 0 ? '' : count(problems.length, 'problem'),
    ]),
    [
      count(guides.length, 'guide'),
      ...(['blocks', 'requests', 'compared'] as const).map((key) => String(sum(guides, key))),
      sum(guides, 'seconds').toFixed(1),
      '',
    ],
  ];
  return textTable(rows)
    .map((line) => line.trimEnd())
    .join('\n');
}

/** Lists the reasons for skipped pages and blocks, with their counts. */
export function reasonList(reasons: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const reason of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].map(([reason, times]) => `${String(times).padStart(3)} × ${reason}`).join('\n');
}

const sum = (guides: readonly GuideResult[], key: 'blocks' | 'requests' | 'compared' | 'seconds'): number =>
  guides.reduce((total, guide) => total + guide[key], 0);
