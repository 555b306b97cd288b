import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { sampleKey, type SampleFacts, type SamplesFile } from './sample-data';

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
