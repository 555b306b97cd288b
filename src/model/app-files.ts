/** What Gatsby puts at the end of every page to start its app. */
export interface GatsbyScripts {
  /** URLs in the order in which they have to run. */
  scripts: string[];
  /** Value of `window.___chunkMapping`, as JSON. */
  chunkMapping: string;
  compilationHash: string;
}

/** What the app is made of. */
export interface AppFiles extends GatsbyScripts {
  /** URLs of the style sheets of pages, in their order. */
  sheets: string[];
}
