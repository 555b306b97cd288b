/** A sample as its page shows it: three numbers a name, the distance from the one before, its length, and its answer. */
export interface PageSample {
  names: number[];
  whole?: string;
}

/** What the names in the samples of one page answer. The file is fetched when the first of them is pointed at. */
export interface PageSamples {
  /** A third entry is there when the sentence is in the language of the source and not of the page. */
  answers: (readonly [type: string, summary: string, foreign?: 1])[];
  /** In the order of the blocks that have answers. */
  samples: PageSample[];
}
