import type { CommentText } from '../../../../../src/model/reference/reference-blocks';

/** Wraps Markdown that is already in the page's language. */
export function ownText(markdown: string): CommentText {
  return { markdown, isUntranslated: false };
}
