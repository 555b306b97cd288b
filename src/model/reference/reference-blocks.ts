import type { ShownHistory } from './history';

/**
 * What a reference page shows: a list of blocks. The TypeDoc plugin describes them: code carries its links, and
 * comments are Markdown. `gatsby-transformer-docs` compiles both to HTML, which components render.
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
  /**
   * Where the explanation of an error is written. Its links are like a guide's, with paths to guides such as
   * `/libraries/mail/usage.md`. Absent in doc comments, which are untrusted.
   */
  source?: SourceLine;
}

/** The place that a person edits. */
export interface SourceLine {
  file: string;
  line: number;
}

/** Code as text, and as HTML with links. */
export interface CompiledCode {
  code: string;
  html: string;
}

/** A comment or a part of it. */
export interface CompiledText {
  /** Markdown for programs, with addresses on the site. */
  markdown: string;
  /** HTML of the first paragraph, without its element. */
  first: string;
  /** HTML of what follows it. */
  rest: string;
  /** The language, if it isn't the page's. */
  lang: string | null;
}

export interface NamedLink {
  name: string;
  /** A path relative to the page's file, or an address; null if the name has no page. */
  target: string | null;
}

/** A part of a page. */
export type Block<Code = LinkedCode, Text = CommentText> = SimpleBlock<Code, Text> | MemberBlock<Code, Text>;

/** Where a member of a symbol comes from. Error messages and configuration keys have none. */
export interface MemberOrigin {
  /** The member's name in the code. */
  name?: string;
  /** Its source code; null if the address is unknown. */
  sourceUrl?: string | null;
  /** Null if the history of its symbol says the same. */
  history?: ShownHistory | null;
}

/** A member or an error message: its heading, a line below it, and the rest. */
export interface MemberBlock<Code = LinkedCode, Text = CommentText> extends MemberOrigin {
  type: 'member';
  id: string;
  level: 2 | 3;
  title: string;
  notes?: readonly string[];
  /** A member's type, overridden member, and default value. They share a line. */
  headline?: readonly InlineBlock<Code, Text>[];
  blocks: readonly SimpleBlock<Code, Text>[];
}

/** A part of a page or of a member. */
export type SimpleBlock<Code = LinkedCode, Text = CommentText> =
  /** A statement to import the symbol, or a declaration. */
  | { type: 'import' | 'signature'; code: Code }
  /** The lines of a YAML file that set a configuration key. */
  | { type: 'setting'; code: Code }
  /** The rest of a long list of overloads, shown on demand. */
  | { type: 'more-signatures'; title: string; code: Code }
  | { type: 'title'; id: string; title: string }
  /** A member's overload, and the first paragraph about it. */
  | { type: 'overload'; id: string; title: string; text?: Text }
  /** A line above a part that isn't in the outline; hidden if the part explains itself. */
  | { type: 'label'; title: string; isHidden?: boolean }
  /** The name of a nested value or function. */
  | { type: 'name'; title: string }
  | { type: 'deprecated'; title: string; text: Text }
  | { type: 'list'; title?: string; texts: readonly Text[] }
  /** Parameters, properties, or symbols, and the members of an enum as a table. */
  | { type: 'rows' | 'enum'; head: readonly string[]; rows: readonly Row<Code, Text>[] }
  /** Symbols and members that use the symbol in one way. */
  | { type: 'users'; title: string; rows: readonly Row<Code, Text>[] }
  | InlineBlock<Code, Text>;

/** A block that can also share a line with others. */
export type InlineBlock<Code = LinkedCode, Text = CommentText> =
  /** A comment. */
  | { type: 'text'; title?: string; text: Text }
  | { type: 'links'; title?: string; links: readonly NamedLink[] }
  /** A type, words such as "optional", and what the value means. */
  | { type: 'value'; title?: string; code: Code; notes?: readonly string[]; text?: Text };

/** A parameter, a property, an enum member, or a symbol or member in a list. */
export interface Row<Code = LinkedCode, Text = CommentText> extends Partial<NamedLink>, MemberOrigin {
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

export type CompiledBlock = Block<CompiledCode, CompiledText>;
export type CompiledPart = SimpleBlock<CompiledCode, CompiledText>;
export type CompiledMember = MemberBlock<CompiledCode, CompiledText>;
export type CompiledRow = Row<CompiledCode, CompiledText>;
