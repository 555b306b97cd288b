import type { ChildProcess } from 'node:child_process';
import type { Reporter } from 'gatsby';
import type { Problem } from '../../src/model/text/problem';
import { startProgram } from '../../src/node/start-program';
import type { SamplesUpdate } from './update-sample-types';

type SampleTypesProcess = ReturnType<typeof createSampleTypesProcess>;

/** Reads the samples for the first time, reports the duration and result, and returns the type errors. */
export async function reportFirstUpdate(
  { update }: SampleTypesProcess,
  reporter: Pick<Reporter, 'activityTimer'>,
): Promise<Problem[]> {
  const timer = reporter.activityTimer('The compiler reads the samples');
  timer.start();
  const { summary, problems } = await update();
  timer.setStatus(summary);
  timer.end();
  return problems;
}

/**
 * Manages the program that reads the samples, started on first use. A separate process frees its
 * memory after a build; in development, it keeps running and reuses what it compiled.
 *
 * @param root - The site's root folder.
 * @param program - Path to a TypeScript module that updates its file and replies to each message.
 */
export function createSampleTypesProcess(root: string, program: string) {
  let child: ChildProcess | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const start = (): ChildProcess => {
    const started = startProgram(root, program);
    // The process may also exit between requests.
    started.once('exit', () => {
      if (child === started) child = undefined;
    });
    return started;
  };
  const ask = (): Promise<SamplesUpdate> =>
    new Promise((resolve, reject) => {
      const asked = (child ??= start());
      const onEnd = () =>
        reject(new Error(`${program} ended without an answer. Run "npx tsx ${program}" to see why.`));
      asked.once('exit', onEnd);
      asked.once('message', (answer: SamplesUpdate) => {
        asked.off('exit', onEnd);
        resolve(answer);
      });
      asked.send('update', (error) => {
        if (error) onEnd();
      });
    });
  return {
    /**
     * Updates the types. Requests are queued because a running update may have read outdated
     * files.
     *
     * @returns The program's reply.
     * @throws Error if the program exits without a reply; its output is in the terminal.
     */
    update: (): Promise<SamplesUpdate> => {
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
