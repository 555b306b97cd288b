import { graphql, useStaticQuery } from 'gatsby';
import type { SidebarDoc } from '../routes/build-sidebar';

/**
 * The docs the sidebar may show: all guides that have a route, and the root of the reference. One query for the whole site, whose answer is in one
 * order only: any other change renders every page again.
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
          unlisted
          hasRoute
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
  return docsOf(data);
}

const known = new WeakMap<Queries.NavigationQuery, SidebarDoc[]>();

/** The same list for the same answer: what is made of it is made once, and not on every page of a build. */
function docsOf(data: Queries.NavigationQuery): SidebarDoc[] {
  const docs = known.get(data) ?? [
    ...data.allGuide.nodes.filter(({ hasRoute }) => hasRoute),
    ...data.allReference.nodes.map((node) => ({ ...node, unlisted: false })),
  ];
  known.set(data, docs);
  return docs;
}
