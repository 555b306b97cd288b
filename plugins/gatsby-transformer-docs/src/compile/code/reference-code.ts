import type { Code, InlineCode, Parents, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { escapeHtml } from '../../../../../src/model/text/text';
import type { NameLink } from '../../../../../packages/samples/render-sample';
import { codeBlock } from './code-blocks';
import type { CompileContext } from '../context';
import { leafElement } from '../element';
import { readFenceMeta } from '../../../../../packages/guide-files/fence-meta';
import { linkNames } from './link-names';

/**
 * Renders code in doc comments. Inline code links the names that the page's code also links.
 *
 * @param reference - The names' targets, and a function that returns their URLs.
 */
export function renderReferenceCode(
  tree: Root,
  reference: NonNullable<CompileContext['reference']>,
  context: Pick<CompileContext, 'samples' | 't' | 'mode'>,
): void {
  visit(tree, (node, index, parent: Parents | undefined) => {
    if (parent === undefined || index === undefined) return undefined;
    if (node.type === 'code') {
      const code = node as Code;
      parent.children[index] = codeBlock(code, code.lang ?? '', readFenceMeta(''), context) as never;
      return [SKIP, index + 1];
    }
    if (node.type === 'link') return SKIP;
    if (node.type === 'inlineCode') {
      const { value } = node as InlineCode;
      const links = linksIn(value, reference);
      if (links.length > 0) {
        const html = linkNames(escapeHtml(value), links);
        parent.children[index] = leafElement('code', {}, [{ type: 'raw', value: html } as never]) as never;
        return [SKIP, index + 1];
      }
    }
    return undefined;
  });
}

/** Finds names in code, except in strings and before a colon (property names). */
function linksIn(
  code: string,
  { nameTargets, resolve }: NonNullable<CompileContext['reference']>,
): NameLink[] {
  return [...code.matchAll(/"[^"]*"|'[^']*'|(?<![\w$])[A-Za-z_$][\w$]*(?!\??:)(?![\w$])/g)].flatMap(
    ({ 0: name, index }): NameLink[] => {
      const url = Object.hasOwn(nameTargets, name) ? resolve(nameTargets[name] ?? '') : null;
      return url === null ? [] : [{ offset: index, length: name.length, href: escapeHtml(url), id: null }];
    },
  );
}
