import type { SearchIndex } from 'algoliasearch';
import { localeCodes } from '../../locales/locales';
import { fieldsWith } from '../records/record-fields';

type Settings = Parameters<SearchIndex['setSettings']>[0];

const unordered = (attribute: string): string => `unordered(${attribute})`;

/** Searched attributes, ranked as in the embedded engine. */
export const INDEX_SETTINGS = {
  searchableAttributes: [
    'unordered(hierarchy.lvl2),unordered(hierarchy.lvl3)',
    ['hierarchy.lvl1', ...fieldsWith(({ searched }) => searched === 'as name')].map(unordered).join(','),
    fieldsWith(({ searched }) => searched === 'as location')
      .map(unordered)
      .join(','),
    'content',
    'signature',
  ],
  attributesForFaceting: [
    'filterOnly(locale)',
    'filterOnly(version)',
    'filterOnly(packageNames)',
    'filterOnly(sinceVersions)',
    ...fieldsWith(({ filters }) => filters === true).map((name) => `filterOnly(${name})`),
  ],
  // Records on the same page stay separate hits. For a split section, the client only needs the
  // first part.
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
  // Finds `forRoot` and `BaseEntityHelper` by their parts.
  camelCaseAttributes: ['hierarchy.lvl1', 'hierarchy.lvl2'],
  separatorsToIndex: '@',
  attributesToSnippet: ['content:24'],
  attributesToHighlight: ['hierarchy'],
  snippetEllipsisText: '…',
} satisfies Settings & Record<string, unknown>;
