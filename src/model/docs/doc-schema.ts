import { REFERENCE_TYPES } from '../reference/reference-schema';

const DOC_FIELDS = `
  "The same in all languages, such as libraries/typeorm/getting-started."
  docId: String!
  locale: String!
  "Route without locale prefix, with a slash at both ends."
  slug: String!
  title: String!
  description: String!
  "Template name."
  pageType: String!
  headings: [DocHeading!]!
  sections: [DocSection!]!
  links: [DocLink!]!
  "The body as plain Markdown for programs, without this site's directives."
  markdown: String!
  problems: [DocProblem!]!
  "Source path, relative to the site's root folder."
  sourcePath: String!
  "Last change of the source; of a reference page, of the code it is generated from."
  lastUpdated: DocLastUpdated
`.slice(1, -1);

/**
 * The types of docs in Gatsby's GraphQL schema, from which `doc.ts` derives the TypeScript types.
 * All fields are declared, not inferred from the content, so that queries also work without
 * content.
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
  "Place in the sidebar among the pages of the folder; null for alphabetical order."
  position: Int
  "The body; null for MDX, which is a component."
  html: String
  "Absolute path of an MDX source; null for Markdown."
  mdxPath: String
  "The raster images in the body, to query as \`childImageSharp\`."
  images: [File!]! @link(by: "absolutePath")
  "True if the body shows the title, in a Hero."
  hasHero: Boolean!
  draft: Boolean!
  unlisted: Boolean!
  redirects: [String!]!
  "Current heading IDs of the page's renamed sections, by old ID."
  anchors: JSON!
  "Additional search terms."
  keywords: [String!]!
  "Questions that the guide answers, in readers' words, as search terms."
  questions: [String!]!
  "Translations only: digest of the English source that was translated."
  translatedFrom: String
  "Digest of the title, description, and body."
  sourceDigest: String!
  "A sentence about the last test of the code blocks; null if there is none or they have changed."
  followed: String
  "The finished project that readers can download."
  project: GuideProject
  uses: [DocUse!]!
  "Title for navigation: the sidebar label, or else the title."
  label: String!
  "False for drafts in a build, and if another guide has the same route."
  hasRoute: Boolean!
  "True if the original has changed since it was translated."
  outdated: Boolean!
  "An original's state in each other language."
  translations: [DocTranslation!]!
  "Links to other docs, by section."
  linkGroups: [DocLinkGroup!]!
}

type Reference implements Node & Doc @dontInfer {
  id: ID!
${DOC_FIELDS}
  "root, package, symbol, errors, configuration, or changes."
  pageKind: String!
  "API package, such as clients/platform-client; null on the root page."
  package: String
  "Symbol kind, such as class; null on index pages."
  kind: String
  symbol: String
  "False if a page in another language has English text."
  translated: Boolean!
  "Name to import the page's package by."
  importName: String
  "One or two sentences about the symbol, without markup."
  summary: String!
  deprecated: Boolean!
  abstract: Boolean!
  source: ReferenceSource
  signatures: [ReferenceSignature!]!
  "What the page shows, in order: a list of CompiledBlock (src/model/reference/reference-blocks.ts)."
  content: JSON!
  members: [ReferenceMember!]!
  "Null if the symbol isn't released yet, and on pages without a symbol."
  history: ReferenceHistory
  "All packages; only on the reference's main page."
  packages: [ReferencePackage!]!
  "Releases, newest first; only on changes pages."
  releases: [ReferenceRelease!]!
  "The package's symbols; only on package pages."
  symbols: [ReferencePlace!]!
}

type GuideProject {
  "The archive's path on the site, such as /projects/mail-usage.tgz."
  file: String!
  "Downloads, installs, and starts the project."
  command: String!
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
  "The URL as written in the source."
  written: String!
  "The file that contains the link: the page's, or the one with an explanation that it shows."
  file: String!
  line: Int!
}

type DocTranslation {
  locale: String!
  "current, outdated, unstamped, or missing."
  state: String!
  "Date of the original's first change after an outdated translation, or null if unknown."
  since: String
  "Number of the original's sentences that have changed, or null if unknown."
  sentences: Int
}

type DocLinkGroup {
  "ID of the level-2 heading."
  id: String!
  title: String!
  "Text of the first paragraph below the heading, or an empty string."
  summary: String!
  "Linked routes without locale, in text order, without duplicates."
  slugs: [String!]!
}

type DocUse {
  "Route of the symbol without locale; for a member, with its fragment."
  slug: String!
  "ID of the heading above, or an empty string before the first heading."
  section: String!
  "ID of the element in the code; for a member, of the heading."
  anchor: String!
  "A member's shortest call in the section, as HTML."
  example: String
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

"The doc comments of all packages in one language."
type CommentCoverage implements Node @dontInfer {
  locale: String!
  packages: [PackageComments!]!
}

type PackageComments {
  name: String!
  "Number of symbols and members."
  comments: Int!
  documented: Int!
}

type SiteSiteMetadata {
  "ToolkitManifest, as in toolkit/packages.json."
  toolkit: JSON!
}

${REFERENCE_TYPES}
`.trim();
