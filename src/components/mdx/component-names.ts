/** Components that MDX guides can use without an import. Everything else is a directive. */
export const mdxComponentNames = ['ColorTokens'] as const;
