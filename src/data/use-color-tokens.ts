import { graphql, useStaticQuery } from 'gatsby';

/** Returns the color tokens from `src/styles/tokens.css`, in file order. */
export function useColorTokens(): Queries.ColorTokensQuery['allColorToken']['nodes'] {
  return useStaticQuery<Queries.ColorTokensQuery>(graphql`
    query ColorTokens {
      allColorToken {
        nodes {
          name
          dark
          light
          on
          darkContrast
          lightContrast
        }
      }
    }
  `).allColorToken.nodes;
}
