import type { Node } from 'gatsby';

/** A heading of a body that can be linked to. Levels 2 and 3 make the table of contents. */
export interface DocHeading {
  id: string;
  title: string;
  level: number;
}

/** The text below one heading, what search looks through. `id` is null before the first heading. */
export interface DocSection {
  id: string | null;
  title: string;
  level: number;
  text: string;
}

/** A link of a body to another doc of this site, kept so that it can be checked once all docs are known. */
export interface DocLink {
  /** Route without locale, such as `/libraries/typeorm/`. */
  slug: string;
  /** Fragment without `#`, or null. */
  hash: string | null;
  /** What the author wrote. */
  written: string;
  line: number;
}

/** A piece of content in one language. Guides are written by people, References by TypeDoc. */
export interface Doc extends Node {
  /** Same for all languages of one doc: `libraries/typeorm/getting-started`, `api/typeorm/src/classes/Page`, `intro` for the main doc. */
  docId: string;
  locale: string;
  /** Route without locale prefix, slashes at both ends. */
  slug: string;
  title: string;
  description: string;
  headings: DocHeading[];
  sections: DocSection[];
  links: DocLink[];
  /** Path of the source from the root of the site. */
  sourcePath: string;
}

export interface Guide extends Doc {
  sidebarLabel: string | null;
  /** Null for MDX, which is rendered as a component. */
  html: string | null;
  mdxPath: string | null;
  draft: boolean;
  unlisted: boolean;
  redirects: string[];
  keywords: string[];
  /** For a translation: digest of the English source it was made from, see `source-digest.ts`. */
  translatedFrom: string | null;
  /** Digest of this source's own body. */
  sourceDigest: string;
}

export interface Reference extends Doc {
  html: string;
  /** API package, such as `clients/platform-client`; null on the root page. */
  package: string | null;
  /** Singular route kind, such as `class`; null on index pages. */
  kind: string | null;
  symbol: string | null;
  /** JSON of the facts TypeDoc knows about the symbol: see `reference-facts.ts`. Empty object where there are none. */
  facts: string;
  /** False when the prose is English though the page belongs to another locale. */
  translated: boolean;
}
