import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { sampleKey, type SampleTypes, type SampleTypesFile } from './sample-types';

/** The compiler's types of all samples. */
export interface SampleTypesLookup {
  descriptions: SampleTypesFile['descriptions'];
  /** Finds a sample's types by its guide (null for the reference) and its fence's code. */
  find: (docId: string | null, code: string) => SampleTypes | undefined;
  /** Returns a digest that changes when any types for these keys change. */
  digest: (keys: readonly string[]) => string;
}

/** Reads the types file; without one, there are no types. */
export function loadSampleTypes(file: string | null): SampleTypesLookup {
  const { descriptions, samples }: SampleTypesFile =
    file !== null && fs.existsSync(file)
      ? (JSON.parse(fs.readFileSync(file, 'utf8')) as SampleTypesFile)
      : { descriptions: [], samples: {} };
  const typesOf = (key: string) => {
    const types = samples[key];
    return (
      types && {
        ...types,
        names: types.names.map((name) => [...name.slice(0, 4), descriptions[name[4] ?? -1]]),
      }
    );
  };
  return {
    descriptions,
    find: (docId, code) => samples[sampleKey(docId, code)],
    digest: (keys) =>
      createHash('sha256')
        .update(JSON.stringify(keys.map(typesOf)))
        .digest('base64url'),
  };
}
