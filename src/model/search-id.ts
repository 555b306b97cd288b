/** Id of the search dialog. Not just `search`: a heading of the reference may have that one. */
export const SEARCH_ID = 'site-search';
