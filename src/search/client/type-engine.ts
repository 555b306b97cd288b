import { splitHash } from '../../model/docs/addresses';
import { parseQuery, passesFilters } from '../engine/parse-query';
import { mapFields, type RecordFields } from '../records/record-fields';
import { matchSignatures } from '../types/match-signatures';
import { parseTypeQuery } from '../types/parse-type-query';
import { loadTypeIndex, type TypedSignature, type TypeIndex } from '../types/type-index';
import type { SearchAnswer, SearchHit, SearchQuestion } from './search-client';

export { loadTypeIndex };

/** Maximum number of matches, more than anyone reads. `total` counts only up to this limit. */
const MAX_MATCHES = 200;

function toHit(signature: TypedSignature, score: number): SearchHit {
  const { url, name: title, parent, kind, package: packageName, text } = signature;
  const { path, hash: anchor } = splitHash(url);
  const fields: Partial<RecordFields> = {
    type: parent === null ? 'symbol' : 'member',
    kind,
    package: packageName,
    breadcrumb: [packageName],
  };
  return {
    ...mapFields<RecordFields>((name, { read }) => read(fields[name])),
    url,
    path,
    anchor,
    group: 'symbol',
    title,
    titleRanges: [],
    parent,
    signature: text,
    snippet: null,
    score,
  };
}

/**
 * Runs a type query such as `string -> Promise<void>`.
 *
 * @param index - A result from `loadTypeIndex`.
 * @param question - The query and the selected filters; typed filters override them.
 * @returns `null` if the text isn't a type query.
 */
export function searchTypes(
  index: TypeIndex,
  { query, filters: selectedFilters, limit }: SearchQuestion,
): SearchAnswer | null {
  const { text, filters: typedFilters } = parseQuery(query);
  const typeQuery = parseTypeQuery(text);
  if (!typeQuery) return null;
  const filters = { ...selectedFilters, ...typedFilters };
  const matches = matchSignatures(typeQuery, index, MAX_MATCHES).filter(({ signature }) =>
    passesFilters({ ...signature, type: 'symbol', since: null }, filters),
  );
  return {
    hits: matches.slice(0, limit).map(({ signature, score }) => toHit(signature, score)),
    total: matches.length,
    quality: 1,
    didYouMean: null,
    retry: null,
    ignoredWords: [],
    filters,
    byType: true,
    isFallback: false,
    isPartial: false,
  };
}
