import type { Comment, CommentDisplayPart, Reflection } from 'typedoc';

/** Returns a reflection's address relative to the current page, or null if it has no page. */
export type LinkTo = (target: Reflection) => string | null;

/**
 * Converts doc comment parts to Markdown. Comments are untrusted and must not change the rest of
 * the page: headings become plain text, HTML is escaped, an open fence is closed, and source paths,
 * which don't exist on the site, lose their links.
 */
export function partsToMarkdown(parts: readonly CommentDisplayPart[], linkTo: LinkTo): string {
  const text = parts
    .map((part) => {
      switch (part.kind) {
        case 'text':
          return plainText(part.text);
        case 'code':
          return part.text;
        case 'inline-tag':
          return inlineTag(part, linkTo);
        case 'relative-link':
          return `file:${part.text}`;
      }
    })
    .join('')
    .trim();
  const fences = text.match(/^ {0,3}(?:```|~~~)/gm) ?? [];
  return fences.length % 2 === 0 ? text : `${text}\n${(fences[0] ?? '```').trim()}`;
}

function plainText(text: string): string {
  return text
    .replace(/^ {0,3}#{1,6}[ \t]+(.+)$/gm, '**$1**')
    .replace(/^( {0,3})([=-]+[ \t]*)$/gm, '$1\\$2')
    .replace(/\{#([\w-]+)\}/g, '{&#35;$1}')
    .replace(/<(?!https?:\/\/[^\s<>]+>)/g, '&lt;')
    .replace(/(\]\()(\/[^)\s]*)/g, '$1file:$2');
}

function inlineTag(part: Extract<CommentDisplayPart, { kind: 'inline-tag' }>, linkTo: LinkTo): string {
  const { target, text, tag } = part;
  if (!tag.startsWith('@link')) return plainText(text);
  const label = text || (typeof target === 'object' && target && 'name' in target ? String(target.name) : '');
  const shown = tag === '@linkplain' ? plainText(label) : inlineCode(label);
  if (typeof target === 'string') return `[${plainText(label)}](${target})`;
  const url = target && 'kindOf' in target ? linkTo(target as Reflection) : null;
  return url ? `[${shown}](${url})` : shown;
}

/** Returns a comment's first paragraph as plain text, for lists, search, and descriptions. */
export function summaryText(comment: Comment | undefined): string {
  if (!comment) return '';
  const text = comment.summary.map((part) => ('text' in part ? part.text : '')).join('');
  return (text.trim().split(/\n\s*\n/)[0] ?? '')
    .replace(/`/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Returns a comment's first paragraph as Markdown, for a table cell. */
export function summaryMarkdown(comment: Comment | undefined, linkTo: LinkTo): string {
  return comment ? (partsToMarkdown(comment.summary, linkTo).split(/\n\s*\n/)[0] ?? '') : '';
}

/** Converts Markdown for a table cell: one line, with escaped pipes. */
export function tableCell(markdown: string): string {
  return markdown.replace(/\s*\n\s*/g, ' ').replace(/(?<!\\)\|/g, '\\|');
}

/** Formats text as inline code on one line, even if it contains backticks. */
export function inlineCode(text: string): string {
  const flat = text
    .replace(/(?<=[<([])\s*\n\s*(?:\| )?/g, '')
    .replace(/,?\s*\n\s*(?=[>)\]])/g, '')
    .replace(/\s*\n\s*/g, ' ')
    .trim();
  const longest = Math.max(0, ...(flat.match(/`+/g) ?? []).map(({ length }) => length));
  if (longest === 0) return `\`${flat}\``;
  const fence = '`'.repeat(longest + 1);
  return `${fence} ${flat} ${fence}`;
}
