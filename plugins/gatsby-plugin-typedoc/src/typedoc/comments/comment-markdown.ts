import type { Nodes, Paragraph, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import type { Comment, CommentDisplayPart, InlineTagDisplayPart, Reflection } from 'typedoc';
import { unified } from 'unified';
import { inlineReferences } from '../../../../../packages/guide-files/inline-references';
import { correctLiteralLinks } from '../../../../../packages/guide-files/literal-links';
import { GFM_INPUT } from '../../../../../packages/guide-files/parse-body';
import { GFM_STYLE, MARKDOWN_STYLE } from '../../../../shared/markdown-style';
import { labelAfterName } from '../repairs/comment-parts';
import { inlineCode, splitParagraph } from '../../../../../src/model/text/markdown-text';
import { visit } from 'unist-util-visit';

/** Returns a reflection's address relative to the current page, or null if it has no page. */
export type LinkTo = (target: Reflection) => string | null;

/** Makes the parser treat HTML in a comment as text. */
const withoutHtml = { disable: { null: ['htmlFlow', 'htmlText'] } };

const markdown = unified()
  .data('micromarkExtensions', [withoutHtml])
  .use(remarkParse)
  .use(remarkGfm, { ...GFM_INPUT, ...GFM_STYLE })
  .use(remarkStringify, MARKDOWN_STYLE);

/**
 * Converts doc comment parts to Markdown. Comments are untrusted and must not change the rest of
 * the page: headings become bold paragraphs, HTML is escaped, an open fence is closed, and source
 * paths, anchors, and `api:` links, which only our own texts have, lose their links. Pictures become
 * links to them.
 *
 * @param hasNotes - Whether footnotes are below the text. Otherwise, their marks are left out.
 */
export function partsToMarkdown(
  parts: readonly CommentDisplayPart[],
  linkTo: LinkTo,
  hasNotes = true,
): string {
  // TypeDoc also finds links in indented code and between tildes.
  const links = new Map<string, string>();
  const urls = new Set<string>();
  const source = parts
    .map((part) => {
      if (part.kind === 'inline-tag') {
        const { url, link } = inlineTag(part, linkTo);
        if (url) urls.add(url);
        if (link) links.set(link, part.tag === ANCHOR ? part.text : `{${part.tag} ${part.text}}`);
        return link;
      }
      return part.kind === 'relative-link' ? `file:${part.text}` : part.text;
    })
    .join('')
    .trim();
  // Most comments are plain words and need no conversion.
  if (/^[\p{L}\p{N} .,;'"()?/-]*$/u.test(source) && !/^(?:-|\d+[.)])|www\./.test(source)) return source;
  const tree = markdown.parse(source);
  correctLiteralLinks(tree);
  resolveReferences(tree, hasNotes);
  visit(tree, 'image', (node, _, parent) => {
    const label = { type: 'text', value: node.alt || node.url.replace(/^file:/, '') };
    const isText = parent?.type === 'link' || node.url.startsWith('data:');
    Object.assign(node, isText ? label : { type: 'link', children: [label] });
  });
  visit(tree, (node, index, parent) => {
    if (node.type === 'heading')
      Object.assign(node, { type: 'paragraph', children: [{ type: 'strong', children: node.children }] });
    else if (node.type === 'code')
      for (const [link, written] of links) node.value = node.value.replaceAll(link, written);
    else if (node.type === 'link' && node.url.startsWith('#')) {
      parent?.children.splice(index ?? 0, 1, ...(node.children as never[]));
      return index;
    } else if (node.type === 'link' && !urls.has(node.url) && !/^(?!api:)[a-z][a-z\d+.-]*:/i.test(node.url))
      node.url = `file:${node.url}`;
    return undefined;
  });
  return markdown.stringify(tree).trim();
}

/**
 * Replaces link references with links, and footnotes with numbered paragraphs because definitions
 * would also apply to the page's other comments.
 */
function resolveReferences(tree: Root, hasNotes: boolean): void {
  inlineReferences(tree);
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined) return;
    if (node.type === 'footnoteReference')
      Object.assign(node, { type: 'text', value: hasNotes ? `[${node.label ?? node.identifier}]` : '' });
    else if (node.type === 'footnoteDefinition') {
      const value = `[${node.label ?? node.identifier}] `;
      const [first] = node.children;
      if (first?.type === 'paragraph') first.children.unshift({ type: 'text', value });
      parent.children.splice(index, 1, ...(node.children as never[]));
      return index;
    }
    return undefined;
  });
}

/** The tag of a link target such as `#add` that TypeDoc doesn't resolve. */
export const ANCHOR = '@anchor';

function inlineTag(part: InlineTagDisplayPart, linkTo: LinkTo): { link: string; url?: string | null } {
  const { target, tag } = part;
  if (tag === '@inheritDoc') return { link: '' };
  if (tag !== ANCHOR && !tag.startsWith('@link')) return { link: part.text };
  const url = typeof target === 'string' ? target : target && 'kindOf' in target ? linkTo(target) : null;
  if (tag === ANCHOR) return { link: `<${url ?? part.text}>`, url };
  const label = labelOf(part);
  if (label === '') return { link: '' };
  const shown = tag === '@linkplain' ? label.replace(/[[\]]/g, '\\$&') : inlineCode(label);
  return { link: url ? `[${shown}](<${url}>)` : shown, url };
}

/** Returns a link's text, or else its target's name. */
function labelOf({ target, text }: InlineTagDisplayPart): string {
  const label = text.trim();
  if (!target || 'qualifiedName' in Object(target)) return labelAfterName(label) ?? label;
  const name = typeof target === 'object' && 'name' in target ? target.name : '';
  // In `{@link Server.close()}`, TypeDoc takes the parentheses for the text.
  return label === '()' ? `${name}()` : label || name;
}

/** Returns a comment's first paragraph or list as plain text, for lists, search, and descriptions. */
export function summaryText(comment: Comment | undefined): string {
  if (!comment) return '';
  const source = comment.summary
    .map((part) => (part.kind === 'inline-tag' ? inlineTag(part, () => null).link : part.text))
    .join('');
  const tree = markdown.parse(source.trim());
  inlineReferences(tree);
  const [first] = tree.children;
  return first ? plainText(first).replace(/\s+/g, ' ').trim() : '';
}

function plainText(node: Nodes): string {
  if ('value' in node) return node.value;
  if (node.type === 'image') return node.alt ?? '';
  if (!('children' in node)) return node.type === 'break' ? ' ' : '';
  const isBlock = node.children.some(({ type }) => BLOCKS.has(type));
  return node.children.map(plainText).join(isBlock ? ' ' : '');
}

const BLOCKS = new Set(['blockquote', 'list', 'listItem', 'paragraph', 'tableCell', 'tableRow']);

/**
 * Returns a comment's first paragraph as Markdown for a table cell, without footnote marks. A cell
 * can't contain a list, so a list becomes plain text.
 */
export function summaryMarkdown(comment: Comment | undefined, linkTo: LinkTo): string {
  if (!comment) return '';
  const written = partsToMarkdown(comment.summary, linkTo, false);
  const text = () => markdown.stringify({ type: 'root', children: [textParagraph(summaryText(comment))] });
  return splitParagraph(written).first || (written && text().trim());
}

function textParagraph(value: string): Paragraph {
  return { type: 'paragraph', children: [{ type: 'text', value }] };
}
