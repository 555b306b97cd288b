import { runSteps, type StepOrder } from './run-steps';

/** Runs steps that end in the given order, and returns which ones ran in parallel. */
async function follow(steps: readonly StepOrder[], atOnce: number): Promise<string[]> {
  const log: string[] = [];
  const running = new Set<string>();
  await runSteps(steps, atOnce, async ({ name }) => {
    running.add(name);
    log.push([...running].join('+'));
    await new Promise((resolve) => setTimeout(resolve, 5));
    running.delete(name);
  });
  return log;
}

it.each<[string, StepOrder[], number, string[]]>([
  ['keeps the order', [{ name: 'a' }, { name: 'b' }], 1, ['a', 'b']],
  [
    'runs up to the maximum in parallel',
    [{ name: 'a' }, { name: 'b' }, { name: 'c' }],
    2,
    ['a', 'a+b', 'b+c'],
  ],
  [
    'passes over a step that has to wait',
    [{ name: 'a' }, { name: 'b', needs: 'a' }, { name: 'c' }],
    2,
    ['a', 'a+c', 'c+b'],
  ],
  [
    'waits for all that a step comes after, and for nothing that is not there',
    [{ name: 'a', after: ['b', 'c', 'gone'] }, { name: 'b' }, { name: 'c' }],
    2,
    ['b', 'b+c', 'a'],
  ],
  [
    'runs a step alone if required',
    [{ name: 'a' }, { name: 'b', alone: true }, { name: 'c' }],
    2,
    ['a', 'a+c', 'b'],
  ],
])('%s', async (_, steps, atOnce, expected) => {
  expect(await follow(steps, atOnce)).toEqual(expected);
});

it('returns results in the order in which steps ended', async () => {
  const times: Record<string, number> = { slow: 20, quick: 1 };
  const run = async ({ name }: StepOrder) => {
    await new Promise((resolve) => setTimeout(resolve, times[name]));
    return name;
  };
  expect(await runSteps([{ name: 'slow' }, { name: 'quick' }], 2, run)).toEqual(['quick', 'slow']);
});

it('reports steps that wait for each other', async () => {
  const circle = [
    { name: 'a', needs: 'b' },
    { name: 'b', after: ['a'] },
  ];
  await expect(runSteps(circle, 2, () => Promise.resolve())).rejects.toThrow(
    'Circular dependency between steps: a, b.',
  );
});
