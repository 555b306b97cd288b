import type { Comment, CommentDisplayPart, Reflection } from 'typedoc';

/** Answers the address of a reflection seen from the page that is being written, or null when it has none. */
export type LinkTo = (target: Reflection) => string | null;

/**
 * Writes the parts of a doc comment as Markdown. Comments are untrusted text: headings lose their rank, so that they
 * cannot disturb the page's outline; HTML is left as it is, because the site's Markdown pipeline shows it as text.
 */
export function partsToMarkdown(parts: readonly CommentDisplayPart[], linkTo: LinkTo): string {
  return parts
    .map((part) => {
      switch (part.kind) {
        case 'text':
          return part.text.replace(/^#{1,6}[ \t]+(.+)$/gm, '**$1**').replace(/\{#([\w-]+)\}/g, '{&#35;$1}');
        case 'code':
          return part.text;
        case 'inline-tag':
          return inlineTag(part, linkTo);
        case 'relative-link':
          return part.text;
      }
    })
    .join('')
    .trim();
}

function inlineTag(part: Extract<CommentDisplayPart, { kind: 'inline-tag' }>, linkTo: LinkTo): string {
  const { target, text, tag } = part;
  if (!tag.startsWith('@link')) return text;
  const label = text || (typeof target === 'object' && target && 'name' in target ? String(target.name) : '');
  const shown = tag === '@linkplain' ? label : `\`${label}\``;
  if (typeof target === 'string') return `[${label}](${target})`;
  const url = target && 'kindOf' in target ? linkTo(target as Reflection) : null;
  return url ? `[${shown}](${url})` : shown;
}

/** Plain text of a comment's first paragraph, for lists, search and descriptions. */
export function summaryText(comment: Comment | undefined): string {
  if (!comment) return '';
  const text = comment.summary.map((part) => ('text' in part ? part.text : '')).join('');
  return (text.trim().split(/\n\s*\n/)[0] ?? '')
    .replace(/`/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A Markdown text made fit for a table cell: one line, and bars that do not part cells. */
export function tableCell(markdown: string): string {
  return markdown.replace(/\s*\n\s*/g, ' ').replace(/(?<!\\)\|/g, '\\|');
}

/** Inline code that survives backticks and bars inside it. */
export function inlineCode(text: string): string {
  const flat = text.replace(/\s*\n\s*/g, ' ');
  const fence = flat.includes('`') ? '``' : '`';
  return fence.length > 1 ? `${fence} ${flat} ${fence}` : `${fence}${flat}${fence}`;
}
