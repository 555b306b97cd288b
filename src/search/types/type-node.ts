/**
 * A type, reduced to a name and its type arguments. Unions are named `|`, intersections `&`,
 * functions `=>` (return type last), tuples `[]`, type literals `{}`, any type `_`, and optional
 * extra parameters `…`.
 */
export interface TypeNode {
  name: string;
  args: TypeNode[];
}

/** Matches any type. */
export const WILDCARD = '_';

/** Allows extra parameters. */
export const MORE = '…';
