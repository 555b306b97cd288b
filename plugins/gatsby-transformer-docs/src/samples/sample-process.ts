import type { ChildProcess } from 'node:child_process';
import type { Reporter } from 'gatsby';
import { startProgram } from '../../../../src/model/start-program';

type SampleProcess = ReturnType<typeof createSampleProcess>;

/** Has the samples read for the first time, and shows how long that takes and what came out. */
export async function reportFirstReading(
  { update }: SampleProcess,
  reporter: Pick<Reporter, 'activityTimer'>,
): Promise<void> {
  const timer = reporter.activityTimer('The compiler reads the samples');
  timer.start();
  timer.setStatus(await update());
  timer.end();
}

/**
 * The program that reads the samples, which starts when it is first asked. It is a process of its own, so that its memory is given back in a
 * build, and so that in development, where it stays, a later question is answered out of what it has compiled before.
 *
 * @param program - Path of a TypeScript module that answers each message with a sentence, once its file is up to date.
 */
export function createSampleProcess(root: string, program: string) {
  let child: ChildProcess | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const start = (): ChildProcess => {
    const started = startProgram(root, program);
    // Also while nothing is asked.
    started.once('exit', () => {
      if (child === started) child = undefined;
    });
    return started;
  };
  const ask = (): Promise<string> =>
    new Promise((resolve, reject) => {
      const asked = (child ??= start());
      const onEnd = () =>
        reject(new Error(`${program} ended without an answer. Run "npx tsx ${program}" to see why.`));
      asked.once('exit', onEnd);
      asked.once('message', (sentence: string) => {
        asked.off('exit', onEnd);
        resolve(sentence);
      });
      asked.send('update', (error) => {
        if (error) onEnd();
      });
    });
  return {
    /**
     * Brings the facts up to date. What is asked while the program is busy waits for its turn: the answer that comes first is of what was there before.
     *
     * @returns What the program says of it.
     * @throws Error when the program ends without an answer; what it wrote is in the terminal.
     */
    update: (): Promise<string> => {
      const answer = last.then(ask, ask);
      last = answer.catch(() => undefined);
      return answer;
    },
    stop: (): void => {
      child?.kill();
      child = undefined;
    },
  };
}
