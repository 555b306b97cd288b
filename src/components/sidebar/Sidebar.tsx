import { useTranslation } from 'react-i18next';
import type { SidebarNode } from '../../routes/build-sidebar';
import { BreakableName } from '../breakable-name/BreakableName';
import { SiteLink } from '../site-link/SiteLink';
import * as styles from './Sidebar.module.css';

interface Props {
  label: string;
  nodes: readonly SidebarNode[];
  currentDocId: string;
  /** IDs of categories to open. */
  openIds: readonly string[];
}

/**
 * The sidebar tree. Categories are `<details>` elements, which work without JavaScript. Siblings
 * share a `name`, so the browser keeps only one of them open.
 */
export function Sidebar({ label, nodes, currentDocId, openIds }: Props) {
  return (
    <nav className={styles.sidebar} aria-label={label}>
      <SidebarList nodes={nodes} currentDocId={currentDocId} openIds={openIds} group="docs" />
    </nav>
  );
}

interface ListProps extends Omit<Props, 'label'> {
  /** The name of the list's `<details>` elements. */
  group: string;
}

function SidebarList({ nodes, currentDocId, openIds, group }: ListProps) {
  const { t } = useTranslation();
  const groups = [...new Set(nodes.map(({ group }) => group ?? ''))];
  if (groups.some(Boolean)) {
    return (
      <ul>
        {groups.map((title) => (
          <li key={title} className={styles.group}>
            {title && <p>{title}</p>}
            <SidebarList
              nodes={nodes.flatMap(({ group: label = '', ...node }) => (label === title ? [node] : []))}
              currentDocId={currentDocId}
              openIds={openIds}
              group={group}
            />
          </li>
        ))}
      </ul>
    );
  }
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
