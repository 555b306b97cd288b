/** What decides when a step runs. */
export interface Order {
  name: string;
  /** Name of a step whose result this one needs: it waits for it. */
  needs?: string;
  /** Names of steps that have to be over, however they end. */
  after?: readonly string[];
  /** Whether no other step may run beside it. */
  alone?: boolean;
}

/**
 * Runs steps side by side, each as soon as those that it waits for are over, in their order. Names that no step has are not waited for.
 *
 * @param atOnce - How many run at the same time.
 * @param run - Runs one step. It must not throw.
 * @returns What came out, in the order in which the steps ended.
 * @throws When steps wait for each other.
 */
export async function runSteps<S extends Order, R>(
  steps: readonly S[],
  atOnce: number,
  run: (step: S) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const waiting = [...steps];
  const running = new Map<S, Promise<void>>();
  const isOver = (name: string) => ![...waiting, ...running.keys()].some((step) => step.name === name);
  const mayRun = ({ needs = '', after = [], alone = false }: S) =>
    [needs, ...after].every(isOver) && (!alone || running.size === 0);
  for (;;) {
    const isFull = running.size >= atOnce || [...running.keys()].some(({ alone }) => alone);
    const next = isFull ? undefined : waiting.find(mayRun);
    if (next) {
      waiting.splice(waiting.indexOf(next), 1);
      const end = run(next).then((result) => {
        running.delete(next);
        results.push(result);
      });
      running.set(next, end);
    } else if (running.size > 0) await Promise.race(running.values());
    else if (waiting.length === 0) return results;
    else throw new Error(`These steps wait for each other: ${waiting.map(({ name }) => name).join(', ')}.`);
  }
}
