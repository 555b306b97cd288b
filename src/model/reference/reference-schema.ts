/** The types of a reference page's fields in Gatsby's GraphQL schema. `doc-schema.ts` has the page. */
export const REFERENCE_TYPES = `
type ReferenceSignature {
  typeParameters: [String!]!
  "Parameter types, in order."
  parameters: [String!]!
  returns: String!
}

type ReferenceChange {
  version: String!
  "Whether the change can break callers: yes, maybe, or null."
  breaks: String
  "The previous declaration, one line per overload."
  from: String!
  to: String!
}

type ReferenceHistory {
  "The release that added the symbol or member."
  since: String!
  deprecatedSince: String
  "Newest first."
  changes: [ReferenceChange!]!
}

type ReferenceSuccessor {
  "The text before the label. For example, \\"Use \\" in \\"Use Page.size instead\\"."
  before: String!
  "The name to show, such as Page.size."
  label: String!
  after: String!
  "Its route without locale."
  slug: String!
}

type ReferenceReleaseChange {
  change: String!
  "classes/Page for a symbol, classes/Page#size for a member."
  name: String!
  "Whether the change can break callers: yes, maybe, or null."
  breaks: String
  "The previous declaration; null unless it changed."
  from: String
  to: String
  "The name's current route and fragment; null if it no longer exists."
  slug: String
  "The replacement for a removed name, or null."
  successor: ReferenceSuccessor
}

type ReferenceRelease {
  package: String!
  importName: String!
  version: String!
  "ISO date, such as 2024-01-24."
  date: String!
  changes: [ReferenceReleaseChange!]!
}

type ReferenceMember {
  name: String!
  "ID of the heading on the symbol's page."
  anchor: String!
  kind: String!
  summary: String!
  signatures: [ReferenceSignature!]!
  "Version that added it; null if it isn't released yet."
  since: String
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
  "False if a page in another language has an English summary."
  translated: Boolean!
  symbols: [ReferencePlace!]!
}

"A symbol of a package."
type ReferencePlace {
  name: String!
  "Where its page is in the package, such as classes/Page."
  place: String!
}
`.trim();
