import { gradeReport, LOWEST_SCORE, type AgentReport } from './grade-report';
import { whyNoAfdocs } from './node-version';

const report = (overall: number, status: 'pass' | 'warn' | 'error' = 'warn'): AgentReport => ({
  results: [
    { id: 'llms-txt-exists', status: 'pass', message: 'Found.' },
    { id: 'markdown-content-parity', status, message: '3 pages differ.' },
  ],
  scoring: {
    overall,
    checkScores: {
      'llms-txt-exists': { earnedScore: 10, maxScore: 10 },
      'markdown-content-parity': { earnedScore: status === 'pass' ? 4 : 3, maxScore: 4 },
    },
  },
});

it('passes with the lowest score, and names the checks that cost points', () => {
  expect(gradeReport('uk', report(LOWEST_SCORE))).toEqual({
    passed: true,
    lines: [
      `✓ uk: ${LOWEST_SCORE} of 100, at least ${LOWEST_SCORE} required`,
      '    warn markdown-content-parity (−1.0): 3 pages differ.',
    ],
  });
});

it('fails below the lowest score', () => {
  expect(gradeReport('en', report(LOWEST_SCORE - 1, 'pass'))).toEqual({
    passed: false,
    lines: [`✗ en: ${LOWEST_SCORE - 1} of 100, at least ${LOWEST_SCORE} required`],
  });
});

it('fails if a check could not run, because the score leaves it out', () => {
  expect(gradeReport('en', report(100, 'error')).passed).toBe(false);
});

it('is skipped with a reason in a Node.js version that afdocs does not support', () => {
  expect(whyNoAfdocs('20.19.0')).toContain('afdocs needs Node.js 22 or newer, and this is 20.19.0');
  expect(whyNoAfdocs('22.0.0')).toBeNull();
  expect(whyNoAfdocs('100.1.0')).toBeNull();
});
