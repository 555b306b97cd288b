import fs from 'node:fs';
import { parse } from 'yaml';
import type { Synonym } from '../engine/names-part';

/** A term of the glossary in both languages. */
interface GlossaryTerm {
  en: string;
  uk: string;
  /** Words that readers type for it. */
  search?: string[];
}

/**
 * Reads the glossary.
 *
 * @param file path of `glossary.yml`
 * @returns its terms, without the remarks in brackets that some English ones carry
 */
export function readGlossary(file: string): GlossaryTerm[] {
  const { terms } = parse(fs.readFileSync(file, 'utf8')) as { terms: GlossaryTerm[] };
  return terms.map(({ en, uk, search = [] }) => ({ en: en.replace(/\s*\(.*\)/, ''), uk, search }));
}

/**
 * Reads the glossary as synonyms for the search.
 *
 * @param file path of `glossary.yml`
 * @returns none if there is no such file: pages are then found by their own words only
 */
export function readSynonyms(file: string): Synonym[] {
  if (!fs.existsSync(file)) return [];
  return readGlossary(file).map(({ uk, en, search = [] }): Synonym => [uk, en, ...search]);
}
