import fs from 'node:fs';
import { parse } from 'yaml';

/** A term of the glossary in both languages. */
export interface GlossaryTerm {
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
