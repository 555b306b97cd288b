import type { Code, Parents, Root, RootContent } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { suggestion } from '../../../../../src/model/text/nearest';
import { escapeText } from '../../../../../src/model/text/text';
import { highlightByPrism } from './gatsby-remark';
import { KNOWN_LANGUAGES, LANGUAGE_ALIASES, prismLanguage } from './code-languages';
import { report, type CompileContext } from '../context';
import { element, text } from '../element';
import {
  markedLines,
  readFenceMeta,
  type CodeFence,
  type FenceMeta,
} from '../../../../../packages/guide-files/fence-meta';
import { indentWrapped, wrapLines, type LineNote } from './highlight-lines';
import { linkNames } from './link-names';
import { findUnconvertible, packageManagerCommands } from './package-managers';
import { readCut, TYPESCRIPT } from '../../../../../packages/guide-files/read-cut';
import { renderSample, type ShownNote } from '../../../../../packages/samples/render-sample';
import { tabs } from '../directives/tabs';
import { keepCommandsUnbroken } from '../line-breaks/keep-names-unbroken';

/**
 * Renders fences as highlighted blocks with a title, line numbers, and marked lines. An `npm` fence
 * becomes tabs with one panel per package manager.
 *
 * @returns The guide's own fences as written, in page order.
 */
export function renderCodeBlocks(tree: Root, context: CompileContext): CodeFence[] {
  const fences: CodeFence[] = [];
  let section = '';
  visit(tree, (node, index, parent: Parents | undefined) => {
    if (node.type === 'heading' && (node.depth === 2 || node.depth === 3)) section = node.data?.id ?? '';
    if (node.type !== 'code' || parent === undefined || index === undefined) return undefined;
    const language = (node.lang ?? '').toLowerCase();
    const meta = readFenceMeta(node.meta ?? '');
    const quotedFrom = node.data?.quotedFrom;
    if (!quotedFrom) fences.push({ language, meta, code: node.value });
    if (context.mode === 'guide' && !quotedFrom) reportFence(node, language, meta, context);
    parent.children[index] = (
      language === 'npm'
        ? packageManagerTabs(node, meta, context)
        : codeBlock(
            node,
            language,
            meta,
            quotedFrom ? { ...context, samples: quotedFrom.samples } : context,
            section,
          )
    ) as never;
    return [SKIP, index + 1];
  });
  return fences;
}

/** Reports an unknown language, unknown settings, and marked lines that don't exist. */
function reportFence(node: Code, language: string, meta: FenceMeta, context: CompileContext): void {
  if (language !== '' && !KNOWN_LANGUAGES.has(language.replace(/^diff-/, ''))) {
    report(
      context,
      node,
      `unknown code block language "${language}", so the code is not highlighted.${suggestion(language, KNOWN_LANGUAGES)}`,
      'warning',
    );
  }
  if (meta.unknown.length > 0) {
    report(
      context,
      node,
      `unknown or repeated code block setting "${meta.unknown.join(' ')}". Known: title="…", {1,3-5}, numbers, wrap, no-check="reason"; for tutorials: serve="port or text", exit="code", append, excerpt, log, no-run="reason".`,
    );
  }
  const lines = readCut(node.value, language).shown.split('\n').length;
  const beyond = meta.highlight?.match(/\d+/g)?.find((line) => Number(line) < 1 || Number(line) > lines);
  if (beyond !== undefined)
    report(context, node, `this code block highlights line ${beyond}, but it has only ${lines} lines.`);
}

function packageManagerTabs(node: Code, meta: FenceMeta, context: CompileContext): RootContent {
  for (const { command, line } of findUnconvertible(node.value)) {
    const start = { line: (node.position?.start.line ?? 0) + 1 + line };
    report(
      context,
      { position: { start } },
      `"${command}" has no equivalent in Yarn, pnpm, and Bun. Move it to a code block with the language "bash".`,
    );
  }
  return tabs(
    'package-manager',
    packageManagerCommands(node.value).map(({ manager, commands }) => ({
      label: manager,
      children: [codeBlock({ ...node, lang: 'bash', value: commands }, 'bash', meta, context)],
    })),
    context,
  );
}

/**
 * Renders one block: `<figure class="code">` with Prism's markup, and a caption if it has a title.
 *
 * @param section - ID of the heading above.
 */
export function codeBlock(
  node: Code,
  language: string,
  meta: FenceMeta,
  context: Pick<CompileContext, 't' | 'mode'> & { samples?: CompileContext['samples'] | undefined },
  section = '',
): RootContent {
  const { shown } = readCut(node.value, language);
  const prism = prismLanguage(language);
  const lineCount = shown.split('\n').length;
  const isGuide = context.mode === 'guide';
  const sample =
    context.samples && TYPESCRIPT.test(language.replace(/^diff-/, ''))
      ? renderSample(node.value, shown, section, context.samples, (code) => highlight(code, prism))
      : null;
  // Readers need to see a whole command or a single line, so these wrap instead of scrolling.
  const wraps = meta.wrap || prism === 'bash' || (isGuide && lineCount === 1);
  const layout = {
    numbers: meta.numbers,
    marked: markedLines(meta.highlight, lineCount),
    notes: (sample?.notes ?? []).map((note) => ({ ...note, html: noteHtml(note, context.t) })),
    wraps,
  };
  const highlighted = highlight(shown, prism);
  const colored = prism === 'bash' ? keepCommandsUnbroken(highlighted) : highlighted;
  const value = preHtml(linkNames(colored, sample?.links ?? []), layout);
  const children: RootContent[] = [{ type: 'html', value }];
  if (meta.title) children.unshift(element('figcaption', {}, [text(meta.title)]));
  // The height of wrapped code isn't known. In the reference, CSS wraps the signatures.
  const room = isGuide && !wraps ? reserveCodeHeight(lineCount) : [];
  const properties = {
    className: ['code', ...(wraps ? ['wrap'] : []), ...room],
    'data-language': language || 'text',
    ...(sample?.key && { 'data-sample': sample.key, ...(sample.isPart && { 'data-excerpt': '' }) }),
  };
  return element('figure', properties, children);
}

/** Space is reserved from this length on. Shorter code lays out just as fast. */
const MIN_LINES = 10;
/** The largest height that the classes in `src/styles/code.css` can reserve. */
const MAX_LINES = 99;

/**
 * Returns the classes that reserve space for long code while it is off-screen and not laid out: one
 * for the tens of lines, and one for the rest.
 *
 * @param lines - Number of lines shown.
 * @returns An empty array for code that is always laid out.
 */
export function reserveCodeHeight(lines: number): string[] {
  if (lines < MIN_LINES || lines > MAX_LINES) return [];
  const units = lines % 10;
  return [`lines-${lines - units}`, ...(units === 0 ? [] : [`plus-${units}`])];
}

interface CodeLayout {
  numbers: boolean;
  /** Line numbers, from 1. */
  marked: ReadonlySet<number>;
  notes: readonly LineNote[];
  wraps: boolean;
}

/** Lays out highlighted code. Lines get an element each only where the layout needs it. */
function preHtml(html: string, { numbers, marked, notes, wraps }: CodeLayout): string {
  const hasLineElements = numbers || marked.size > 0 || notes.length > 0;
  const lines = hasLineElements ? wrapLines(html, marked, notes) : wraps ? indentWrapped(html) : html;
  return `<pre tabindex="0"${numbers ? ' class="numbered"' : ''}><code>${lines}</code></pre>`;
}

/** Renders a type or error below its line. The compiler's text is English in every locale. */
function noteHtml({ kind, column, text: said }: ShownNote, t: CompileContext['t']): string {
  const indent = ' '.repeat(column);
  const says =
    kind === 'type'
      ? `${indent}<b aria-hidden="true">^</b> ${escapeText(said)}`
      : `${indent}<b>${escapeText(t('code.error'))}</b> <span lang="en">${escapeText(said)}</span>`;
  return `<span class="sample-note sample-${kind}">${says}\n</span>`;
}

/** Brackets, commas, and operators. Prism wraps them in separate elements. */
const SIGN = /<span class="token (?:punctuation|operator)">([^<]*)<\/span>/g;

/**
 * Highlights code with Prism. Brackets, commas, and operators stay plain text: a long guide has 30 %
 * fewer elements.
 *
 * @param language - Prism's language name; `none` for plain text.
 * @returns HTML.
 */
export function highlight(code: string, language: string): string {
  return language === 'none'
    ? escapeText(code)
    : highlightByPrism(code, language, { ...LANGUAGE_ALIASES }).replace(SIGN, '$1');
}
