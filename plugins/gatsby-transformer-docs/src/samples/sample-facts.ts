import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { sampleKey, type SampleFacts, type SamplesFile } from './sample-data';

/** The compiler's facts about all samples. */
export interface KnownSamples {
  answers: SamplesFile['answers'];
  /** Finds a sample's facts by its guide (null for the reference) and its fence's code. */
  find: (docId: string | null, code: string) => SampleFacts | undefined;
  /** Returns a digest that changes when any facts for these keys change. */
  digest: (keys: readonly string[]) => string;
}

/** Reads the facts file; without one, there are no facts. */
export function readSampleFacts(file: string | null): KnownSamples {
  const { answers, samples }: SamplesFile =
    file !== null && fs.existsSync(file)
      ? (JSON.parse(fs.readFileSync(file, 'utf8')) as SamplesFile)
      : { answers: [], samples: {} };
  const factsOf = (key: string) => {
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
        .update(JSON.stringify(keys.map(factsOf)))
        .digest('base64url'),
  };
}
