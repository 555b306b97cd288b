import type { Breaks, Change } from './history';
import type { ReferencePage } from './kinds';
import type { Problem } from './problem';

/** Page types. Each has a template of the same name in `src/templates/`. */
export const PAGE_TYPES = ['home', 'guide', 'mdx-guide', 'reference'] as const;
export type PageType = (typeof PAGE_TYPES)[number];

/** Kinds of members of a symbol. */
export const MEMBER_KINDS = ['constructor', 'property', 'method', 'accessor', 'enum-member'] as const;
export type MemberKind = (typeof MEMBER_KINDS)[number];

/** A code block of an MDX guide: the attributes of its element, with React's names, and its inner HTML. */
export interface MdxCode {
  attributes: Readonly<Record<string, string>>;
  html: string;
}

/** A heading with a link to it. Levels 2 and 3 make up the table of contents. */
export interface DocHeading {
  id: string;
  title: string;
  level: number;
  line: number;
}

/** The text below one heading, for search. */
export interface DocSection {
  /** Null before the first heading. */
  id: string | null;
  title: string;
  level: number;
  text: string;
}

/** A link to another doc of this site. Links are checked once all docs are known. */
export interface DocLink {
  /** Route without locale, such as /libraries/typeorm/. */
  slug: string;
  /** Fragment without #. */
  hash: string | null;
  /** What the author wrote. */
  written: string;
  line: number;
}

/** The first use of a toolkit symbol in the code of a section. */
export interface DocUse {
  /** Route of the symbol, without locale. */
  slug: string;
  /** Id of the heading above; empty before the first one. */
  section: string;
  /** Id of the place in the code. */
  anchor: string;
}

export interface LastUpdated {
  /** ISO 8601, with the committer's time zone. */
  date: string;
  author: string;
}

/** The docs that one section of a guide links to. */
export interface DocLinkGroup {
  /** Id of the heading of level 2. */
  id: string;
  title: string;
  /** Routes without locale, each once, in the order of the text. */
  slugs: string[];
}

/** The fields that guides and reference pages share. */
export interface Doc {
  /** Same in all languages, such as libraries/typeorm/getting-started. */
  docId: string;
  locale: string;
  /** Route without locale prefix, slashes at both ends. */
  slug: string;
  title: string;
  description: string;
  /** Name of the template that shows it. */
  pageType: PageType;
  headings: DocHeading[];
  sections: DocSection[];
  links: DocLink[];
  /** The body for programs, without the vocabulary of this site. */
  markdown: string;
  problems: Problem[];
  /** Path of the source from the root of the site. */
  sourcePath: string;
}

/** A guide in one language. */
export interface Guide extends Doc {
  /** Shorter title for the sidebar. */
  sidebarLabel: string | null;
  /** The body; null for MDX, which is a component. */
  html: string | null;
  /** Absolute path of an MDX source; null for Markdown. */
  mdxPath: string | null;
  /** HTML of the pictures of an MDX body by `pictureKey`. */
  pictures: Readonly<Record<string, string>> | null;
  /** The blocks of code of an MDX body. */
  codes: readonly MdxCode[] | null;
  draft: boolean;
  unlisted: boolean;
  redirects: string[];
  /** Further words to find the page by. */
  keywords: string[];
  /** Digest of the English source a translation was made from. */
  translatedFrom: string | null;
  /** Digest of this source's own title, description and body. */
  sourceDigest: string;
  lastUpdated: LastUpdated | null;
  uses: DocUse[];
}

export interface ReferenceSignature {
  typeParameters: string[];
  /** The type of each parameter, in order. */
  parameters: string[];
  returns: string;
}

export interface ReferenceChange {
  version: string;
  /** yes, maybe, or null. */
  breaks: Breaks | null;
  /** The declaration before, one line for each overload. */
  from: string;
  to: string;
}

export interface ReferenceHistory {
  /** The release that added it. */
  since: string;
  deprecatedSince: string | null;
  /** Newest first. */
  changes: ReferenceChange[];
}

/** What to use instead of a removed name. */
export interface ReferenceSuccessor {
  /** What the sentence "Use Page.size instead" says before the name. */
  before: string;
  /** What readers call it, such as Page.size. */
  label: string;
  after: string;
  /** Where it is documented, without locale. */
  slug: string;
}

export interface ReferenceReleaseChange {
  change: Change['change'];
  /** classes/Page for a symbol, classes/Page#size for a member. */
  name: string;
  /** yes, maybe, or null. */
  breaks: Breaks | null;
  /** The declaration before; null unless it changed. */
  from: string | null;
  to: string | null;
  /** Where the name is documented today, with its fragment; null when it is gone. */
  slug: string | null;
  /** What to use instead of a removed name; null when nothing is known. */
  successor: ReferenceSuccessor | null;
}

export interface ReferenceRelease {
  package: string;
  importName: string;
  version: string;
  /** Day, as 2024-01-24. */
  date: string;
  changes: ReferenceReleaseChange[];
}

export interface ReferenceMember {
  name: string;
  /** Id of its heading on the page of the symbol. */
  anchor: string;
  kind: MemberKind;
  summary: string;
  signatures: ReferenceSignature[];
  /** Null when it has not been released. */
  history: ReferenceHistory | null;
}

export interface ReferenceSource {
  file: string;
  line: number;
  url: string | null;
}

export interface ReferencePackage {
  /** Folder name, such as clients/platform-client. */
  name: string;
  importName: string;
  summary: string;
  /** False when the summary is English on a page of another language. */
  translated: boolean;
  /** Every symbol as classes/Page, with its name after a space where the file could not have it. */
  symbols: string[];
}

/** The front matter of the pages TypeDoc generates. */
export interface ReferenceFacts {
  /** Name by which the package of the page is imported. */
  importName: string | null;
  /** One or two sentences about the symbol, without markup. */
  summary: string;
  deprecated: boolean;
  abstract: boolean;
  source: ReferenceSource | null;
  signatures: ReferenceSignature[];
  members: ReferenceMember[];
  /** Null when it has not been released, and on pages of no symbol. */
  history: ReferenceHistory | null;
  /** On the root of the reference. */
  packages: ReferencePackage[];
  /** On pages of changes, newest first. */
  releases: ReferenceRelease[];
  /** On the page of a package: its symbols, as in ReferencePackage. */
  symbols: string[];
}

/** A reference page in one language. */
export interface Reference extends Doc, ReferenceFacts {
  /** root, package, symbol or changes. */
  page: ReferencePage;
  html: string;
  /** API package, such as clients/platform-client; null on the root page. */
  package: string | null;
  /** Kind of the symbol, such as class; null on index pages. */
  kind: string | null;
  symbol: string | null;
  /** False when the prose is English on a page of another language. */
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
