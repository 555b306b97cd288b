import type { SidebarNode } from './build-sidebar';
import { pruneSidebar } from './prune-sidebar';

const node = (docId: string, items: SidebarNode[] = []): SidebarNode => ({
  docId,
  label: docId,
  path: `/${docId}/`,
  lang: null,
  items,
});
/** A node whose children are hidden. */
const folded = (docId: string): SidebarNode => ({ ...node(docId), folded: true });
const tree = [node('a', [node('a/1'), node('a/2', [node('a/2/x')])]), node('b', [node('b/1')])];

describe('pruneSidebar', () => {
  it('returns a sidebar within the limit unchanged', () => {
    expect(pruneSidebar(tree, ['b'], 6)).toBe(tree);
  });

  it('keeps only the current doc’s branch in a larger sidebar', () => {
    expect(pruneSidebar(tree, ['a', 'a/1'], 5)).toEqual([
      node('a', [node('a/1'), folded('a/2')]),
      folded('b'),
    ]);
  });

  it('keeps the children of the current category', () => {
    expect(pruneSidebar(tree, ['a', 'a/2'], 5)).toEqual([
      node('a', [node('a/1'), node('a/2', [node('a/2/x')])]),
      folded('b'),
    ]);
  });
});
