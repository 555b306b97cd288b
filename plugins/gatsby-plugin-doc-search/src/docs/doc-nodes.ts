/** What search reads of a heading section of a doc. */
export interface SectionNode {
  id?: string | null;
  title: string;
  level: number;
  text: string;
}

/** What search reads of a Guide node. */
export interface GuideNode {
  docId: string;
  locale: string;
  /** Route without locale, slashes at both ends. */
  slug: string;
  title: string;
  description: string;
  sections: readonly SectionNode[];
  sidebarLabel?: string | null;
  keywords: readonly string[];
  draft?: boolean | null;
  unlisted?: boolean | null;
}

/** What search reads of a Reference node. */
export interface ReferenceNode {
  docId: string;
  locale: string;
  slug: string;
  title: string;
  description: string;
  sections: readonly SectionNode[];
  /** `null` on the root page of the reference. */
  package?: string | null;
  /** `null` on index pages. */
  kind?: string | null;
  symbol?: string | null;
  /** JSON: what TypeDoc knows of the symbol. */
  facts: string;
}

/** All docs of a build, in all languages. */
export interface DocNodes {
  guides: readonly GuideNode[];
  references: readonly ReferenceNode[];
}

/**
 * The same as a GraphQL selection, for what does not stand inside of Gatsby's hooks. The site's schema must have the types
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
        facts
      }
    }
  }
`;
