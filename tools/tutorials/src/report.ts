import type { Problem } from '../../../src/model/problem';

/** What came of following a guide. */
export interface Followed {
  docId: string;
  /** Files written and blocks of commands run. */
  blocks: number;
  requests: number;
  /** Outputs, answers and logs compared with what the page shows. */
  compared: number;
  seconds: number;
  problems: Problem[];
  /** Blocks that the page leaves out, and why. */
  left: { line: number; reason: string }[];
}

/** A table of the guides that were followed, in plain text. */
export function tutorialTable(guides: readonly Followed[]): string {
  const rows = [
    ['guide', 'blocks', 'requests', 'compared', 'seconds', ''],
    ...guides.map(({ docId, blocks, requests, compared, seconds, problems }) => [
      docId,
      String(blocks),
      String(requests),
      String(compared),
      seconds.toFixed(1),
      problems.length === 0 ? '' : `${problems.length} problems`,
    ]),
    [
      `${guides.length} guides`,
      ...(['blocks', 'requests', 'compared'] as const).map((key) => String(sum(guides, key))),
      sum(guides, 'seconds').toFixed(1),
      '',
    ],
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 || column === 5
            ? cell.padEnd(widths[column] ?? 0)
            : cell.padStart(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Reasons why pages and blocks are not followed, with how often each is given. */
export function reasonList(reasons: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const reason of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].map(([reason, count]) => `${String(count).padStart(3)} × ${reason}`).join('\n');
}

const sum = (guides: readonly Followed[], key: 'blocks' | 'requests' | 'compared' | 'seconds'): number =>
  guides.reduce((total, guide) => total + guide[key], 0);
