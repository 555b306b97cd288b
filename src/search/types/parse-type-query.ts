import { isArrow, parseTypeList, skipBrackets, tokenizeType } from './parse-type';
import { MORE, WILDCARD, type TypeNode } from './type-node';

/** A parsed type query. */
export interface TypeQuery {
  /** The wanted parameter types, in any order; `null` if parameters don't matter. */
  parameters: TypeNode[] | null;
  /** Whether extra parameters are allowed without a lower score. */
  isOpen: boolean;
  /** `_` if the return type doesn't matter. */
  returns: TypeNode;
}

/** Limits parsing time for hostile queries. */
const MAX_TYPE_LENGTH = 200;

/** Returns the position of the first arrow outside brackets, or -1. */
function findArrow(tokens: readonly string[]): number {
  for (let at = 0; at < tokens.length; ) {
    if (isArrow(tokens[at])) return at;
    at = /^[([{<]$/.test(tokens[at] ?? '') ? skipBrackets(tokens, at) : at + 1;
  }
  return -1;
}

/** Removes `function`, and a function's name and type parameters: `function find<T>(id: T)` → `(id: T)`. */
function withoutKeyword(tokens: readonly string[]): readonly string[] {
  if (tokens[0] !== 'function') return tokens;
  const name = tokens[1] === '(' || tokens[1] === '<' ? 1 : 2;
  return tokens.slice(tokens[name] === '<' ? skipBrackets(tokens, name) : name);
}

/**
 * Parses a type query: `string -> Promise<User>`, `(Job) -> void`, `string, number -> _`,
 * `-> DynamicModule`, `(User, …) -> boolean`, `function (string): void`. `_` matches any type, `…` or `...` allows extra
 * parameters, and `=>` works like `->`.
 *
 * @param text - The query text.
 * @returns `null` if the text has no arrow, or only an arrow.
 */
export function parseTypeQuery(text: string): TypeQuery | null {
  const tokens = withoutKeyword(tokenizeType(text.slice(0, MAX_TYPE_LENGTH)));
  const end = tokens[0] === '(' ? skipBrackets(tokens, 0) : 0;
  const arrow = end > 0 && tokens[end] === ':' ? end : findArrow(tokens);
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
