import { flattenSidebar, type SidebarNode } from './build-sidebar';

/**
 * Shortens a large sidebar: only the current doc's branch keeps its children, and all other
 * categories become links to their pages.
 *
 * @param nodes - Sidebar nodes.
 * @param openIds - IDs of the nodes from the top level to the current doc.
 * @param limit - Maximum number of nodes in a complete sidebar.
 * @returns The same nodes if they are within the limit, else the pruned ones.
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
