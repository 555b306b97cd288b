import fs from 'node:fs';
import path from 'node:path';
import type { Locale } from '../../../../src/locales/locales';
import { localePath, pageSamplesPath } from '../../../../src/model/addresses';
import type { Guide } from '../../../../src/model/doc';
import type { PageSample } from '../../../../src/model/page-samples';
import { pageSamples, sampleKey } from './sample-data';
import type { SampleContext } from './render-sample';
import type { KnownSamples } from './sample-facts';
import type { SymbolIndex } from '../symbol-index';

/** What a document has made of the samples, with what it asked for, so that it is compiled again when the answer changes. */
export interface UsedSamples {
  shownSamples: PageSample[];
  sampleKeys: string[];
  samplesDigest: string;
}

/**
 * Writes what the names of a page answer beside the page, if any name does.
 *
 * @returns The file below `public/`; null where nothing was written.
 */
export function writeSamples(
  root: string,
  { slug, locale }: Pick<Guide, 'slug' | 'locale'>,
  samples: readonly PageSample[],
  { answers }: KnownSamples,
): string | null {
  if (samples.length === 0) return null;
  const name = pageSamplesPath(localePath(slug, locale));
  const file = path.join(root, 'public', name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, JSON.stringify(pageSamples(answers, samples, locale)));
  return name;
}

/**
 * What a document needs to know of samples, and what it has asked for once it is compiled.
 *
 * @param docId - The guide; null for a page of the reference.
 */
export function sampleContext(
  docId: string | null,
  locale: Locale,
  { symbols, samples }: { symbols: SymbolIndex; samples: KnownSamples },
): { context: Omit<SampleContext, 'uses'>; used: () => UsedSamples } {
  const keys = new Set<string>();
  const context: Omit<SampleContext, 'uses'> = {
    locale,
    find: (code) => {
      keys.add(sampleKey(docId, code));
      return samples.find(docId, code);
    },
    locate: symbols.locate,
    shown: [],
  };
  const used = () => ({
    shownSamples: context.shown,
    sampleKeys: [...keys],
    samplesDigest: samples.digest([...keys]),
  });
  return { context, used };
}
