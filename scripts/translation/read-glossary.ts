import { parse } from 'yaml';

/** A word the Ukrainian text must not use, and what to write instead. */
export interface AvoidedWord {
  word: string;
  instead: string;
}

interface Term {
  en: string;
  uk: string;
  avoid?: string[];
}

/** Reads the words to avoid from `content/uk/glossary.yml`. */
export function readAvoidedWords(glossary: string): AvoidedWord[] {
  const { terms } = parse(glossary) as { terms: Term[] };
  return terms.flatMap(({ uk, avoid = [] }) => avoid.map((word) => ({ word, instead: uk })));
}
