/** What Gatsby puts at the end of every page to start its app. */
export interface GatsbyScripts {
  /** URLs in the order they have to run in. */
  scripts: string[];
  /** Value of `window.___chunkMapping`, a JSON text. */
  chunkMapping: string;
  compilationHash: string;
}

/**
 * Reads the scripts slice that Gatsby stitches into pages.
 *
 * @throws When the slice does not look like Gatsby 5's, since pages would then never start.
 */
export function readGatsbyScripts(slice: string): GatsbyScripts {
  const scripts = [...slice.matchAll(/<script src="([^"]+)" async><\/script>/g)].map(
    (match) => match[1] ?? '',
  );
  const mapping = /window\.___chunkMapping=("(?:[^"\\]|\\.)*")/.exec(slice)?.[1];
  const compilationHash = /window\.___webpackCompilationHash="([^"]*)"/.exec(slice)?.[1];
  if (scripts.length === 0 || mapping === undefined || compilationHash === undefined) {
    throw new Error(
      'public/_gatsby/slices/_gatsby-scripts-1.html has another form than expected. gatsby-plugin-deferred-hydration was written for Gatsby 5.16; adapt src/gatsby-scripts.ts to the new form.',
    );
  }
  return { scripts, chunkMapping: JSON.parse(mapping) as string, compilationHash };
}
