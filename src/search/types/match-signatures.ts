import type { TypeQuery } from './parse-type-query';
import type { TypedSignature, TypeIndex } from './type-index';
import type { TypeNode } from './type-node';
import { similarity } from './type-similarity';

/** A signature that answers a query by type. */
interface TypeMatch {
  signature: TypedSignature;
  /** 0 to 1; 1 is the very signature. */
  score: number;
}

// The result says more about what a function is for than any one parameter.
const RESULT_WEIGHT = 1.3;
const FURTHER_PARAMETER = 0.06;
// One who asks for `() -> X` means no parameters.
const UNWANTED_PARAMETER = 0.25;
const OUT_OF_ORDER = 0.02;
const LOWEST_SCORE = 0.4;
const MOST_PARAMETERS = 10;
const DEFAULT_LIMIT = 20;

/** The best assignment of a parameter to each requested type: the sum of their similarities, or 0 if there is none. */
function assign(
  asked: readonly TypeNode[],
  actual: readonly TypeNode[],
  generics: ReadonlySet<string>,
): number {
  const table = asked.map((node) =>
    actual.slice(0, MOST_PARAMETERS).map((other) => similarity(node, other, generics)),
  );
  const memo = new Map<number, number>();
  const from = (row: number, taken: number, last: number): number => {
    if (row === table.length) return 0;
    const key = (taken * 16 + row) * 16 + last + 1;
    const known = memo.get(key);
    if (known !== undefined) return known;
    const scores = (table[row] ?? []).map((score, at) => {
      if (score === 0 || taken & (1 << at)) return -Infinity;
      return score + from(row + 1, taken | (1 << at), at) - (at < last ? OUT_OF_ORDER : 0);
    });
    const best = Math.max(-Infinity, ...scores);
    memo.set(key, best);
    return best;
  };
  return Math.max(0, from(0, 0, -1));
}

function scoreSignature({ parameters, isOpen, returns }: TypeQuery, signature: TypedSignature): number {
  const result = similarity(returns, signature.returns, signature.generics);
  if (result === 0) return 0;
  if (parameters === null) return result;
  const assigned = assign(parameters, signature.parameters, signature.generics);
  if (parameters.length > 0 && assigned === 0) return 0;
  const further = isOpen ? 0 : signature.parameters.length - parameters.length;
  const penalty = further * (parameters.length === 0 ? UNWANTED_PARAMETER : FURTHER_PARAMETER);
  return (assigned + result * RESULT_WEIGHT) / (parameters.length + RESULT_WEIGHT) - penalty;
}

/**
 * Finds functions, methods and constructors by the types of their parameters and of their result. Parameters match
 * in any order; every asked parameter must have one; further ones cost a little.
 *
 * @param query what `parseTypeQuery` gave
 * @param index what `loadTypeIndex` gave
 * @param limit the most matches to return; default 20
 * @returns best first, each URL once; equal scores in the order of functions, methods, constructors, then of the index
 */
export function matchSignatures(
  query: TypeQuery,
  index: TypeIndex,
  limit: number = DEFAULT_LIMIT,
): TypeMatch[] {
  const rank = ({ signature: { kind } }: TypeMatch): number =>
    kind === 'function' ? 0 : kind === 'constructor' ? 2 : 1;
  const matches = index.signatures
    .map((signature) => ({ signature, score: scoreSignature(query, signature) }))
    .filter(({ score }) => score >= LOWEST_SCORE)
    .sort((a, b) => b.score - a.score || rank(a) - rank(b));
  const urls = new Set<string>();
  return matches.filter(({ signature: { url } }) => !urls.has(url) && urls.add(url)).slice(0, limit);
}
