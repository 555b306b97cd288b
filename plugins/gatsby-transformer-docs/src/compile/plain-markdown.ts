import type { BlockContent, PhrasingContent, Root, RootContent } from 'mdast';
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { joinHash, localePath, markdownUrl } from '../../../../src/model/docs/addresses';
import type { ComponentUse } from '../../../../src/model/docs/mdx-components';
import { GFM_STYLE, MARKDOWN_STYLE } from '../../../shared/markdown-style';
import { readCut } from '../../../../packages/guide-files/read-cut';
import { isAdmonition } from '../../../../src/model/docs/vocabulary';
import { attributesOf, type ComponentNode } from './directives/components';
import { takeLabel } from './directives/containers';
import type { CompileContext } from './context';
import { text } from './element';
import { readFenceMeta } from '../../../../packages/guide-files/fence-meta';

const printer = unified()
  .use(remarkGfm, GFM_STYLE)
  .use(remarkStringify, {
    ...MARKDOWN_STYLE,
    // A component in a list or quote.
    handlers: { mdxJsxFlowElement: () => '' },
  } as never);

/**
 * Converts a body to Markdown that is readable without this site. Admonitions become quotes, tabs
 * become labeled parts, and wrappers such as steps and cards are removed. Links point to other
 * pages' Markdown.
 *
 * @param tree - Contains heading IDs, link targets, and image files, but no rendered directives. It
 *   isn't modified.
 * @returns The Markdown. In MDX guides, it is divided by components, which are printed later because
 *   they show data of other pages.
 */
export function toPlainMarkdown(tree: Root, context: CompileContext): (string | ComponentUse)[] {
  const parts: (RootContent[] | ComponentUse)[] = [];
  for (const node of plainAll(tree.children, context)) {
    const last = parts.at(-1);
    if ((node.type as string) === 'mdxJsxFlowElement') {
      const { name, attributes } = node as unknown as ComponentUse;
      parts.push({ name, attributes });
    } else if (Array.isArray(last)) last.push(node);
    else parts.push([node]);
  }
  return parts.map((part) =>
    Array.isArray(part) ? printer.stringify({ type: 'root', children: part } as never) : part,
  );
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
      const { name, attributes } = node as unknown as ComponentNode;
      return name === null
        ? children
        : [{ type: node.type, name, attributes: attributesOf({ attributes }) } as never, ...children];
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
    case 'link': {
      const { doc } = (node.data ?? {}) as { doc?: { slug: string; hash: string | null } };
      const url = doc
        ? markdownUrl(context.siteRoot, joinHash(localePath(doc.slug, context.locale), doc.hash))
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
    const kind = context.t(`admonition.${name}`);
    return [quote(title ? [text(`${kind}: `), ...title] : [text(kind)], content)];
  }
  if (name === 'details') return [quote(title ?? [text(context.t('details.summary'))], content)];
  return name === 'tab' && title ? [strong(title), ...content] : content;
}

function plainSwatch({ attributes }: LeafDirective, label: RootContent[]): RootContent[] {
  const token = attributes?.['token'];
  if (!token) return label;
  return [{ type: 'inlineCode', value: token }, ...(label.length > 0 ? [text(' '), ...label] : [])];
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
