/**
 * One page of each kind, without the locale prefix, for checks that apply to all kinds of pages.
 */
export const TEMPLATES = [
  ['the home page', '/'],
  ['a guide', '/libraries/typeorm/data-pagination/'],
  ['a guide with components', '/general/color-scheme/'],
  ['the root of the reference', '/api/'],
  ['a package', '/api/persistence-api/src/'],
  ['a symbol', '/api/persistence-api/src/interfaces/BaseTenantedTrackedEntity/'],
  ['the search page', '/search/'],
  ['the not-found page', '/404/'],
] as const;
