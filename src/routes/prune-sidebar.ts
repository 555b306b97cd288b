import { flattenSidebar, type SidebarNode } from './build-sidebar';

/**
 * Keeps a big sidebar small: with more nodes than the limit, only the branch of the current doc keeps its entries, and every other
 * category is a link to its own page.
 *
 * @param openIds - Ids of the nodes from the top to the current doc.
 * @param limit - Number of nodes up to which the sidebar is shown whole.
 */
export function pruneSidebar(
  nodes: readonly SidebarNode[],
  openIds: readonly string[],
  limit: number,
): readonly SidebarNode[] {
  return flattenSidebar(nodes).length <= limit ? nodes : keepBranch(nodes, openIds);
}

function keepBranch(nodes: readonly SidebarNode[], openIds: readonly string[]): SidebarNode[] {
  return nodes.map((node) => {
    if (node.items.length === 0) return node;
    return openIds.includes(node.docId)
      ? { ...node, items: keepBranch(node.items, openIds) }
      : { ...node, items: [], folded: true };
  });
}
