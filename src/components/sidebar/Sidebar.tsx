import { useMessages } from '../../i18n/use-messages';
import type { SidebarNode } from '../../routes/build-sidebar';
import { SiteLink } from '../site-link/SiteLink';
import * as styles from './Sidebar.module.css';

interface Props {
  label: string;
  nodes: readonly SidebarNode[];
  currentDocId: string;
  /** Ids of the categories above the current doc. */
  openIds: readonly string[];
}

/** The tree of docs. Categories are disclosures that work without JavaScript. */
export function Sidebar({ label, nodes, currentDocId, openIds }: Props) {
  return (
    <nav className={styles.sidebar} aria-label={label}>
      <SidebarList nodes={nodes} currentDocId={currentDocId} openIds={openIds} />
    </nav>
  );
}

function SidebarList({ nodes, currentDocId, openIds }: Omit<Props, 'label'>) {
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
            {node.label}
          </SiteLink>
        );
        if (node.items.length === 0) return <li key={node.docId}>{link}</li>;
        return (
          <li key={node.docId} className={styles.category}>
            {link}
            <details open={openIds.includes(node.docId)}>
              <summary aria-label={t('sidebar.expand', { title: node.label })} />
              <SidebarList nodes={node.items} currentDocId={currentDocId} openIds={openIds} />
            </details>
          </li>
        );
      })}
    </ul>
  );
}
