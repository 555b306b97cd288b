declare module 'gatsby-plugin-image/gatsby-ssr' {
  export interface HeadElement {
    type: string;
    props: { dangerouslySetInnerHTML?: { __html: string } };
  }

  /** Passes the elements that the package adds to every page's head. */
  export function onRenderBody(api: { setHeadComponents: (elements: HeadElement[]) => void }): void;
}

declare module 'gatsby-remark-autolink-headers' {
  export default function autolinkHeaders(
    input: { markdownAST: unknown },
    options: {
      icon?: string | false;
      className?: string;
      isIconAfterHeader?: boolean;
      enableCustomId?: boolean;
    },
  ): unknown;
}

declare module 'gatsby-remark-prismjs' {
  export default function prismjs(
    input: { markdownAST: unknown },
    options: { noInlineHighlight?: boolean; aliases?: Record<string, string> },
  ): void;
}
