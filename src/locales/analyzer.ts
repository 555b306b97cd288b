/** How the search reads the words of one language. */
export interface Analyzer {
  /** Matches a normalized word that is written in the letters of the language. */
  script: RegExp;
  /**
   * What stands for a word in an index: its stem, and another one where the word has two spellings.
   *
   * @param word - Normalized.
   */
  stems: (word: string) => string[];
  /** Words that say nothing about a page. Texts and queries go without them; titles keep them, so that "How to" is found. */
  stopWords: ReadonlySet<string>;
  /** Words that a question begins with: who asks one looks for an explanation sooner than for a name. */
  questionWords: ReadonlySet<string>;
  /**
   * Other ways to read a query that finds nothing as typed: `layout`, what the same keys type in the other keyboard layout;
   * `transliteration`, the word written in Latin letters. Null where a query can't be read so.
   */
  readings: Partial<Record<Reading, (query: string) => string | null>>;
}

/** A way to read a query other than as typed. */
export type Reading = 'layout' | 'transliteration';
