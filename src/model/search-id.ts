/** The search dialog's ID. Just `search` could conflict with a heading in the reference. */
export const SEARCH_ID = 'site-search';
