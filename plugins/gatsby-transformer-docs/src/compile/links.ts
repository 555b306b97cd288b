import path from 'node:path';
import type { Link, Parents, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { suggestion } from '../../../../src/model/text/nearest';
import { joinHash, localePath, slugOfFile, splitHash, splitPath } from '../../../../src/model/docs/addresses';
import { decodeUrl } from '../../../../src/model/text/text';
import { report, type CompileContext } from './context';
import { text } from './element';

const SAFE_EXTERNAL = /^(?:https?:\/\/|mailto:)/i;
const ANY_SCHEME = /^[a-z][a-z0-9+.-]*:/i;

/**
 * Resolves links to URLs: relative `.md` paths and absolute site paths become routes in the same
 * locale, and `api:` links become reference pages. Links to docs are added to the context and
 * checked when all docs are known. A scheme that could run code is an error in guides and becomes
 * plain text in the reference.
 */
export function resolveLinks(tree: Root, context: CompileContext): void {
  visit(tree, 'link', (node: Link, index, parent: Parents | undefined) => {
    if (parent === undefined || index === undefined) return undefined;
    const url = node.url.trim();
    if (context.mode === 'guide' && !url.startsWith('api:') && toString(node).trim() === '')
      report(context, node, `the link to "${url}" has no text, so it isn't shown. Write "[text](${url})".`);
    if (url.startsWith('#')) {
      recordLink(context, node, slugOfThis(context), url.slice(1));
      return undefined;
    }
    if (context.findSymbol && url.startsWith('api:')) {
      resolveSymbolLink(node, url.slice(4), context);
      return undefined;
    }
    if (context.siteRoot !== '' && url.startsWith(`${context.siteRoot}/`)) {
      noteOwnUrl(node, url, context);
      return undefined;
    }
    if (SAFE_EXTERNAL.test(url)) {
      node.data = { ...node.data, hProperties: { ...node.data?.hProperties, rel: 'noopener' } };
      return undefined;
    }
    if (
      ANY_SCHEME.test(url) ||
      url.startsWith('//') ||
      /[\u0000-\u001f\u202a-\u202e\u2066-\u2069]/.test(url)
    ) {
      if (context.mode === 'guide') {
        report(
          context,
          node,
          `the link "${url}" has a scheme that is not allowed. Expected https:, mailto:, api:, a path, or a relative .md file.`,
        );
      }
      parent.children.splice(index, 1, ...(node.children as never[]), text(` (${url})`) as never);
      return [SKIP, index + node.children.length + 1];
    }
    resolveDocLink(node, url, context);
    return undefined;
  });
}

/**
 * Adds a complete URL on this site to the links that the build checks. The URL itself stays as it is,
 * because it includes a language.
 */
function noteOwnUrl(node: Link, url: string, context: CompileContext): void {
  const { path: pathname, hash } = splitHash(url.slice(context.siteRoot.length).replace(/\?[^#]*/, ''));
  const { slug } = splitPath(decodeUrl(pathname));
  const isFile = /\.[a-z0-9]+$/i.test(pathname);
  context.links.push({
    slug: isFile ? decodeUrl(pathname) : slug.replace(/\/?$/, '/'),
    hash: isFile || hash === null ? null : decodeUrl(hash),
    written: url,
    ...placeOf(node, context),
  });
}

function slugOfThis(context: CompileContext): string {
  return `/${context.slugBase}${slugOfFile(context.relativePath).slice(1)}`;
}

function resolveDocLink(node: Link, url: string, context: CompileContext): void {
  const [, pathname = '', query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(url) ?? [];
  const hash = fragment === '' ? null : fragment.slice(1);
  let slug: string;
  if (/\.mdx?$/.test(pathname) && (context.mode === 'reference' || !pathname.startsWith('/'))) {
    const target = slugOfPath(pathname, context);
    if (target === null) {
      report(
        context,
        node,
        `the link "${url}" points outside its language folder. Link to a file inside it.`,
      );
      return;
    }
    slug = target;
  } else if (pathname.startsWith('/')) {
    slug = decodeUrl(pathname).normalize('NFC');
    if (/\.[a-z0-9]+$/i.test(slug)) {
      // A file in static/ has no language.
      context.links.push({ slug, hash: null, written: url, ...placeOf(node, context) });
      return;
    }
    if (!slug.endsWith('/')) slug += '/';
  } else {
    if (context.mode === 'guide') {
      report(
        context,
        node,
        `the link "${url}" does not name a Markdown file. Write the relative path with its extension, such as "./configuration.md".`,
      );
    }
    return;
  }
  recordLink(context, node, slug, hash, url);
  node.url = `${localePath(slug, context.locale)}${query}${fragment}`;
}

/**
 * Returns the slug of a Markdown file's page; null outside the language's folder. Reference pages are in
 * `/api/` and can link to guides outside it.
 *
 * @param file - Path from the body's file or, if it starts with a slash, from the language's folder.
 */
export function slugOfPath(
  file: string,
  { slugBase, relativePath }: Pick<CompileContext, 'slugBase' | 'relativePath'>,
): string | null {
  const folder = file.startsWith('/') ? '' : path.posix.join(slugBase, path.posix.dirname(relativePath));
  const target = path.posix.join(folder, decodeUrl(file)).replace(/^\//, '');
  return target.startsWith('..') ? null : slugOfFile(target);
}

function resolveSymbolLink(node: Link, name: string, context: CompileContext): void {
  const { path: symbol, hash: member } = splitHash(name);
  const target = context.findSymbol?.(symbol);
  if (!target) {
    const meant = suggestion(symbol, context.symbolNames(), (each) => `"api:${each}"`);
    report(
      context,
      node,
      `the link "api:${name}" does not name a symbol in the reference. Expected "api:<package>/<Symbol>" or "api:<package>".${meant} If it is new in the toolkit, restart the command to generate its page.`,
    );
    return;
  }
  recordLink(context, node, target.slug, member, `api:${name}`);
  node.url = joinHash(localePath(target.slug, context.locale), member);
  if (toString(node) === '')
    node.children = [{ type: 'inlineCode', value: symbol.slice(symbol.lastIndexOf('/') + 1) }];
  node.data = { ...node.data, hProperties: { className: ['api', `api-${target.kind}`] } };
}

function recordLink(
  context: CompileContext,
  node: Link,
  slug: string,
  hash: string | null,
  written = node.url,
): void {
  const doc = { slug, hash: hash === null ? null : decodeUrl(hash) };
  if (!written.startsWith('#')) node.data = { ...node.data, doc } as Link['data'];
  context.links.push({ ...doc, written, ...placeOf(node, context) });
}

function placeOf({ position }: Link, { file, lineOffset }: CompileContext) {
  return { file, line: (position?.start.line ?? 1) + lineOffset };
}
