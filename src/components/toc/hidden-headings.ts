import { createStore } from '../../browser/store';

/** The IDs of headings that the tables of contents leave out, because a filter hides their sections. */
export const hiddenHeadings = createStore<ReadonlySet<string>>(new Set());
