import type { TypeQuery } from './parse-type-query';
import type { TypedSignature, TypeIndex } from './type-index';
import type { TypeNode } from './type-node';
import { similarity } from './type-similarity';

/** A signature that matches a type query. */
interface TypeMatch {
  signature: TypedSignature;
  /** 0 to 1; 1 is an exact match. */
  score: number;
}

/** Limits the time that a signature with many parameters costs. */
const MAX_PARAMETERS = 10;
const DEFAULT_LIMIT = 20;

/**
 * Assigns a different parameter to each wanted type so that the similarities add up to the maximum.
 *
 * @returns The sum of the similarities, or 0 if a wanted type has no matching parameter.
 */
function assignParameters(wanted: readonly TypeNode[], actual: readonly TypeNode[]): number {
  const table = wanted.map((node) => actual.slice(0, MAX_PARAMETERS).map((other) => similarity(node, other)));
  const memo = new Map<number, number>();
  const assignFrom = (row: number, taken: number): number => {
    if (row === table.length) return 0;
    // The number of taken parameters equals the row, so `taken` alone identifies the state.
    const cached = memo.get(taken);
    if (cached !== undefined) return cached;
    const scores = (table[row] ?? []).map((score, at) =>
      score === 0 || taken & (1 << at) ? -Infinity : score + assignFrom(row + 1, taken | (1 << at)),
    );
    const best = Math.max(-Infinity, ...scores);
    memo.set(taken, best);
    return best;
  };
  return Math.max(0, assignFrom(0, 0));
}

function scoreSignature({ parameters, isOpen, returns }: TypeQuery, signature: TypedSignature): number {
  const result = similarity(returns, signature.returns);
  if (result === 0 || parameters === null) return result;
  const assigned = assignParameters(parameters, signature.parameters);
  if (parameters.length > 0 && assigned === 0) return 0;
  const extraParameters = isOpen ? 0 : signature.parameters.length - parameters.length;
  return (assigned + result) / (parameters.length + 1 + extraParameters);
}

/**
 * Finds functions, methods, and constructors by their parameter and return types. Parameters match
 * in any order, and each wanted type needs a parameter. Extra parameters lower the score.
 *
 * @param query - A result from `parseTypeQuery`.
 * @param index - A result from `loadTypeIndex`.
 * @param limit - The maximum number of matches; default 20.
 * @returns Best match first, each URL once; equal scores in index order.
 */
export function matchSignatures(
  query: TypeQuery,
  index: TypeIndex,
  limit: number = DEFAULT_LIMIT,
): TypeMatch[] {
  const matches = index.signatures
    .map((signature) => ({ signature, score: scoreSignature(query, signature) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  const urls = new Set<string>();
  return matches.filter(({ signature: { url } }) => !urls.has(url) && urls.add(url)).slice(0, limit);
}
