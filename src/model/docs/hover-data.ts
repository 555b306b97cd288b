/**
 * The names in one code sample, as three numbers each: distance from the previous name, length, and
 * entry index in `descriptions`.
 */
export interface PageSample {
  names: number[];
  whole?: string;
}

/**
 * Hover data for a page's code samples. The file is fetched when the reader points at the first
 * name.
 */
export interface PageSamples {
  /**
   * The third entry is present if the summary is in the source language instead of the page's
   * language.
   */
  descriptions: (readonly [type: string, summary: string, foreign?: 1])[];
  /** The samples with hover data, by the `data-sample` of their elements. */
  samples: Record<string, PageSample>;
}
