/** The script block that Gatsby adds to each page to start its app. */
export interface GatsbyScripts {
  /** URLs in execution order. */
  scripts: string[];
  /** The value of `window.___chunkMapping`, as JSON. */
  chunkMapping: string;
  compilationHash: string;
}

/** The app's files. */
export interface AppFiles extends GatsbyScripts {
  /** Page style sheet URLs, in order. */
  sheets: string[];
}
