import path from 'node:path';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { readSymbolIndex } from '../symbol-index';
import { renderCodeBlocks } from './code/code-blocks';
import { renderDirectives } from './directives/directives';
import { isLocale } from '../../../../src/locales/locales';
import { readTexts } from '../../../../src/locales/read-messages';
import { normalizeLineEnds } from '../../../../src/node/read-text';
import { wrapText } from './directives/components';
import type { CompileContext } from './context';
import { finishBody } from './finish-body';
import { renderFootnotes } from './directives/footnotes';
import { codeComponent } from './code/guide-codes';
import { parseBody } from '../../../../packages/guide-files/parse-body';
import { prepareMdx } from './mdx/prepare-mdx';

interface RemarkDocsOptions {
  /** Absolute path of the folder that contains the locale folders. */
  root: string;
  /** Path of the symbols.json that the TypeDoc run writes. */
  symbolIndex: string;
}

/** The part of `this` that plugins can use in any unified version. */
interface Processor {
  Parser?: unknown;
}

/**
 * The Markdown pipeline for MDX guides, used as one of gatsby-plugin-mdx's `remarkPlugins`. It sets
 * its own parser, so that MDX guides support the same Markdown as `.md` guides. Problems are
 * reported when the guide's node is created, not here.
 */
export function remarkDocs(this: Processor, { root, symbolIndex }: RemarkDocsOptions) {
  this.Parser = (body: string) => parseBody(normalizeLineEnds(body), 'mdx');
  return (tree: Root, file: { path?: string }): void => {
    const [locale = '', ...rest] = path
      .relative(root, (file.path ?? '').replace(/\?.*$/, ''))
      .split(path.sep);
    if (!isLocale(locale)) return;
    const symbols = readSymbolIndex(symbolIndex);
    const context: CompileContext = {
      file: file.path ?? '',
      relativePath: rest.join('/'),
      locale,
      siteRoot: '',
      mode: 'guide',
      slugBase: '',
      lineOffset: 0,
      labels: readTexts(locale, 'api', 'markdown'),
      findSymbol: symbols.find,
      symbolNames: symbols.names,
      findImage: () => Promise.resolve({ problem: 'is shown by the `img` component.' }),
      problems: [],
      links: [],
      pictures: [],
    };
    prepareMdx(tree, context);
    renderDirectives(tree, context);
    // The guide's node contains the code blocks, so the body only needs placeholders.
    let blocks = 0;
    renderCodeBlocks(tree, context, () => codeComponent(blocks++));
    finishBody(tree, context);
    renderFootnotes(tree, context.labels);
    wrapText(tree);
    visit(tree, (node) => makeUncontrolled(node as { data?: { hProperties?: Record<string, unknown> } }));
  };
}

/**
 * Replaces `checked` with `defaultChecked` on radio buttons. With `checked`, React would control the
 * button, and readers couldn't switch tabs.
 */
function makeUncontrolled({ data }: { data?: { hProperties?: Record<string, unknown> } }): void {
  if (!data?.hProperties) return;
  data.hProperties = Object.fromEntries(
    Object.entries(data.hProperties).map(([name, value]) => [
      name === 'checked' ? 'defaultChecked' : name,
      value,
    ]),
  );
}
