/** The script block that Gatsby adds to each page to start its app. */
export interface GatsbyScripts {
  /** URLs in execution order. */
  scripts: string[];
  /** The value of `window.___chunkMapping`, as JSON. */
  chunkMapping: string;
  compilationHash: string;
}

/** The files of the app. */
export interface AppFiles extends GatsbyScripts {
  /** URLs of the page style sheets, in order. */
  sheets: string[];
}
