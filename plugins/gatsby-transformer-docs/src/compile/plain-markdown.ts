import type { BlockContent, PhrasingContent, Root, RootContent } from 'mdast';
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { localePath, markdownPath } from '../../../../src/model/addresses';
import { componentMark } from '../../../../src/model/component-mark';
import { diffLines, type NameHistory } from '../../../../src/model/history';
import { GFM_STYLE, MARKDOWN_STYLE } from '../../../shared/markdown-style';
import { readCut } from '../guides/read-cut';
import { isAdmonition } from '../../../../src/model/vocabulary';
import { takeLabel } from './containers';
import type { CompileContext } from './context';
import { text } from './element';
import { readFenceMeta } from './fence-meta';
import { isAsOldAs } from './reference-history';
import { idOfRow } from './reference-rows';

const printer = unified().use(remarkGfm, GFM_STYLE).use(remarkStringify, MARKDOWN_STYLE);

/**
 * Converts a body to Markdown that is readable without this site. Admonitions become quotes, tabs
 * become labeled parts, and wrappers such as steps and cards are removed. Links point to other
 * pages' Markdown, and a member's history follows its heading.
 *
 * @param tree - Contains heading IDs, link targets, and image files, but no rendered directives. It
 *   isn't modified.
 */
export function toPlainMarkdown(tree: Root, context: CompileContext): string {
  const history = context.reference?.history.symbol;
  const children = [
    ...(history ? plainHistory(history, context, null) : []),
    ...plainAll(tree.children, context),
  ];
  return printer.stringify({ type: 'root', children } as never);
}

function plainAll(nodes: readonly RootContent[], context: CompileContext): RootContent[] {
  return nodes.flatMap((node) => plain(node, context));
}

function plain(node: RootContent, context: CompileContext): RootContent[] {
  if ((node.type as string) === 'containerDirective')
    return plainContainer(node as ContainerDirective, context);
  const children = 'children' in node ? plainAll(node.children as RootContent[], context) : [];
  return plainExtension(node, children) ?? plainStandard(node, children, context);
}

/** Converts directives and MDX; returns null for standard Markdown. */
function plainExtension(node: RootContent, children: RootContent[]): RootContent[] | null {
  switch (node.type as string) {
    case 'leafDirective':
      return [paragraph(plainSwatch(node as LeafDirective, children))];
    case 'mdxJsxFlowElement': {
      const { attributes } = node as unknown as { attributes: { name?: string; value?: string }[] };
      // Set by `readComponents`. A fragment has none.
      const at = attributes.find(({ name }) => name === 'at')?.value;
      return at === undefined ? children : [{ type: 'html', value: componentMark(at) }, ...children];
    }
    // Wrappers only work on this site, so keep only their text.
    case 'docsElement':
    case 'textDirective':
    case 'mdxJsxTextElement':
      return children;
    case 'mdxjsEsm':
      return [];
    default:
      return null;
  }
}

function plainStandard(node: RootContent, children: RootContent[], context: CompileContext): RootContent[] {
  switch (node.type) {
    case 'heading': {
      const id = (node.data as { id?: string } | undefined)?.id ?? '';
      const history = context.reference?.history.members.get(id);
      return [
        { ...node, children: children as PhrasingContent[] },
        ...(history ? plainHistory(history, context, context.reference?.history.symbol ?? null) : []),
      ];
    }
    case 'tableRow': {
      const history = context.reference?.history.members.get(idOfRow(node) ?? '');
      const [facts] = history
        ? plainHistory(history, context, context.reference?.history.symbol ?? null)
        : [];
      const last = children.at(-1);
      if (facts?.type === 'paragraph' && last?.type === 'tableCell')
        last.children = [...last.children, text(' '), ...facts.children];
      return [{ ...node, children } as RootContent];
    }
    case 'link': {
      const { doc } = (node.data ?? {}) as { doc?: { slug: string; hash: string | null } };
      const url = doc
        ? `${context.siteRoot}${markdownPath(localePath(doc.slug, context.locale))}${doc.hash ? `#${doc.hash}` : ''}`
        : node.url;
      return [{ ...node, url, children: children as PhrasingContent[] }];
    }
    case 'image': {
      const { src } = (node.data ?? {}) as { src?: string };
      return [src === undefined ? text(node.alt ?? '') : { ...node, url: context.siteRoot + src }];
    }
    case 'code': {
      const { title } = readFenceMeta(node.meta ?? '');
      const lang = node.lang === 'npm' ? 'bash' : node.lang;
      return [
        {
          ...node,
          lang,
          meta: title ? `title="${title}"` : null,
          value: readCut(node.value, node.lang).whole,
        },
      ];
    }
    default:
      return ['children' in node ? ({ ...node, children } as RootContent) : node];
  }
}

function plainContainer(node: ContainerDirective, context: CompileContext): RootContent[] {
  const { name } = node;
  const { label, children } = takeLabel(node);
  const title = label && (plainAll(label, context) as PhrasingContent[]);
  const content = plainAll(children, context) as BlockContent[];
  if (isAdmonition(name)) {
    const kind = context.labels(`admonition.${name}`);
    return [quote(title ? [text(`${kind}: `), ...title] : [text(kind)], content)];
  }
  if (name === 'details') return [quote(title ?? [text(context.labels('details.summary'))], content)];
  return name === 'tab' && title ? [strong(title), ...content] : content;
}

function plainSwatch({ attributes }: LeafDirective, label: RootContent[]): RootContent[] {
  const token = attributes?.['token'];
  if (!token) return label;
  return [{ type: 'inlineCode', value: token }, ...(label.length > 0 ? [text(' '), ...label] : [])];
}

/** Returns a symbol's or member's first version, and a `diff` block per change, newest first. */
function plainHistory(
  history: NameHistory,
  { labels }: CompileContext,
  owner: NameHistory | null,
): RootContent[] {
  const { since, deprecatedSince, changes } = history;
  const facts = [
    ...(isAsOldAs(history, owner) ? [] : [labels('reference.since', { version: since })]),
    ...(deprecatedSince === null ? [] : [labels('reference.deprecatedSince', { version: deprecatedSince })]),
  ];
  return [
    ...(facts.length > 0 ? [paragraph([text(`${facts.join('. ')}.`)])] : []),
    ...changes.flatMap(({ version, breaks, from, to }): RootContent[] => {
      const grade = breaks ? ` (${labels(`changes.breaks.${breaks}`)})` : '';
      return [
        paragraph([text(`${labels('reference.changedIn', { version })}${grade}:`)]),
        { type: 'code', lang: 'diff', value: diffLines(from, to) },
      ];
    }),
  ];
}

function quote(title: PhrasingContent[], children: BlockContent[]): RootContent {
  return { type: 'blockquote', children: [strong(title), ...children] };
}

function strong(children: PhrasingContent[]): BlockContent {
  return { type: 'paragraph', children: [{ type: 'strong', children }] };
}

function paragraph(children: RootContent[]): BlockContent {
  return { type: 'paragraph', children: children as PhrasingContent[] };
}
