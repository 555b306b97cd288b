import { graphql, useStaticQuery } from 'gatsby';

/**
 * Returns the data that the components of MDX guides show. `gatsby-plugin-site-files` runs the same
 * query for the Markdown copies.
 */
export function useMdxData(): Queries.MdxDataQuery {
  return useStaticQuery<Queries.MdxDataQuery>(graphql`
    query MdxData {
      guides: allGuide(sort: [{ slug: ASC }, { locale: ASC }]) {
        nodes {
          docId
          locale
          slug
          title
          label
          draft
          project {
            command
          }
          linkGroups {
            id
            title
            summary
            slugs
          }
          translations {
            locale
            state
            since
            sentences
          }
        }
      }
      reference: allReference(filter: { docId: { eq: "api" } }, sort: { locale: ASC }) {
        nodes {
          locale
          slug
          title
        }
      }
      colorTokens: allColorToken {
        nodes {
          name
          dark
          light
          on
          darkContrast
          lightContrast
        }
      }
      coverage: allCommentCoverage {
        nodes {
          locale
          packages {
            name
            comments
            documented
          }
        }
      }
      toolkit: site {
        siteMetadata {
          toolkit
        }
      }
    }
  `);
}
