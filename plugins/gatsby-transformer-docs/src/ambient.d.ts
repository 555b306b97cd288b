declare module 'gatsby-remark-autolink-headers' {
  export default function autolinkHeaders(
    input: { markdownAST: unknown },
    options: { icon?: string | false; enableCustomId?: boolean },
  ): unknown;
}

declare module 'gatsby-remark-prismjs' {
  export default function prismjs(
    input: { markdownAST: unknown },
    options: { noInlineHighlight?: boolean; aliases?: Record<string, string> },
  ): void;
}

declare module 'gatsby-plugin-sharp' {
  export const generateImageData: unknown;
}
