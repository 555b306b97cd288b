import fs from 'node:fs';
import path from 'node:path';
import { defaultLocale, type Locale } from '../../src/locales/locales';
import { localePath, hoverDataPath } from '../../src/model/docs/addresses';
import type { Guide } from '../../src/model/docs/doc';
import type { PageSamples } from '../../src/model/docs/hover-data';
import { sampleKey, type NameDescription } from './sample-types';
import type { SampleContext, ShownSample } from './render-sample';
import type { SampleTypesLookup } from './load-sample-types';

/** Samples that a document used. The digest triggers a recompile when their types change. */
export interface UsedSamples {
  shownSamples: ShownSample[];
  sampleKeys: string[];
  samplesDigest: string;
}

/**
 * Writes a page's sample data to a file, if any of its names have a description.
 *
 * @param root - The site's root folder.
 * @param page - The page's slug and locale.
 * @param samples - The samples shown on the page.
 * @param known - Facts for all samples.
 * @returns The file's path below `public/`; null if no file was written.
 */
export function writeHoverData(
  root: string,
  { slug, locale }: Pick<Guide, 'slug' | 'locale'>,
  samples: readonly ShownSample[],
  { descriptions }: SampleTypesLookup,
): string | null {
  if (samples.length === 0) return null;
  const name = hoverDataPath(localePath(slug, locale));
  const file = path.join(root, 'public', name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, JSON.stringify(selectHoverData(descriptions, samples, locale)));
  return name;
}

/**
 * Selects the descriptions that a page needs, and renumbers them.
 *
 * @param descriptions - All descriptions.
 * @param samples - The page's samples.
 * @param locale - The page's locale.
 */
function selectHoverData(
  descriptions: readonly NameDescription[],
  samples: readonly ShownSample[],
  locale: string,
): PageSamples {
  const numbers = new Map<number, number>();
  const selected: PageSamples['descriptions'] = [];
  const number = (description: number): number => {
    const known = numbers.get(description);
    if (known !== undefined) return known;
    const [type, summary, translations] = descriptions[description] ?? ['', ''];
    const translated = locale === defaultLocale ? summary : translations?.[locale];
    selected.push(translated === undefined && summary !== '' ? [type, summary, 1] : [type, translated ?? '']);
    numbers.set(description, selected.length - 1);
    return selected.length - 1;
  };
  return {
    samples: Object.fromEntries(
      samples.map(({ key, names, ...rest }) => [
        key,
        { ...rest, names: names.map((value, index) => (index % 3 === 2 ? number(value) : value)) },
      ]),
    ),
    descriptions: selected,
  };
}

/**
 * Creates the sample context for compiling a document, and records which samples it uses.
 *
 * @param docId - The guide; null for a reference page.
 * @param locale - The page's locale.
 * @param sources - Finds a symbol's page, and the types of samples.
 * @returns The context, one for code of another guide, and the samples used so far.
 */
export function sampleContext(
  docId: string | null,
  locale: Locale,
  { locate, samples }: Pick<SampleContext, 'locate'> & { samples: SampleTypesLookup },
): {
  context: Omit<SampleContext, 'uses'>;
  quote: (docId: string) => SampleContext;
  used: () => UsedSamples;
} {
  const keys = new Set<string>();
  const shown: ShownSample[] = [];
  const finderOf = (id: string | null) => (code: string) => {
    keys.add(sampleKey(id, code));
    return samples.find(id, code);
  };
  const context = { locale, find: finderOf(docId), locate, shown };
  const used = () => ({
    shownSamples: shown,
    sampleKeys: [...keys],
    samplesDigest: samples.digest([...keys]),
  });
  const quote = (id: string) => ({ ...context, find: finderOf(id), shown: null, uses: null });
  return { context, quote, used };
}
