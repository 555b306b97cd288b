import { createRequire } from 'node:module';
import prismjs from 'gatsby-remark-prismjs';
import type { Code, Parents, Root, RootContent } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { didYouMean } from '../did-you-mean';
import { report, type CompileContext } from './context';
import { element, text } from './element';
import { packageManagerCommands } from './package-managers';
import { tabs } from './tabs';

/** What an author may write after the language of a fence. */
export interface FenceMeta {
  title: string | null;
  /** Lines to highlight, as gatsby-remark-prismjs reads them: `1,3-5`. */
  highlight: string | null;
  numbers: boolean;
  wrap: boolean;
  /** Why the samples check leaves this fence out. */
  noCheck: string | null;
  unknown: string[];
}

/** Reads `title="src/app.ts" {1,3-5} numbers wrap no-check="reason"`. */
export function readFenceMeta(meta: string): FenceMeta {
  const result: FenceMeta = {
    title: null,
    highlight: null,
    numbers: false,
    wrap: false,
    noCheck: null,
    unknown: [],
  };
  for (const [part, key, value] of meta.matchAll(/([\w-]+)="([^"]*)"|\{[^}]*\}|\S+/g)) {
    if (key === 'title') result.title = value ?? '';
    else if (key === 'no-check') result.noCheck = value ?? '';
    else if (/^\{[\d,\s-]+\}$/.test(part)) result.highlight = part.slice(1, -1).replace(/\s/g, '');
    else if (part === 'numbers') result.numbers = true;
    else if (part === 'wrap') result.wrap = true;
    else result.unknown.push(part);
  }
  return result;
}

const ALIASES: Record<string, string> = {
  sh: 'bash',
  shell: 'bash',
  console: 'bash',
  objc: 'objectivec',
  'objective-c': 'objectivec',
  'c++': 'cpp',
  re: 'reason',
  hbs: 'handlebars',
  text: 'none',
  txt: 'none',
  plain: 'none',
  proto: 'protobuf',
  env: 'bash',
  jsonc: 'json5',
};

const knownLanguages = new Set<string>(['none', 'npm', 'text', ...Object.keys(ALIASES)]);
{
  const { languages } = createRequire(__filename)('prismjs/components.json') as {
    languages: Record<string, { alias?: string | string[] }>;
  };
  for (const [name, { alias = [] }] of Object.entries(languages)) {
    for (const known of [name, ...[alias].flat()]) knownLanguages.add(known);
  }
}

/** Turns fences into highlighted blocks with title, line numbers and marked lines; a fence `npm` becomes tabs of package managers. */
export function renderCodeBlocks(tree: Root, context: CompileContext): void {
  visit(tree, 'code', (node: Code, index, parent: Parents | undefined) => {
    if (parent === undefined || index === undefined) return undefined;
    const language = (node.lang ?? '').toLowerCase();
    const meta = readFenceMeta(node.meta ?? '');
    if (context.mode === 'guide') reportFence(node, language, meta, context);
    parent.children[index] = (
      language === 'npm' ? packageManagerTabs(node) : codeBlock(node, language, meta)
    ) as never;
    return [SKIP, index + 1];
  });
}

function reportFence(node: Code, language: string, meta: FenceMeta, context: CompileContext): void {
  if (language !== '' && !knownLanguages.has(language.replace(/^diff-/, ''))) {
    const meant = didYouMean(language, knownLanguages);
    report(
      context,
      node,
      `the language "${language}" of this code block is not known, so it is shown without colors.${meant ? ` Did you mean "${meant}"?` : ''}`,
      'warning',
    );
  }
  if (meta.unknown.length > 0) {
    report(
      context,
      node,
      `"${meta.unknown.join(' ')}" after the language of this code block means nothing. Known: title="…", {1,3-5}, numbers, wrap, no-check="reason".`,
    );
  }
}

function packageManagerTabs(node: Code): RootContent {
  return tabs(
    'package-manager',
    packageManagerCommands(node.value).map(({ manager, commands }) => ({
      label: manager,
      children: [codeBlock({ ...node, lang: 'bash', value: commands }, 'bash', readFenceMeta(''))],
    })),
  );
}

/** One block: `<figure class="code">` with a caption when it has a title, and Prism's markup inside. */
export function codeBlock(node: Code, language: string, meta: FenceMeta): RootContent {
  const base = language.replace(/^diff-/, '');
  const lang = language.startsWith('diff-')
    ? `diff-${ALIASES[base] ?? base}`
    : (ALIASES[language] ?? language);
  const options = `${meta.highlight ? `{${meta.highlight}}` : ''}${meta.numbers ? '{numberLines: true}' : ''}`;
  const code: Code = {
    type: 'code',
    lang: knownLanguages.has(base) && lang !== '' ? lang : 'none',
    meta: options || null,
    value: node.value,
  };
  const markdownAST = { type: 'root', children: [code] };
  prismjs({ markdownAST }, { noInlineHighlight: true, aliases: ALIASES });
  const html = (code as unknown as { value: string }).value
    .replace(
      /^<div class="[^"]*" data-language="[^"]*"><pre[^>]*>/,
      `<pre tabindex="0"${meta.numbers ? ' class="line-numbers"' : ''}>`,
    )
    .replace(/<code class="[^"]*">/, '<code>')
    .replace(/<\/div>$/, '')
    .replaceAll('gatsby-highlight-code-line', 'marked-line')
    .replace(/ style="white-space: normal; width: auto; left: 0;"/, '');
  const children: RootContent[] = [{ type: 'html', value: html }];
  if (meta.title) children.unshift(element('figcaption', {}, [text(meta.title)]));
  return element(
    'figure',
    { className: ['code', ...(meta.wrap ? ['wrap'] : [])], 'data-language': language || 'text' },
    children,
  );
}
