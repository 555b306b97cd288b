import type { CommentText, LinkedCode, SymbolBlock } from './symbol-content';

/** A block without what only HTML pages need. */
export type MarkdownBlock = SymbolBlock<Pick<LinkedCode, 'code'>, Pick<CommentText, 'markdown'>>;

/** The parts of a symbol's Markdown page, from which programs create the page of an older version. */
export interface SymbolPage {
  /** Markdown above the content. */
  before: string;
  content: readonly MarkdownBlock[];
  /** Markdown below the content. */
  after: string;
  /** Names of the members, by ID of their block. */
  members: Readonly<Record<string, string>>;
}
