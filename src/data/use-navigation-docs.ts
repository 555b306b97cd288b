import { graphql, useStaticQuery } from 'gatsby';
import type { SidebarDoc } from '../routes/build-sidebar';

/**
 * Returns the docs that navigation can link to: all guides with a route, and the API reference
 * root. The query sorts its results, because Gatsby renders every page again when they change.
 */
export function useNavigationDocs(): SidebarDoc[] {
  const data = useStaticQuery<Queries.NavigationQuery>(graphql`
    query Navigation {
      allGuide(sort: [{ docId: ASC }, { locale: ASC }]) {
        nodes {
          docId
          locale
          slug
          label
          position
          unlisted
          hasRoute
        }
      }
      overviews: allGuide(filter: { docId: { eq: "libraries" } }, sort: { locale: ASC }) {
        nodes {
          locale
          linkGroups {
            title
            slugs
          }
        }
      }
      allReference(filter: { docId: { eq: "api" } }, sort: { locale: ASC }) {
        nodes {
          docId
          locale
          slug
          label: title
        }
      }
    }
  `);
  return toSidebarDocs(data);
}

const cachedDocs = new WeakMap<Queries.NavigationQuery, SidebarDoc[]>();

/** Returns the same array for the same data, so that callers can cache what they derive from it. */
function toSidebarDocs(data: Queries.NavigationQuery): SidebarDoc[] {
  const docs = cachedDocs.get(data) ?? [
    ...data.allGuide.nodes
      .filter(({ hasRoute }) => hasRoute)
      .map((node) => {
        const overview = data.overviews.nodes.find(({ locale }) => locale === node.locale);
        return node.docId === 'libraries' && overview ? { ...node, groups: overview.linkGroups } : node;
      }),
    ...data.allReference.nodes.map((node) => ({ ...node, unlisted: false, position: null })),
  ];
  cachedDocs.set(data, docs);
  return docs;
}
