import type { ReadAlso } from '../../plugins/gatsby-plugin-typedoc-routes/src/run-typedoc';
import { createSampleReader } from './sample-reader';

/** Reads the samples with what the compiler has parsed for the reference, which is most of what it needs. */
export const readAlso: ReadAlso = async (files) => {
  await createSampleReader(process.cwd(), files)();
};
