import type { Code, InlineCode, Parents, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { escapeHtml } from '../../../../src/model/text';
import { leafElement } from './element';
import { breakHighlighted } from './breakable-code';
import { codeBlock } from './code-blocks';
import { codeLinksOf, type CodeLink } from './code-links';
import type { CompileContext } from './context';
import { readFenceMeta } from './fence-meta';
import { hangLines } from './highlight-lines';
import { linkNames } from './link-names';
import type { NameLink } from '../samples/render-sample';

/** Maps names to a relative `.md` path, a route, or an absolute URL. */
type NameTargets = Readonly<Record<string, string>>;

/**
 * Renders code on reference pages. Signatures and types contain the links that the compiler found.
 * Code in doc comments is linked if it is a name in `names`.
 *
 * @param resolve - Returns the URL for a target from the TypeDoc theme, or null if it has no page.
 */
export function renderReferenceCode(
  tree: Root,
  names: NameTargets,
  resolve: (target: string) => string | null,
  context: Pick<CompileContext, 'samples' | 'labels' | 'mode'>,
): void {
  const urlOf = (target: string | undefined) => (target === undefined ? null : resolve(target));
  visit(tree, (node, index, parent: Parents | undefined) => {
    if (parent === undefined || index === undefined) return undefined;
    if (node.type === 'code') {
      const code = node as Code;
      const role = code.meta === 'signature' || code.meta === 'import' ? code.meta : null;
      const block = codeBlock({ ...code, meta: null }, code.lang ?? '', readFenceMeta(''), context);
      const figure = block as unknown as {
        data: { hProperties: { className: string[] } };
        children: { value: string }[];
      };
      if (role) figure.data.hProperties.className.push(role);
      const [html] = figure.children;
      const links = nameLinks(codeLinksOf(code) ?? [], urlOf);
      if (role === 'signature' && html)
        html.value = linkNames(html.value, links).replace(/(?<=<code>)[\s\S]*(?=<\/code>)/, (lines) =>
          breakHighlighted(hangLines(lines)),
        );
      parent.children[index] = block as never;
      return [SKIP, index + 1];
    }
    if (node.type === 'link') return SKIP;
    if (node.type === 'inlineCode') {
      const code = node as InlineCode;
      const links = nameLinks(codeLinksOf(code) ?? linksInProse(code.value, names), urlOf);
      if (links.length > 0) {
        const value = linkNames(escapeHtml(code.value), links);
        parent.children[index] = leafElement('code', {}, [{ type: 'raw', value } as never]) as never;
        return [SKIP, index + 1];
      }
    }
    return undefined;
  });
}

function nameLinks(links: readonly CodeLink[], urlOf: (target: string) => string | null): NameLink[] {
  return links.flatMap(({ offset, length, target }): NameLink[] => {
    const url = urlOf(target);
    return url ? [{ offset, length, href: escapeHtml(url), id: null }] : [];
  });
}

/** Finds names in doc comment code, except in strings and before a colon (property names). */
function linksInProse(code: string, names: NameTargets): CodeLink[] {
  return [...code.matchAll(/"[^"]*"|'[^']*'|[A-Za-z_$][\w$]*(?!\??:)(?![\w$])/g)].flatMap(
    ({ 0: name, index }) => {
      const target = Object.hasOwn(names, name) ? names[name] : undefined;
      return target === undefined ? [] : [{ offset: index, length: name.length, target }];
    },
  );
}
