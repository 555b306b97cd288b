/** Components an .mdx guide may use without importing them. Everything else is a directive, as in .md guides. */
export const mdxComponentNames = ['ColorTokens'] as const;
