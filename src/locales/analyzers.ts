import type { Analyzer } from './analyzer';
import { localeCodes } from './locales';

/** Each language's analyzer. Every page needs them all, because it can contain foreign words. */
export const analyzers = localeCodes.map(
  (locale) => (require(`./${locale}/analyzer.ts`) as { analyzer: Analyzer }).analyzer,
);
