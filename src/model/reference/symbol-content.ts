/**
 * What a reference page shows, as the TypeDoc theme describes it: a list of blocks. Code carries its
 * links, and comments are Markdown. `gatsby-transformer-docs` compiles the blocks to the
 * `ReferenceBlock` type of the GraphQL schema, which components render.
 */

/** A name in code, by position, and its target: a path relative to the page's file, or a URL. */
export type CodeLink = readonly [offset: number, length: number, target: string];

export interface LinkedCode {
  code: string;
  links: readonly CodeLink[];
}

export interface CommentText {
  markdown: string;
  /** Whether the text is in the source language on a page in another one. */
  isUntranslated: boolean;
}

export interface NamedLink {
  name: string;
  /** A path relative to the page's file, or a URL; null if the name has no page. */
  target: string | null;
}

/** The kind of content that a block shows. */
type BlockType =
  // A statement to import the symbol, or a declaration; with a title, one that is shown on demand.
  | 'import'
  | 'signature'
  // Level 0 isn't a heading: it is a label above a part of a member, such as its parameters.
  | 'title'
  // The name of a nested value or function.
  | 'name'
  // A comment, after its title if it has one.
  | 'text'
  | 'deprecated'
  | 'list'
  | 'links'
  // A type and what the value means.
  | 'value'
  // Parameters, properties, or symbols, and the members of an enum as a table.
  | 'rows'
  | 'enum'
  // Symbols and members that use the symbol in one way.
  | 'users'
  // A member or an error message: its heading, a line of notes and facts, and the rest.
  | 'member';

/**
 * A block of a page, such as a signature, a table, or a member. Its type determines which fields are
 * set.
 */
export interface SymbolBlock<Code = LinkedCode, Text = CommentText> {
  type: BlockType;
  id?: string;
  level?: 0 | 2 | 3 | 4;
  title?: string;
  code?: Code;
  /** Words after a type, such as "optional". */
  notes?: readonly string[];
  text?: Text;
  texts?: readonly Text[];
  links?: readonly NamedLink[];
  /** Column titles. */
  head?: readonly string[];
  rows?: readonly SymbolRow<Code, Text>[];
  /** A member's type, overridden member, and default value. They share a line. */
  facts?: readonly SymbolBlock<Code, Text>[];
  blocks?: readonly SymbolBlock<Code, Text>[];
}

/** A parameter, a property, an enum member, or a symbol or member in a list. */
export interface SymbolRow<Code = LinkedCode, Text = CommentText> extends Partial<NamedLink> {
  name: string;
  /** An enum member's ID. */
  id?: string;
  /** A user's kind, for its icon. A member has the kind of its symbol. */
  kind?: string;
  /** Words after the name, such as "optional", or a user's package. */
  notes?: readonly string[];
  /** The type, constraint, or value. */
  code?: Code;
  text?: Text;
  /** A default value. It follows the text. */
  note?: Text;
}
