import type { Guide, Reference } from './doc';

const DOC_FIELDS = `
  "Same in all languages, such as libraries/typeorm/getting-started."
  docId: String!
  locale: String!
  "Route without locale prefix, slashes at both ends."
  slug: String!
  title: String!
  description: String!
  "Name of the template that shows it."
  pageType: String!
  headings: [DocHeading!]!
  sections: [DocSection!]!
  links: [DocLink!]!
  "The body for programs, without the vocabulary of this site."
  markdown: String!
  problems: [DocProblem!]!
  "Path of the source from the root of the site."
  sourcePath: String!
`.slice(1, -1);

/**
 * The types of `doc.ts` for Gatsby's GraphQL schema, together with the fields that resolvers add.
 * Nothing is inferred from the content, so that queries also work without any.
 */
export const DOC_TYPES = `
interface Doc implements Node {
  id: ID!
${DOC_FIELDS}
}

type Guide implements Node & Doc @dontInfer {
  id: ID!
${DOC_FIELDS}
  "Shorter title for the sidebar."
  sidebarLabel: String
  "The body; null for MDX, which is a component."
  html: String
  "Absolute path of an MDX source; null for Markdown."
  mdxPath: String
  "HTML of the pictures of an MDX body by \`pictureKey\`."
  pictures: JSON
  "The blocks of code of an MDX body."
  codes: JSON
  draft: Boolean!
  unlisted: Boolean!
  redirects: [String!]!
  "Further words to find the page by."
  keywords: [String!]!
  "Digest of the English source a translation was made from."
  translatedFrom: String
  "Digest of this source's own title, description and body."
  sourceDigest: String!
  lastUpdated: DocLastUpdated
  uses: [DocUse!]!
  "What navigation calls the guide: its shorter title where it has one."
  label: String!
  "False for a draft in a build, and where another guide has the route."
  hasRoute: Boolean!
  "True when the original has changed since this translation was made."
  outdated: Boolean!
  "The links of the body to other docs, by section."
  linkGroups: [DocLinkGroup!]!
}

type Reference implements Node & Doc @dontInfer {
  id: ID!
${DOC_FIELDS}
  "root, package, symbol or changes."
  page: String!
  html: String!
  "API package, such as clients/platform-client; null on the root page."
  package: String
  "Kind of the symbol, such as class; null on index pages."
  kind: String
  symbol: String
  "False when the prose is English on a page of another language."
  translated: Boolean!
  "Name by which the package of the page is imported."
  importName: String
  "One or two sentences about the symbol, without markup."
  summary: String!
  deprecated: Boolean!
  abstract: Boolean!
  source: ReferenceSource
  signatures: [ReferenceSignature!]!
  members: [ReferenceMember!]!
  "Null when it has not been released, and on pages of no symbol."
  history: ReferenceHistory
  "On the root of the reference."
  packages: [ReferencePackage!]!
  "On pages of changes, newest first."
  releases: [ReferenceRelease!]!
  "On the page of a package: its symbols, as in ReferencePackage."
  symbols: [String!]!
}

type DocHeading {
  id: String!
  title: String!
  level: Int!
  line: Int!
}

type DocSection {
  "Null before the first heading."
  id: String
  title: String!
  level: Int!
  text: String!
}

type DocLink {
  "Route without locale, such as /libraries/typeorm/."
  slug: String!
  "Fragment without #."
  hash: String
  "What the author wrote."
  written: String!
  line: Int!
}

type DocLinkGroup {
  "Id of the heading of level 2."
  id: String!
  title: String!
  "Text of the paragraph below the heading; empty without one."
  summary: String!
  "Routes without locale, each once, in the order of the text."
  slugs: [String!]!
}

type DocUse {
  "Route of the symbol, without locale; for a member with its fragment."
  slug: String!
  "Id of the heading above; empty before the first one."
  section: String!
  "Id of the place in the code; for a member, of the heading."
  anchor: String!
}

type DocProblem {
  file: String!
  line: Int
  message: String!
  severity: String!
}

type DocLastUpdated {
  "ISO 8601, with the committer's time zone."
  date: String!
  author: String!
}

type ReferenceSignature {
  typeParameters: [String!]!
  "The type of each parameter, in order."
  parameters: [String!]!
  returns: String!
}

type ReferenceChange {
  version: String!
  "yes, maybe, or null."
  breaks: String
  "The declaration before, one line for each overload."
  from: String!
  to: String!
}

type ReferenceHistory {
  "The release that added it."
  since: String!
  deprecatedSince: String
  "Newest first."
  changes: [ReferenceChange!]!
}

type ReferenceSuccessor {
  "What the sentence \\"Use Page.size instead\\" says before the name."
  before: String!
  "What readers call it, such as Page.size."
  label: String!
  after: String!
  "Where it is documented, without locale."
  slug: String!
}

type ReferenceReleaseChange {
  change: String!
  "classes/Page for a symbol, classes/Page#size for a member."
  name: String!
  "yes, maybe, or null."
  breaks: String
  "The declaration before; null unless it changed."
  from: String
  to: String
  "Where the name is documented today, with its fragment; null when it is gone."
  slug: String
  "What to use instead of a removed name; null when nothing is known."
  successor: ReferenceSuccessor
}

type ReferenceRelease {
  package: String!
  importName: String!
  version: String!
  "Day, as 2024-01-24."
  date: String!
  changes: [ReferenceReleaseChange!]!
}

type ReferenceMember {
  name: String!
  "Id of its heading on the page of the symbol."
  anchor: String!
  kind: String!
  summary: String!
  signatures: [ReferenceSignature!]!
  "Null when it has not been released."
  history: ReferenceHistory
}

type ReferenceSource {
  file: String!
  line: Int!
  url: String
}

type ReferencePackage {
  "Folder name, such as clients/platform-client."
  name: String!
  importName: String!
  summary: String!
  "False when the summary is English on a page of another language."
  translated: Boolean!
  "Every symbol as classes/Page, with its name after a space where the file could not have it."
  symbols: [String!]!
}
`.trim();

/** Returns the GraphQL selection of the given fields, with all fields of the objects below them. */
export function selectFields<Type extends 'Guide' | 'Reference'>(
  type: Type,
  names: readonly (Type extends 'Guide' ? keyof Guide : keyof Reference)[],
): string {
  const selected: readonly string[] = names;
  return printSelection(fieldsOf(type).filter(([name]) => selected.includes(name)));
}

function printSelection(fields: readonly [name: string, type: string][]): string {
  return fields
    .map(([name, type]) => {
      const below = fieldsOf(type);
      return below.length > 0 ? `${name} { ${printSelection(below)} }` : name;
    })
    .join(' ');
}

/** Returns names and types of the fields of an object type; none for scalars. */
function fieldsOf(type: string): [name: string, type: string][] {
  const body = new RegExp(`^type ${type} .*\\{$([^}]*)`, 'm').exec(DOC_TYPES)?.[1] ?? '';
  return [...body.matchAll(/^ *(\w+): \[?(\w+)/gm)].map(([, name = '', fieldType = '']) => [name, fieldType]);
}
