import { fork, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { sampleKey, type SampleFacts, type SamplesFile } from '../../../src/model/samples';

/** What the compiler knows of the samples. */
export interface KnownSamples {
  answers: SamplesFile['answers'];
  /** Facts of a sample by its guide (null for the reference) and the code of its fence. */
  find: (docId: string | null, code: string) => SampleFacts | undefined;
  /** Changes when anything changes that is known of these keys. */
  digest: (keys: readonly string[]) => string;
}

/** Reads what the program of the samples wrote; without a file nothing is known. */
export function readSampleFacts(file: string | null): KnownSamples {
  const { answers, samples }: SamplesFile =
    file !== null && fs.existsSync(file)
      ? (JSON.parse(fs.readFileSync(file, 'utf8')) as SamplesFile)
      : { answers: [], samples: {} };
  const said = (key: string) => {
    const facts = samples[key];
    return (
      facts && { ...facts, names: facts.names.map((name) => [...name.slice(0, 4), answers[name[4] ?? -1]]) }
    );
  };
  return {
    answers,
    find: (docId, code) => samples[sampleKey(docId, code)],
    digest: (keys) =>
      createHash('sha256')
        .update(JSON.stringify(keys.map(said)))
        .digest('base64url'),
  };
}

/**
 * Starts the program that reads the samples. It is a process of its own, so that its memory is given back in a build, and so that in
 * development, where it stays, a later question is answered out of what it has compiled before.
 *
 * @param program - Path of a TypeScript module that answers each message with a sentence, once its file is up to date.
 */
export function createSampleProcess(root: string, program: string) {
  let child: ChildProcess | undefined;
  const start = (): ChildProcess =>
    fork(path.join(root, program), {
      cwd: root,
      execArgv: ['--import', 'tsx'],
      env: { ...process.env, NODE_OPTIONS: '' },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
  return {
    /**
     * Brings the facts up to date.
     *
     * @returns What the program says of it.
     * @throws Error when the program ends without an answer; what it wrote is in the terminal.
     */
    update: (): Promise<string> =>
      new Promise((resolve, reject) => {
        child ??= start();
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
