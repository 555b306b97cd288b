import path from 'node:path';
import { buildIndex } from '../engine/build-index';
import { addFullText, loadIndex, type SearchIndex } from '../engine/load-index';
import type { Synonym } from '../engine/names-part';
import { toSearchRecords } from '../records/to-search-records';
import type { SearchableDoc } from '../searchable-doc';
import { readGlossary, type GlossaryTerm } from '../records/read-glossary';
import { readGuides } from './read-guides';
import { readToolkit } from './read-toolkit';

const ROOT = path.resolve(__dirname, '../../../..');

export const locales = ['en', 'uk'] as const;
export type Locale = (typeof locales)[number];

/** The terms of `content/uk/glossary.yml`. */
export const readSiteGlossary = (): GlossaryTerm[] =>
  readGlossary(path.join(ROOT, 'content/uk/glossary.yml'));

/** This site's docs in one language, read without Gatsby. */
export const readSiteDocs = (locale: Locale): SearchableDoc[] => [
  ...readGuides(path.join(ROOT, 'content'), locale),
  ...readToolkit(path.join(ROOT, 'toolkit'), locale),
];

/** Both parts of the index of this site in one language. */
export function buildSiteParts(docs: readonly SearchableDoc[]): { names: string; full: string } {
  const records = toSearchRecords(docs);
  const synonyms = readSiteGlossary().map(({ uk, en }): Synonym => [uk, en]);
  return { names: buildIndex(records, 'names', synonyms), full: buildIndex(records, 'full') };
}

/** The index of this site in one language, complete. */
export function loadSiteIndex(docs: readonly SearchableDoc[]): Promise<SearchIndex> {
  const { names, full } = buildSiteParts(docs);
  return addFullText(loadIndex(names), full);
}
