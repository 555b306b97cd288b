import type { Code, InlineCode, Parents, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { escapeHtml } from '../../../../src/model/text';
import { leafElement } from './element';
import { codeBlock } from './code-blocks';
import type { CompileContext } from './context';
import { readFenceMeta } from './fence-meta';

/** Type name → relative `.md` path, route or absolute URL. */
type TypeLinks = Readonly<Record<string, string>>;

/**
 * Renders the code of reference pages: signatures and inline types whose names are known become links.
 *
 * @param resolve - Turns what the TypeDoc theme wrote into a URL, or null when it leads nowhere.
 */
export function renderReferenceCode(
  tree: Root,
  types: TypeLinks,
  resolve: (target: string) => string | null,
  context: Pick<CompileContext, 'samples' | 'labels' | 'mode'>,
): void {
  const urls = new Map<string, string>();
  for (const [name, target] of Object.entries(types)) {
    const url = resolve(target);
    if (url) urls.set(name, url);
  }
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
      if (role === 'signature' && html) html.value = linkTypes(html.value, urls);
      parent.children[index] = block as never;
      return [SKIP, index + 1];
    }
    if (node.type === 'link') return SKIP;
    if (node.type === 'inlineCode' && urls.size > 0) {
      const { value } = node as InlineCode;
      const linked = linkTypes(escapeHtml(value), urls);
      if (linked !== escapeHtml(value)) {
        parent.children[index] = leafElement('code', {}, [{ type: 'raw', value: linked } as never]) as never;
        return [SKIP, index + 1];
      }
    }
    return undefined;
  });
}

/**
 * Makes links of known names in highlighted code. Strings and comments are left alone, and so are names that a colon follows at once, because those
 * name parameters and properties.
 */
function linkTypes(html: string, urls: ReadonlyMap<string, string>): string {
  let literalDepth = 0;
  const open: boolean[] = [];
  return html.replace(/<\/?[^>]+>|[^<]+/g, (part, offset: number) => {
    if (part.startsWith('</')) {
      if (open.pop()) literalDepth--;
      return part;
    }
    if (part.startsWith('<')) {
      const literal = /class="token (?:string|comment|template-string)/.test(part);
      open.push(literal);
      if (literal) literalDepth++;
      return part;
    }
    return literalDepth > 0 ? part : linkNames(part, html.slice(offset + part.length), urls);
  });
}

function linkNames(text: string, rest: string, urls: ReadonlyMap<string, string>): string {
  return text.replace(/"[^"]*"|'[^']*'|&[#\w]+;|[A-Za-z_$][\w$]*/g, (name, offset: number) => {
    const url = urls.get(name);
    if (!url) return name;
    // The colon may be a separate token.
    const after = text.slice(offset + name.length) || rest.slice(0, 100).replace(/<[^>]*>/g, '');
    if (/^\??:/.test(after)) return name;
    const external = /^https?:/.test(url) ? ' rel="noopener"' : '';
    return `<a href="${escapeHtml(url)}"${external}>${name}</a>`;
  });
}
