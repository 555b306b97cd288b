import type { Node, Parent } from 'unist';
import type { SKIP as Skip, visit as Visit } from 'unist-util-visit';

/** Answer of a visitor: what is below the node is left out. */
export const SKIP: typeof Skip = 'skip';

type Visitor = (node: Node, index: number | undefined, parent: Parent | undefined) => unknown;

/**
 * Calls a function for each node of a tree, or for each of a type, parents first. It answers nothing, `SKIP`, or `SKIP` with the index to go on at.
 *
 * The same as unist-util-visit, which makes and names a function for each node: these walks were a twentieth of the time that a large site is built
 * in.
 */
export const visit = ((tree: Node, ...rest: [Visitor] | [string, Visitor]) => {
  const type = rest.length === 2 ? rest[0] : null;
  const visitor = rest[rest.length - 1] as Visitor;
  const walk = (node: Node, index: number | undefined, parent: Parent | undefined): number | undefined => {
    const answer = type === null || node.type === type ? visitor(node, index, parent) : undefined;
    if (Array.isArray(answer)) return answer[1] as number;
    if (answer === SKIP || !('children' in node)) return undefined;
    const { children } = node as Parent;
    for (let at = 0; at < children.length; ) at = walk(children[at] as Node, at, node as Parent) ?? at + 1;
    return undefined;
  };
  walk(tree, undefined, undefined);
}) as typeof Visit;
