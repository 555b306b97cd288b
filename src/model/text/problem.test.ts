import { formatProblem, sortProblems, type Problem } from './problem';

const problem = (file: string, line?: number, message = 'm'): Problem => ({
  file,
  ...(line === undefined ? {} : { line }),
  message,
  severity: 'error',
});

it('formats a problem so that editors can link to its line', () => {
  expect(formatProblem(problem('content/uk/a.md', 4))).toBe('content/uk/a.md:4: m');
  expect(formatProblem(problem('content/uk/a.md'))).toBe('content/uk/a.md: m');
});

it('sorts problems in a stable order, each once', () => {
  const all = [
    problem('b.md', 1),
    problem('a.md', 10),
    problem('a.md', 9, 'z'),
    problem('a.md', 9, 'y'),
    problem('a.md'),
    problem('b.md', 1),
  ];
  const sorted = ['a.md: m', 'a.md:9: y', 'a.md:9: z', 'a.md:10: m', 'b.md:1: m'];
  expect(sortProblems(all).map(formatProblem)).toEqual(sorted);
  expect(sortProblems([...all].reverse()).map(formatProblem)).toEqual(sorted);
});
