/** The Doc model as GraphQL sees it. Nothing is inferred, so that empty content breaks no query. */
export const DOC_TYPES = /* GraphQL */ `
  "A piece of content in one language: a guide or a page of the reference."
  interface Doc implements Node {
    id: ID!
    "Same in all languages, such as libraries/typeorm/getting-started."
    docId: String!
    locale: String!
    "Route without locale prefix, slashes at both ends."
    slug: String!
    title: String!
    description: String!
    headings: [DocHeading!]!
    sections: [DocSection!]!
    links: [DocLink!]!
    problems: [DocProblem!]!
    "Path of the source from the root of the site."
    sourcePath: String!
  }

  type Guide implements Node & Doc @dontInfer {
    id: ID!
    docId: String!
    locale: String!
    slug: String!
    title: String!
    description: String!
    headings: [DocHeading!]!
    sections: [DocSection!]!
    links: [DocLink!]!
    problems: [DocProblem!]!
    sourcePath: String!
    "Shorter title for the sidebar."
    sidebarLabel: String
    "What navigation calls the guide: its shorter title where it has one."
    label: String!
    "The body; null for MDX, which is a component."
    html: String
    "Absolute path of an MDX source; null for Markdown."
    mdxPath: String
    "Pictures of an MDX body by the URL in its source, as its Img component takes them."
    pictures: JSON
    draft: Boolean!
    unlisted: Boolean!
    redirects: [String!]!
    keywords: [String!]!
    "Digest of the English source a translation was made from."
    translatedFrom: String
    "Digest of this source's own title, description and body."
    sourceDigest: String!
    "True when the original has changed since this translation was made."
    outdated: Boolean!
    lastUpdated: DocLastUpdated
  }

  type Reference implements Node & Doc @dontInfer {
    id: ID!
    docId: String!
    locale: String!
    slug: String!
    title: String!
    description: String!
    headings: [DocHeading!]!
    sections: [DocSection!]!
    links: [DocLink!]!
    problems: [DocProblem!]!
    sourcePath: String!
    html: String!
    "API package, such as clients/platform-client; null on the root page."
    package: String
    "class, function, interface, type-alias, variable, enumeration or namespace; null on index pages."
    kind: String
    symbol: String
    "What TypeDoc knows of the symbol, as JSON."
    facts: String!
    "False when the prose is English on a page of another language."
    translated: Boolean!
    deprecated: Boolean!
    abstract: Boolean!
    source: ReferenceSource
    "On the root of the reference."
    packages: [ReferencePackage!]!
    "On the page of a package: every symbol as classes/Page, with its name after a space where the file could not have it."
    symbols: [String!]!
  }

  type ReferenceSource {
    file: String!
    line: Int!
    url: String
  }

  type ReferencePackage {
    name: String!
    importName: String!
    summary: String!
    translated: Boolean!
    symbols: [String!]!
  }

  type DocHeading {
    id: String!
    title: String!
    level: Int!
  }

  type DocSection {
    id: String
    title: String!
    level: Int!
    text: String!
  }

  type DocLink {
    slug: String!
    hash: String
    written: String!
    line: Int!
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
`;
