import { graphql, useStaticQuery } from 'gatsby';

/** Facts about the site that the build reads from its history. */
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
