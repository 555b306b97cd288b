import type { SourceReader } from '../../../../src/model/source-reader';
import { createSampleReader } from './sample-reader';

/** Reads the samples with what the compiler has parsed for the reference, which is most of what it needs. */
export const readSources: SourceReader = async (files) => {
  await createSampleReader(process.cwd(), files)();
};
