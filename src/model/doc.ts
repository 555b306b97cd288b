import {
  described,
  flag,
  integer,
  json,
  list,
  nullable,
  object,
  printFields,
  printSelection,
  printType,
  text,
  type Field,
  type TypeOf,
} from './graphql-type';
import type { Breaks, Change } from './history';
import type { ReferencePage } from './kinds';
import type { Problem } from './problem';

/** A heading of a body that can be linked to. Levels 2 and 3 make the table of contents. */
const heading = object('DocHeading', { id: text, title: text, level: integer, line: integer });
export type DocHeading = TypeOf<typeof heading>;

/** The text below one heading, what search looks through. */
const section = object('DocSection', {
  id: described('Null before the first heading.', nullable(text)),
  title: text,
  level: integer,
  text,
});
export type DocSection = TypeOf<typeof section>;

/** A link of a body to another doc of this site, kept so that it can be checked once all docs are known. */
const link = object('DocLink', {
  slug: described('Route without locale, such as /libraries/typeorm/.', text),
  hash: described('Fragment without #.', nullable(text)),
  written: described('What the author wrote.', text),
  line: integer,
});
export type DocLink = TypeOf<typeof link>;

/** The first use of a symbol of the toolkit in the code of a section. */
const use = object('DocUse', {
  slug: described('Route of the symbol, without locale.', text),
  section: described('Id of the heading above; empty before the first one.', text),
  anchor: described('Id of the place in the code.', text),
});
export type DocUse = TypeOf<typeof use>;

const problem = object('DocProblem', {
  file: text,
  line: nullable(integer),
  message: text,
  severity: text as Field<Problem['severity']>,
});

const lastUpdated = object('DocLastUpdated', {
  date: described("ISO 8601, with the committer's time zone.", text),
  author: text,
});
export type LastUpdated = TypeOf<typeof lastUpdated>;

/** Kinds of pages: `src/templates/` has a template of the name of each. */
export const PAGE_TYPES = ['home', 'guide', 'mdx-guide', 'reference'] as const;
export type PageType = (typeof PAGE_TYPES)[number];

/** What guides and pages of the reference have in common. */
const docFields = {
  docId: described('Same in all languages, such as libraries/typeorm/getting-started.', text),
  locale: text,
  slug: described('Route without locale prefix, slashes at both ends.', text),
  title: text,
  description: text,
  pageType: described('Name of the template that shows it.', text as Field<PageType>),
  headings: list(heading),
  sections: list(section),
  links: list(link),
  markdown: described('The body for programs, without the vocabulary of this site.', text),
  problems: list(problem as Field<Problem>),
  sourcePath: described('Path of the source from the root of the site.', text),
};

/** A block of code of an MDX guide: an element with its attributes, as React calls them, and the HTML inside it. */
export interface MdxCode {
  attributes: Readonly<Record<string, string>>;
  html: string;
}

const guide = object('Guide', {
  ...docFields,
  sidebarLabel: described('Shorter title for the sidebar.', nullable(text)),
  html: described('The body; null for MDX, which is a component.', nullable(text)),
  mdxPath: described('Absolute path of an MDX source; null for Markdown.', nullable(text)),
  pictures: described(
    'HTML of the pictures of an MDX body by `pictureKey`.',
    nullable(json<Readonly<Record<string, string>>>()),
  ),
  codes: described('The blocks of code of an MDX body.', nullable(json<readonly MdxCode[]>())),
  draft: flag,
  unlisted: flag,
  redirects: list(text),
  keywords: described('Further words to find the page by.', list(text)),
  translatedFrom: described('Digest of the English source a translation was made from.', nullable(text)),
  sourceDigest: described("Digest of this source's own title, description and body.", text),
  lastUpdated: nullable(lastUpdated),
  uses: list(use),
});
/** A piece of content that people write, in one language. */
export type Guide = TypeOf<typeof guide>;

/** What one section of a guide links to. */
const linkGroup = object('DocLinkGroup', {
  id: described('Id of the heading of level 2.', text),
  title: text,
  slugs: described('Routes without locale, each once, in the order of the text.', list(text)),
});
export type DocLinkGroup = TypeOf<typeof linkGroup>;

/** Fields that are computed when they are asked for. */
const resolvedFields = {
  label: described('What navigation calls the guide: its shorter title where it has one.', text),
  hasRoute: described('False for a draft in a build, and where another guide has the route.', flag),
  outdated: described('True when the original has changed since this translation was made.', flag),
  linkGroups: described('The links of the body to other docs, by section.', list(linkGroup)),
};

const signature = object('ReferenceSignature', {
  typeParameters: list(text),
  parameters: described('The type of each parameter, in order.', list(text)),
  returns: text,
});
export type ReferenceSignature = TypeOf<typeof signature>;

/** What a member of a symbol is. */
export const MEMBER_KINDS = ['constructor', 'property', 'method', 'accessor', 'enum-member'] as const;
export type MemberKind = (typeof MEMBER_KINDS)[number];

const declarationChange = object('ReferenceChange', {
  version: text,
  breaks: described('yes, maybe, or null.', nullable(text as Field<Breaks>)),
  from: described('The declaration before, one line for each overload.', text),
  to: text,
});
const history = object('ReferenceHistory', {
  since: described('The release that added it.', text),
  deprecatedSince: nullable(text),
  changes: described('Newest first.', list(declarationChange)),
});

const successor = object('ReferenceSuccessor', {
  before: described('What the sentence "Use Page.size instead" says before the name.', text),
  label: described('What readers call it, such as Page.size.', text),
  after: text,
  slug: described('Where it is documented, without locale.', text),
});
/** What to use instead of a removed name. */
export type ReferenceSuccessor = TypeOf<typeof successor>;
const releaseChange = object('ReferenceReleaseChange', {
  change: text as Field<Change['change']>,
  name: described('classes/Page for a symbol, classes/Page#size for a member.', text),
  breaks: described('yes, maybe, or null.', nullable(text as Field<Breaks>)),
  from: described('The declaration before; null unless it changed.', nullable(text)),
  to: nullable(text),
  slug: described(
    'Where the name is documented today, with its fragment; null when it is gone.',
    nullable(text),
  ),
  successor: described(
    'What to use instead of a removed name; null when nothing is known.',
    nullable(successor),
  ),
});
export type ReferenceReleaseChange = TypeOf<typeof releaseChange>;
const release = object('ReferenceRelease', {
  package: text,
  importName: text,
  version: text,
  date: described('Day, as 2024-01-24.', text),
  changes: list(releaseChange),
});
export type ReferenceRelease = TypeOf<typeof release>;

const member = object('ReferenceMember', {
  name: text,
  anchor: described('Id of its heading on the page of the symbol.', text),
  kind: text as Field<MemberKind>,
  summary: text,
  signatures: list(signature),
  history: described('Null when it has not been released.', nullable(history)),
});
export type ReferenceMember = TypeOf<typeof member>;

const source = object('ReferenceSource', { file: text, line: integer, url: nullable(text) });

const packageType = object('ReferencePackage', {
  name: described('Folder name, such as clients/platform-client.', text),
  importName: text,
  summary: text,
  translated: described('False when the summary is English on a page of another language.', flag),
  symbols: described(
    'Every symbol as classes/Page, with its name after a space where the file could not have it.',
    list(text),
  ),
});
export type ReferencePackage = TypeOf<typeof packageType>;

/** What TypeDoc knows of the subject of a page. */
const factFields = {
  importName: described('Name by which the package of the page is imported.', nullable(text)),
  summary: described('One or two sentences about the symbol, without markup.', text),
  deprecated: flag,
  abstract: flag,
  source: nullable(source),
  signatures: list(signature),
  members: list(member),
  history: described('Null when it has not been released, and on pages of no symbol.', nullable(history)),
  packages: described('On the root of the reference.', list(packageType)),
  releases: described('On pages of changes, newest first.', list(release)),
  symbols: described('On the page of a package: its symbols, as in ReferencePackage.', list(text)),
};

const reference = object('Reference', {
  ...docFields,
  page: described('root, package, symbol or changes.', text as Field<ReferencePage>),
  html: text,
  package: described('API package, such as clients/platform-client; null on the root page.', nullable(text)),
  kind: described('Kind of the symbol, such as class; null on index pages.', nullable(text)),
  symbol: nullable(text),
  translated: described('False when the prose is English on a page of another language.', flag),
  ...factFields,
});
/** A page that TypeDoc writes, in one language. */
export type Reference = TypeOf<typeof reference>;

/** What TypeDoc's front matter says, once read. */
export type ReferenceFacts = Pick<Reference, keyof typeof factFields>;
export const FACT_NAMES = Object.keys(factFields) as readonly (keyof ReferenceFacts)[];

/**
 * Fields of a Doc as a query asks for them.
 *
 * @param names - Fields of the type; what is below them is asked for, too.
 */
export function selectFields<Type extends 'Guide' | 'Reference'>(
  type: Type,
  names: readonly (Type extends 'Guide' ? keyof Guide : keyof Reference)[],
): string {
  const { fields } = type === 'Guide' ? guide : reference;
  return printSelection(
    Object.fromEntries(
      Object.entries(fields).filter(([name]) => (names as readonly string[]).includes(name)),
    ),
  );
}

const id = { id: { sdl: 'ID!' } };

/** The Doc model as GraphQL sees it. Nothing is inferred, so that empty content breaks no query. */
export const DOC_TYPES: string = [
  printFields('interface Doc implements Node', { ...id, ...docFields }),
  printFields('type Guide implements Node & Doc @dontInfer', { ...id, ...guide.fields, ...resolvedFields }),
  printFields('type Reference implements Node & Doc @dontInfer', { ...id, ...reference.fields }),
  ...[
    heading,
    section,
    link,
    linkGroup,
    use,
    problem,
    lastUpdated,
    signature,
    declarationChange,
    history,
    successor,
    releaseChange,
    release,
    member,
    source,
    packageType,
  ].map(printType),
].join('\n\n');
