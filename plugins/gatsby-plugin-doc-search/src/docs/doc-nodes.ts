import type { Guide, Reference } from '../../../../src/model/doc';

type Common = 'docId' | 'locale' | 'slug' | 'title' | 'description' | 'sections';

/** What search reads of a Guide node. */
export type GuideNode = Pick<Guide, Common | 'keywords' | 'sidebarLabel' | 'draft' | 'unlisted'>;

/** What search reads of a Reference node. */
export type ReferenceNode = Pick<
  Reference,
  Common | 'package' | 'kind' | 'symbol' | 'summary' | 'deprecated' | 'signatures' | 'members'
>;

/** All docs of a build, in all languages. */
export interface DocNodes {
  guides: readonly GuideNode[];
  references: readonly ReferenceNode[];
}

/**
 * The same as a GraphQL selection, for code outside Gatsby's hooks. The site's schema must have the types
 * `Guide` and `Reference`.
 */
export const DOC_NODES_QUERY = /* GraphQL */ `
  query DocSearchNodes {
    guides: allGuide {
      nodes {
        docId
        locale
        slug
        title
        description
        sections {
          id
          title
          level
          text
        }
        sidebarLabel
        keywords
        draft
        unlisted
      }
    }
    references: allReference {
      nodes {
        docId
        locale
        slug
        title
        description
        sections {
          id
          title
          level
          text
        }
        package
        kind
        symbol
        summary
        deprecated
        signatures {
          typeParameters
          parameters
          returns
        }
        members {
          name
          anchor
          kind
          summary
          signatures {
            typeParameters
            parameters
            returns
          }
        }
      }
    }
  }
`;
