import { graphql } from 'gatsby';

/** Fields that every doc page queries, whatever its template. */
export const docFragments = graphql`
  # gatsby-plugin-react-i18next passes the query result named "locales" to i18next.
  fragment Texts on LocaleConnection {
    edges {
      node {
        ns
        data
        language
      }
    }
  }

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
    project {
      file
      command
    }
  }

  fragment SiteUrl on Site {
    siteMetadata {
      siteUrl
    }
  }
`;
