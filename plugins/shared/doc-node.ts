import type { Guide, Reference } from '../../src/model/docs/doc';
import type { ComponentUse } from '../../src/model/docs/mdx-components';

interface NodeFields {
  internal: { type: string; contentDigest: string };
}

/** A doc in Gatsby's store, as far as several plugins read it. gatsby-transformer-docs creates the nodes. */
export type DocNode =
  | (NodeFields & Guide & { mdx: { parts: readonly (string | ComponentUse)[] } | null })
  | (NodeFields & Reference);

/**
 * Copies fields, so that the rest of an object isn't kept. A node contains its page's HTML: keeping all
 * nodes needs a few hundred MB more on a large site.
 */
export function pick<Source extends object, Name extends keyof Source>(
  source: Source,
  names: readonly Name[],
): Pick<Source, Name> {
  return Object.fromEntries(names.map((name) => [name, source[name]])) as Pick<Source, Name>;
}
