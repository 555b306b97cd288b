import { graphql, useStaticQuery } from 'gatsby';

/** Returns site metadata that the build reads from the Git history. */
export function useSiteFacts(): { lastYear: number } {
  const { siteMetadata } =
    useStaticQuery<Queries.SiteFactsQuery>(graphql`
      query SiteFacts {
        site {
          siteMetadata {
            lastYear
          }
        }
      }
    `).site ?? {};
  return { lastYear: siteMetadata?.lastYear ?? 0 };
}
