import { passesFilters } from '../engine/parse-query';
import { mapFields, type RecordFields } from '../records/record-fields';
import { matchSignatures } from '../types/match-signatures';
import { parseTypeQuery } from '../types/parse-type-query';
import { loadTypeIndex, type TypedSignature, type TypeIndex } from '../types/type-index';
import type { SearchAnswer, SearchHit, SearchQuestion } from './search-client';

export { loadTypeIndex };

// More than a reader looks through; the number said is of these.
const MOST = 200;

function toHit(signature: TypedSignature, score: number): SearchHit {
  const { url, name, parent, kind, package: packageName, text } = signature;
  const [path = url, anchor = null] = url.split('#');
  const known: Partial<RecordFields> = {
    type: parent === null ? 'symbol' : 'member',
    kind,
    package: packageName,
    breadcrumb: [packageName],
  };
  return {
    ...mapFields<RecordFields>((field, { read }) => read(known[field])),
    url,
    path,
    anchor,
    group: 'symbol',
    title: name,
    titleRanges: [],
    parent,
    signature: text,
    snippet: null,
    score,
  };
}

/**
 * Answers a query by type, such as `string -> Promise<void>`.
 *
 * @param index what `loadTypeIndex` gave
 * @param question the query and its filters
 * @returns `null` if the query turns out not to be a type query
 */
export function searchTypes(
  index: TypeIndex,
  { query, filters, limit }: SearchQuestion,
): SearchAnswer | null {
  const parsed = parseTypeQuery(query);
  if (!parsed) return null;
  const matches = matchSignatures(parsed, index, MOST).filter(({ signature }) =>
    passesFilters({ ...signature, type: 'symbol', since: null }, filters),
  );
  return {
    hits: matches.slice(0, limit).map(({ signature, score }) => toHit(signature, score)),
    total: matches.length,
    quality: 1,
    didYouMean: null,
    retry: null,
    filters,
    byType: true,
    isFallback: false,
    isPartial: false,
  };
}
