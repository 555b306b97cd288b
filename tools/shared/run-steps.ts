/** A step's name, and the steps that it must wait for. */
export interface StepOrder {
  name: string;
  /** The step whose result this one needs. */
  needs?: string;
  /** Names of steps that must have ended, whether they passed or not. */
  after?: readonly string[];
  /** Whether the step must run without any other. */
  alone?: boolean;
}

/**
 * Runs steps in parallel, each as soon as the steps that it waits for have ended. Unknown names are
 * ignored.
 *
 * @param steps - Steps in the preferred order.
 * @param maxParallel - Number of steps that run at the same time.
 * @param run - Runs one step. It must not throw.
 * @returns Results in the order in which the steps ended.
 * @throws When steps wait for each other.
 */
export async function runSteps<S extends StepOrder, R>(
  steps: readonly S[],
  maxParallel: number,
  run: (step: S) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const waiting = [...steps];
  const running = new Map<S, Promise<void>>();
  const isOver = (name: string) => ![...waiting, ...running.keys()].some((step) => step.name === name);
  const mayRun = ({ needs = '', after = [], alone = false }: S) =>
    [needs, ...after].every(isOver) && (!alone || running.size === 0);
  for (;;) {
    const isFull = running.size >= maxParallel || [...running.keys()].some(({ alone }) => alone);
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
    else throw new Error(`Circular dependency between steps: ${waiting.map(({ name }) => name).join(', ')}.`);
  }
}
