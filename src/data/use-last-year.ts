import { graphql, useStaticQuery } from 'gatsby';

/** Returns the year of the last change, which the build reads from the Git history. */
export function useLastYear(): number {
  const { siteMetadata } =
    useStaticQuery<Queries.LastYearQuery>(graphql`
      query LastYear {
        site {
          siteMetadata {
            lastYear
          }
        }
      }
    `).site ?? {};
  return siteMetadata?.lastYear ?? 0;
}
