/**
 * A type, as far as the search by type cares: a name and its children. Unions are `|`, intersections `&`,
 * functions `=>` (the result last), tuples `[]`, type literals `{}`, any type `_`, "and more parameters" `…`.
 */
export interface TypeNode {
  name: string;
  args: TypeNode[];
}

/** The name under which "any type" is asked for. */
export const WILDCARD = '_';

/** The name under which further parameters are allowed. */
export const MORE = '…';
