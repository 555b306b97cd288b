/** ID of the search dialog. Just `search` could conflict with a heading in the reference. */
export const SEARCH_ID = 'site-search';
