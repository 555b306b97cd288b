/** How search processes words in one language. */
export interface Analyzer {
  /** Matches a normalized word written in the language's script. */
  script: RegExp;
  /**
   * Returns the index terms for a word: its stem, plus a second stem if the word has two spellings.
   *
   * @param word - Normalized word.
   */
  stems: (word: string) => string[];
  /** Words removed from texts and queries. Titles keep them, so that "How to" can be found. */
  stopWords: ReadonlySet<string>;
  /**
   * Index terms of verbs and measure words such as "set", "start", or "one", which count less than a
   * query's subject.
   */
  lightStems: ReadonlySet<string>;
  /** Words that start a question. Such queries look for an explanation, so guides rank higher. */
  questionWords: ReadonlySet<string>;
  /**
   * Other interpretations of a query without results. `layout` converts it to the other keyboard
   * layout; `transliteration` converts Latin letters to Cyrillic. Both return null if the query
   * can't be converted.
   */
  readings: Partial<Record<Reading, (query: string) => string | null>>;
  /** Writes a word as it sounds, to find foreign names in the language's letters: «сендгрід». */
  soundOf?: (word: string) => string;
  /**
   * Matches a question for a default value such as "port default". One of the groups captures what
   * the value belongs to (`port`).
   */
  defaultOf: RegExp;
}

/** An alternative interpretation of a query. */
export type Reading = 'layout' | 'transliteration';
