declare module 'gatsby-plugin-image/gatsby-ssr' {
  export interface HeadElement {
    type: string;
    props: { dangerouslySetInnerHTML?: { __html: string } };
  }

  /** Hands over what the package puts into the head of every page. */
  export function onRenderBody(api: { setHeadComponents: (elements: HeadElement[]) => void }): void;
}
