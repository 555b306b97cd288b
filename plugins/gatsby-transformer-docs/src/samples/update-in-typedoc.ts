import type { SourceReader } from '../../../../src/model/source-reader';
import { createFactsUpdater } from './update-facts';

/**
 * Reads the samples with the files already parsed for the reference, which are most of their
 * imports.
 */
export const readSources: SourceReader = async (files) => {
  await createFactsUpdater(process.cwd(), files)();
};
