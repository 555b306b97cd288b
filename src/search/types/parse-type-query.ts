import { isArrow, parseTypeList, skipBrackets, tokenizeType } from './parse-type';
import { MORE, WILDCARD, type TypeNode } from './type-node';

/** A query by type. */
export interface TypeQuery {
  /** The types that the parameters must have, in any order; `null` if they do not matter. */
  parameters: TypeNode[] | null;
  /** Whether there may be other parameters at no cost. */
  isOpen: boolean;
  /** `_` if the result does not matter. */
  returns: TypeNode;
}

const LONGEST_QUERY = 200;

/** The arrow outside of all brackets, or -1. */
function findArrow(tokens: readonly string[]): number {
  for (let at = 0; at < tokens.length; ) {
    if (isArrow(tokens[at])) return at;
    at = /^[([{<]$/.test(tokens[at] ?? '') ? skipBrackets(tokens, at) : at + 1;
  }
  return -1;
}

/**
 * Reads a query by type: `string -> Promise<User>`, `(Job) -> void`, `string, number -> _`, `-> DynamicModule`,
 * `(User, …) -> boolean`. `_` is any type, `…` or `...` any further parameters; `=>` does for `->`.
 *
 * @param text a query as typed
 * @returns `null` if it is not a type query: it has no arrow, or nothing on either side of it
 */
export function parseTypeQuery(text: string): TypeQuery | null {
  const tokens = tokenizeType(text.slice(0, LONGEST_QUERY));
  const arrow = findArrow(tokens);
  if (arrow < 0) return null;
  const before = tokens.slice(0, arrow);
  const after = tokens.slice(arrow + 1);
  if (before.length === 0 && after.length === 0) return null;
  const isWrapped = before[0] === '(' && skipBrackets(before, 0) === before.length;
  const parameters = parseTypeList(
    isWrapped ? before.slice(1, before.at(-1) === ')' ? -1 : undefined) : before,
  );
  return {
    parameters: before.length === 0 ? null : parameters.filter(({ name }) => name !== MORE),
    isOpen: parameters.some(({ name }) => name === MORE),
    returns: parseTypeList(after)[0] ?? { name: WILDCARD, args: [] },
  };
}
