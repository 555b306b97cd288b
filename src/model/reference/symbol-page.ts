import type { Block, CommentText, LinkedCode, SimpleBlock } from './reference-blocks';

type Code = Pick<LinkedCode, 'code'>;
type Text = Pick<CommentText, 'markdown'>;

/** Blocks without what only HTML pages need. */
export type MarkdownBlock = Block<Code, Text>;
export type MarkdownPart = SimpleBlock<Code, Text>;

/** The parts of a symbol's Markdown page, from which programs create the page of an older version. */
export interface SymbolPage {
  /** Markdown above the content. */
  before: string;
  content: readonly MarkdownBlock[];
  /** Markdown below the content. */
  after: string;
}
