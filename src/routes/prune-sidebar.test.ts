import type { SidebarNode } from './build-sidebar';
import { pruneSidebar } from './prune-sidebar';

const node = (docId: string, items: SidebarNode[] = []): SidebarNode => ({
  docId,
  label: docId,
  path: `/${docId}/`,
  lang: null,
  items,
});
/** A node whose entries are left out. */
const folded = (docId: string): SidebarNode => ({ ...node(docId), folded: true });
const tree = [node('a', [node('a/1'), node('a/2', [node('a/2/x')])]), node('b', [node('b/1')])];

describe('pruneSidebar', () => {
  it('leaves a sidebar up to the limit as it is', () => {
    expect(pruneSidebar(tree, ['b'], 6)).toBe(tree);
  });

  it('keeps only the branch of the current doc in a bigger one', () => {
    expect(pruneSidebar(tree, ['a', 'a/1'], 5)).toEqual([
      node('a', [node('a/1'), folded('a/2')]),
      folded('b'),
    ]);
  });

  it('shows the entries of the current category itself', () => {
    expect(pruneSidebar(tree, ['a', 'a/2'], 5)).toEqual([
      node('a', [node('a/1'), node('a/2', [node('a/2/x')])]),
      folded('b'),
    ]);
  });
});
