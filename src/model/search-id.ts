/** The search dialog's ID. */
export const SEARCH_ID = 'site:search';
