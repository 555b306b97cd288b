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
  }

  fragment GuideFields on Guide {
    ...DocFields
    sourcePath
    outdated
    lastUpdated {
      date
      author
    }
    followed
  }

  fragment SiteUrl on Site {
    siteMetadata {
      siteUrl
    }
  }
`;
