import type { GatsbyScripts } from './app-files';
import { upstreamChanged } from './upstream-changed';

/** File in `public/` with the scripts that Gatsby would add to every page. */
export const SCRIPTS_SLICE = '_gatsby/slices/_gatsby-scripts-1.html';

/**
 * Reads Gatsby's scripts.
 *
 * @param slice - Content of `SCRIPTS_SLICE`.
 * @throws When the content doesn't look like Gatsby 5's, because the app couldn't start on any
 *   page.
 */
export function readGatsbyScripts(slice: string): GatsbyScripts {
  const scripts = [...slice.matchAll(/<script src="([^"]+)" async><\/script>/g)].map(
    (match) => match[1] ?? '',
  );
  const mapping = /window\.___chunkMapping=("(?:[^"\\]|\\.)*")/.exec(slice)?.[1];
  const compilationHash = /window\.___webpackCompilationHash="([^"]*)"/.exec(slice)?.[1];
  if (scripts.length === 0 || mapping === undefined || compilationHash === undefined)
    throw upstreamChanged(
      'gatsby',
      `public/${SCRIPTS_SLICE} has no scripts, chunk mapping or compilation hash`,
    );
  return { scripts, chunkMapping: JSON.parse(mapping) as string, compilationHash };
}
