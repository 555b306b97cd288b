import fs from 'node:fs';
import { parse } from 'yaml';
import { formatProblem } from '../../model/text/problem';
import { findUndecodable, readText } from '../../node/read-text';
import type { Synonym } from '../engine/names-part';

/** A glossary term in both languages. */
interface GlossaryTerm {
  en: string;
  uk: string;
  /** Other words that readers type for the term. */
  search?: string[];
}

/**
 * Reads the glossary.
 *
 * @param file - Path to `glossary.yml`.
 * @returns Its terms. Remarks in parentheses are removed from the English ones.
 * @throws If the file isn't UTF-8.
 */
export function readGlossary(file: string): GlossaryTerm[] {
  const yaml = readText(file);
  const [problem] = findUndecodable(yaml, file);
  if (problem) throw new Error(formatProblem(problem));
  const { terms } = parse(yaml) as { terms: GlossaryTerm[] };
  return terms.map(({ en, uk, search = [] }) => ({ en: en.replace(/\s*\(.*\)/, ''), uk, search }));
}

/**
 * Reads the glossary as search synonyms.
 *
 * @param file - Path to `glossary.yml`.
 * @returns An empty list if the file doesn't exist; pages are then found only by their own words.
 */
export function readSynonyms(file: string): Synonym[] {
  if (!fs.existsSync(file)) return [];
  return readGlossary(file).map(({ uk, en, search = [] }): Synonym => [uk, en, ...search]);
}
