import { graphql } from 'gatsby';

/** Fields that every doc page queries, whatever its template. */
export const docFragments = graphql`
  fragment DocFields on Doc {
    title
    description
    headings {
      id
      title
      level
    }
    lastUpdated {
      date
      author
    }
  }

  fragment GuideFields on Guide {
    ...DocFields
    sourcePath
    outdated
    followed
  }

  fragment SiteUrl on Site {
    siteMetadata {
      siteUrl
    }
  }
`;
