import type { SearchIndex } from 'algoliasearch';
import { localeCodes } from '../../../../src/locales/locales';

type Settings = Parameters<SearchIndex['setSettings']>[0];

/** What the index is searched by: the same order of worth as in the embedded engine. */
export const INDEX_SETTINGS = {
  searchableAttributes: [
    'unordered(hierarchy.lvl2),unordered(hierarchy.lvl3)',
    'unordered(hierarchy.lvl1),unordered(keywords)',
    'unordered(breadcrumb),unordered(package)',
    'content',
    'signature',
  ],
  attributesForFaceting: [
    'filterOnly(locale)',
    'filterOnly(version)',
    'filterOnly(type)',
    'filterOnly(kind)',
    'filterOnly(packageNames)',
  ],
  // Records of one page are still several hits; what the client needs of a split section is its first part.
  attributeForDistinct: 'url',
  distinct: true,
  customRanking: ['desc(weight)'],
  ranking: ['words', 'typo', 'filters', 'attribute', 'proximity', 'exact', 'custom'],
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  typoTolerance: true,
  disableTypoToleranceOnAttributes: ['signature'],
  removeWordsIfNoResults: 'allOptional',
  queryLanguages: [...localeCodes],
  indexLanguages: [...localeCodes],
  ignorePlurals: [...localeCodes],
  // `forRoot` and `BaseEntityHelper` are found by their parts.
  camelCaseAttributes: ['hierarchy.lvl1', 'hierarchy.lvl2'],
  separatorsToIndex: '@',
  attributesToSnippet: ['content:24'],
  attributesToHighlight: ['hierarchy'],
  snippetEllipsisText: '…',
} satisfies Settings & Record<string, unknown>;
