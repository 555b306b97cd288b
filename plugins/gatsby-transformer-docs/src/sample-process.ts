import type { ChildProcess } from 'node:child_process';
import type { Reporter } from 'gatsby';
import { startProgram } from '../../../src/model/start-program';

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
  return {
    /**
     * Brings the facts up to date.
     *
     * @returns What the program says of it.
     * @throws Error when the program ends without an answer; what it wrote is in the terminal.
     */
    update: (): Promise<string> =>
      new Promise((resolve, reject) => {
        child ??= startProgram(root, program);
        const asked = child;
        const onExit = () => {
          child = undefined;
          reject(new Error(`${program} ended without an answer. Run "npx tsx ${program}" to see why.`));
        };
        asked.once('exit', onExit);
        asked.once('message', (sentence: string) => {
          asked.off('exit', onExit);
          resolve(sentence);
        });
        asked.send('update');
      }),
    stop: (): void => {
      child?.kill();
      child = undefined;
    },
  };
}
