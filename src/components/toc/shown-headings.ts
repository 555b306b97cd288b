import { createStore } from '../../browser/store';

/** A heading that the tables of contents list in place of the page's own. */
export interface ShownHeading {
  id: string;
  title: string;
}

/**
 * The headings that replace those in the tables of contents, such as those of a comparison of releases.
 * Null shows the page's own.
 */
export const shownHeadings = createStore<readonly ShownHeading[] | null>(null);
