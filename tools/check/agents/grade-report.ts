/** The part of afdocs' JSON report that the check reads. */
export interface AgentReport {
  results: readonly { id: string; status: 'pass' | 'warn' | 'fail' | 'skip' | 'error'; message: string }[];
  scoring: {
    overall: number;
    checkScores: Readonly<Record<string, { earnedScore: number; maxScore: number }>>;
  };
}

/** The lowest score with which a language passes, out of 100. */
export const LOWEST_SCORE = 97;

/**
 * Compares a report's score with the lowest score.
 *
 * @param name - The language, for the first line.
 * @param report - afdocs' report about the language's pages.
 * @returns Whether the language passes, and lines to print: the score, and each check that costs points.
 */
export function gradeReport(
  name: string,
  { results, scoring }: AgentReport,
): { passed: boolean; lines: string[] } {
  const broken = results.filter(({ status }) => status === 'error');
  const passed = scoring.overall >= LOWEST_SCORE && broken.length === 0;
  const costs = results.flatMap(({ id, status, message }) => {
    const { earnedScore = 0, maxScore = 0 } = scoring.checkScores[id] ?? {};
    const lost = maxScore - earnedScore;
    return lost > 0 || status === 'error' ? [`    ${status} ${id} (−${lost.toFixed(1)}): ${message}`] : [];
  });
  return {
    passed,
    lines: [
      `${passed ? '✓' : '✗'} ${name}: ${scoring.overall} of 100, at least ${LOWEST_SCORE} required`,
      ...costs,
    ],
  };
}
