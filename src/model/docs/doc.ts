import type { Breaks, Change, NameHistory } from '../reference/history';
import type { ReferencePageKind } from '../reference/kinds';
import type { Problem } from '../text/problem';
import type { CompiledBlock } from '../reference/reference-blocks';

// Plain types come from the GraphQL schema in doc-schema.ts. It also documents their fields.

/** Page types. Each has a template of the same name in `src/templates/`. */
export const PAGE_TYPES = ['guide', 'mdx-guide', 'reference'] as const;
export type PageType = (typeof PAGE_TYPES)[number];

/** Kinds of symbol members. */
export type MemberKind = 'constructor' | 'property' | 'method' | 'accessor' | 'enum-member';

/** A heading with a link to it. Levels 2 and 3 make up the table of contents. */
export type DocHeading = Queries.DocHeading;

/** The text below a heading, for search. */
export type DocSection = Queries.DocSection;

/** A link to another doc on this site. Links are checked after all docs are read. */
export type DocLink = Queries.DocLink;

/** The first use of a toolkit symbol in a section's code. */
export interface DocUse extends Omit<Queries.DocUse, 'example'> {
  example?: string | null;
}

export type LastUpdated = Queries.DocLastUpdated;

/** The docs that a guide's section links to. */
export type DocLinkGroup = Queries.DocLinkGroup;

/** Fields of a schema type, some of them with a narrower type. */
type Narrow<
  Schema,
  Fields extends { [Name in keyof Fields]: Name extends keyof Schema ? unknown : never },
> = Omit<Schema, keyof Fields> & Fields;

/**
 * Schema fields that the compiler doesn't set: Gatsby adds them to each node, or resolvers to each
 * guide.
 */
type Added = keyof Queries.Node | 'hasRoute' | 'outdated' | 'translations' | 'images';

interface NarrowDocFields {
  pageType: PageType;
  problems: Problem[];
}

/** Common fields of guides and reference pages. */
export type Doc = Narrow<Omit<Queries.Doc, Added>, NarrowDocFields>;

interface NarrowGuideFields extends NarrowDocFields {
  anchors: Readonly<Record<string, string>>;
  uses: readonly DocUse[];
}

/** A guide in one language. */
export type Guide = Narrow<Omit<Queries.Guide, Added>, NarrowGuideFields>;

export type ReferenceSignature = Queries.ReferenceSignature;

/** The replacement for a removed name. */
export type ReferenceSuccessor = Queries.ReferenceSuccessor;

export type ReferenceReleaseChange = Narrow<
  Queries.ReferenceReleaseChange,
  { change: Change['change']; breaks: Breaks | null }
>;

export type ReferenceRelease = Narrow<
  Queries.ReferenceRelease,
  { changes: readonly ReferenceReleaseChange[] }
>;

/** A package's releases, newest first, as in the file at `changesDataPath`. */
export interface PackageReleases {
  importName: string;
  releases: readonly Omit<ReferenceRelease, 'package' | 'importName'>[];
}

export type ReferenceMember = Narrow<Queries.ReferenceMember, { kind: MemberKind }>;

export type ReferenceSource = Queries.ReferenceSource;

export type ReferencePackage = Queries.ReferencePackage;

/** A symbol of a package, and where its page is. */
export type ReferencePlace = Queries.ReferencePlace;

interface NarrowReferenceFields extends NarrowDocFields {
  pageKind: ReferencePageKind;
  content: readonly CompiledBlock[];
  members: readonly ReferenceMember[];
  history: NameHistory | null;
  releases: readonly ReferenceRelease[];
}

/** A reference page in one language. */
export type Reference = Narrow<Omit<Queries.Reference, Added>, NarrowReferenceFields>;

/** What the TypeDoc plugin finds out about a page, besides what the page shows. */
export type ReferenceData = Pick<
  Reference,
  | 'importName'
  | 'summary'
  | 'deprecated'
  | 'abstract'
  | 'source'
  | 'signatures'
  | 'members'
  | 'history'
  | 'packages'
  | 'releases'
  | 'symbols'
>;
