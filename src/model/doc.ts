import type { Breaks, Change } from './history';
import type { ReferencePage } from './kinds';
import type { Problem } from './problem';

// Plain types come from the GraphQL schema in doc-schema.ts, which also documents their fields.

/** Page types. Each has a template of the same name in `src/templates/`. */
export const PAGE_TYPES = ['home', 'guide', 'mdx-guide', 'reference'] as const;
export type PageType = (typeof PAGE_TYPES)[number];

/** Kinds of symbol members. */
export const MEMBER_KINDS = ['constructor', 'property', 'method', 'accessor', 'enum-member'] as const;
export type MemberKind = (typeof MEMBER_KINDS)[number];

/** A code block in an MDX guide: its element's attributes, with React's names, and inner HTML. */
export interface MdxCode {
  attributes: Readonly<Record<string, string>>;
  html: string;
}

/** A heading with a link to it. Levels 2 and 3 make up the table of contents. */
export type DocHeading = Queries.DocHeading;

/** The text below a heading, for search. */
export type DocSection = Queries.DocSection;

/** A link to another doc on this site. Links are checked after all docs are read. */
export type DocLink = Queries.DocLink;

/** The first use of a toolkit symbol in a section's code. */
export interface DocUse {
  /** Route of the symbol without locale; for a member, with its fragment. */
  slug: string;
  /** ID of the heading above, or an empty string before the first heading. */
  section: string;
  /** ID of the element in the code; for a member, of the heading. */
  anchor: string;
  /** A member's shortest call in the section, as HTML. */
  example?: string | null;
}

export type LastUpdated = Queries.DocLastUpdated;

/** The docs that a guide's section links to. */
export type DocLinkGroup = Queries.DocLinkGroup;

/** Common fields of guides and reference pages. */
export interface Doc {
  /** Same in all languages, such as libraries/typeorm/getting-started. */
  docId: string;
  locale: string;
  /** Route without locale prefix, with leading and trailing slashes. */
  slug: string;
  title: string;
  description: string;
  /** Name of the page's template. */
  pageType: PageType;
  headings: DocHeading[];
  sections: DocSection[];
  links: DocLink[];
  /** The body as plain Markdown for programs, without this site's extensions. */
  markdown: string;
  problems: Problem[];
  /** Source path relative to the site's root. */
  sourcePath: string;
}

/** A guide in one language. */
export interface Guide extends Doc {
  /** Shorter title for the sidebar. */
  sidebarLabel: string | null;
  /** The body; null for MDX, which is compiled to a component. */
  html: string | null;
  /** Absolute path to an MDX source; null for Markdown. */
  mdxPath: string | null;
  /** HTML for the images in an MDX body, by `pictureKey`. */
  pictures: Readonly<Record<string, string>> | null;
  /** The code blocks in an MDX body. */
  codes: readonly MdxCode[] | null;
  draft: boolean;
  unlisted: boolean;
  redirects: string[];
  /** More words to find the page by. */
  keywords: string[];
  /** Digest of the translated English source. */
  translatedFrom: string | null;
  /** Digest of this source's title, description, and body. */
  sourceDigest: string;
  lastUpdated: LastUpdated | null;
  /** A sentence about the last test of the guide's code blocks, if they haven't changed since. */
  followed: string | null;
  uses: DocUse[];
}

export type ReferenceSignature = Queries.ReferenceSignature;

export interface ReferenceChange {
  version: string;
  /** yes, maybe, or null. */
  breaks: Breaks | null;
  /** The previous declaration, one line per overload. */
  from: string;
  to: string;
}

export interface ReferenceHistory {
  /** The release that added the symbol or member. */
  since: string;
  deprecatedSince: string | null;
  /** Newest first. */
  changes: ReferenceChange[];
}

/** The replacement for a removed name. */
export type ReferenceSuccessor = Queries.ReferenceSuccessor;

export interface ReferenceReleaseChange {
  change: Change['change'];
  /** classes/Page for a symbol, classes/Page#size for a member. */
  name: string;
  /** yes, maybe, or null. */
  breaks: Breaks | null;
  /** The previous declaration; null unless it changed. */
  from: string | null;
  to: string | null;
  /** Current route with fragment; null if the name was removed. */
  slug: string | null;
  /** The replacement for a removed name; null if unknown. */
  successor: ReferenceSuccessor | null;
}

export interface ReferenceRelease {
  package: string;
  importName: string;
  version: string;
  /** Date, such as 2024-01-24. */
  date: string;
  changes: ReferenceReleaseChange[];
}

/** A package's releases, newest first, as in the file that `changesDataPath` names. */
export interface PackageReleases {
  importName: string;
  releases: readonly Omit<ReferenceRelease, 'package' | 'importName'>[];
}

export interface ReferenceMember {
  name: string;
  /** ID of its heading on the symbol's page. */
  anchor: string;
  kind: MemberKind;
  summary: string;
  signatures: ReferenceSignature[];
  /** Null before the first release. */
  history: ReferenceHistory | null;
}

export type ReferenceSource = Queries.ReferenceSource;

export type ReferencePackage = Queries.ReferencePackage;

/** The front matter that TypeDoc generates. */
export interface ReferenceFacts {
  /** Import name of the page's package. */
  importName: string | null;
  /** One or two sentences about the symbol, without markup. */
  summary: string;
  deprecated: boolean;
  abstract: boolean;
  source: ReferenceSource | null;
  signatures: ReferenceSignature[];
  members: ReferenceMember[];
  /** Null before the first release, and on pages without a symbol. */
  history: ReferenceHistory | null;
  /** Set on the reference's root page. */
  packages: ReferencePackage[];
  /** Set on changes pages, newest first. */
  releases: ReferenceRelease[];
  /** Set on package pages: the symbols, as in ReferencePackage. */
  symbols: string[];
}

/** A reference page in one language. */
export interface Reference extends Doc, ReferenceFacts {
  /** The reference page's type. */
  page: ReferencePage;
  html: string;
  /** API package, such as clients/platform-client; null on the root page. */
  package: string | null;
  /** The symbol's kind, such as class; null on index pages. */
  kind: string | null;
  symbol: string | null;
  /** False if the text is English on a page in another language. */
  translated: boolean;
}

export const FACT_NAMES = [
  'importName',
  'summary',
  'deprecated',
  'abstract',
  'source',
  'signatures',
  'members',
  'history',
  'packages',
  'releases',
  'symbols',
] as const satisfies readonly (keyof ReferenceFacts)[];
