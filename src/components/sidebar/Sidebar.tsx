import { useLayoutEffect, type RefObject } from 'react';
import { useMessages } from '../../i18n/use-messages';
import type { SidebarNode } from '../../routes/build-sidebar';
import { BreakableName } from '../breakable-name/BreakableName';
import { SiteLink } from '../site-link/SiteLink';
import * as styles from './Sidebar.module.css';

interface Props {
  label: string;
  nodes: readonly SidebarNode[];
  currentDocId: string;
  /** Ids of the categories above the current doc. */
  openIds: readonly string[];
  /** Sets this sidebar apart from another one in the same page, since of all categories with one group name only one can be open. */
  group: string;
}

/**
 * The tree of docs. Categories are disclosures that work without JavaScript; of siblings only one is open at a time, which the browser
 * sees to by their `name`.
 */
export function Sidebar({ label, nodes, currentDocId, openIds, group }: Props) {
  return (
    <nav className={styles.sidebar} aria-label={label}>
      <SidebarList nodes={nodes} currentDocId={currentDocId} openIds={openIds} group={group} />
    </nav>
  );
}

function SidebarList({ nodes, currentDocId, openIds, group }: Omit<Props, 'label'>) {
  const { t } = useMessages();
  return (
    <ul>
      {nodes.map((node) => {
        const link = (
          <SiteLink
            to={node.path}
            lang={node.lang ?? undefined}
            aria-current={node.docId === currentDocId ? 'page' : undefined}
          >
            {/^(?:api|libraries)\//.test(node.docId) ? <BreakableName name={node.label} /> : node.label}
          </SiteLink>
        );
        if (node.items.length === 0) {
          return (
            <li key={node.docId} className={node.folded && styles.folded}>
              {link}
            </li>
          );
        }
        return (
          <li key={node.docId} className={styles.category}>
            {link}
            <details name={group} data-doc={node.docId} open={openIds.includes(node.docId)}>
              <summary aria-label={t('sidebar.category', { title: node.label })} />
              <SidebarList
                nodes={node.items}
                currentDocId={currentDocId}
                openIds={openIds}
                group={`${group}/${node.docId}`}
              />
            </details>
          </li>
        );
      })}
    </ul>
  );
}

declare global {
  interface Window {
    /** Set by `src/app/inline/sidebar-state.js`, which has already run when React starts. */
    sidebarState?: { save: () => void; restore: () => void };
  }
}

/**
 * Opens and scrolls the sidebar as it was on the page before, without a flash. The current doc is
 * always in sight, though the reader may have closed what it is in.
 */
export function useSidebarState(container: RefObject<HTMLElement | null>, currentDocId: string): void {
  useLayoutEffect(() => {
    const current = container.current?.querySelector('[aria-current="page"]');
    for (let parent = current?.closest('details'); parent; parent = parent.parentElement?.closest('details'))
      parent.open = true;
    // Reading where the sidebar is lays the page out. In the next frame, before it is painted, that has to be done anyway.
    const frame = requestAnimationFrame(() => window.sidebarState?.restore());
    return () => cancelAnimationFrame(frame);
  }, [container, currentDocId]);
}
