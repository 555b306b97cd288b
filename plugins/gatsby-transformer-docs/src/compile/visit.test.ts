import type { Root } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import * as library from 'unist-util-visit';
import { SKIP, visit } from './visit';

const tree = (): Root =>
  unified().use(remarkParse).parse('# One\n\n> - *two*\n> - `three` four\n\n![five](5.svg)\n\nsix');

/** What a walk comes by when each visit answers by the type of the node. */
function comeBy(walk: typeof visit, type: string | null, answer: (type: string, index: number) => unknown) {
  const seen: [string, number | undefined, string | undefined][] = [];
  const visitor = (node: { type: string }, index?: number, parent?: { type: string }) => {
    seen.push([node.type, index, parent?.type]);
    return answer(node.type, index ?? 0) as typeof SKIP;
  };
  if (type === null) walk(tree(), visitor as never);
  else walk(tree(), type, visitor as never);
  return seen;
}

it.each<[string, string | null, (type: string, index: number) => unknown]>([
  ['all nodes', null, () => undefined],
  ['one type', 'text', () => undefined],
  ['all but what is below some', null, (type) => (type === 'listItem' ? SKIP : undefined)],
  ['from another index on', null, (type, index) => (type === 'heading' ? [SKIP, index + 2] : undefined)],
  ['nothing below the root', null, () => SKIP],
])('visits %s as the library does', (_, type, answer) => {
  const seen = comeBy(visit, type, answer);
  expect(seen).toEqual(comeBy(library.visit, type, answer));
  expect(seen.length).toBeGreaterThan(0);
});

it('visits what replaces a node', () => {
  const root = tree();
  const types: string[] = [];
  visit(root, (node, index, parent) => {
    types.push(node.type);
    if (node.type !== 'blockquote' || !parent || index === undefined) return undefined;
    parent.children.splice(index, 1, { type: 'thematicBreak' });
    return [SKIP, index];
  });
  expect(types).toContain('thematicBreak');
  expect(types).not.toContain('listItem');
});
