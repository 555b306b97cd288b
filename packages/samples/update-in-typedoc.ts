import type { SourceReader } from '../../src/model/reference/source-reader';
import { createSampleTypesUpdater } from './update-sample-types';

/**
 * Reads the samples with the files already parsed for the reference, which are most of their
 * imports.
 */
export const readSources: SourceReader = async (files) => {
  await createSampleTypesUpdater(process.cwd(), files)();
};
