import type { Code } from 'mdast';
import { readCut } from '../../../../../packages/guide-files/read-cut';
import { prismLanguage } from '../code/code-languages';
import { report, type CompileContext } from '../context';

/** Languages in which an author may expect a cut marker (`// ---cut---`) to hide lines. */
const SCRIPT = /^(?:diff-)?(?:[cm]?[jt]sx?|typescript|javascript)$/i;
const CUT_MARKER = /^[ \t]*(?:\/\/|\/\*|#)\s*-{2,}\s*cut\b/im;

/**
 * Reports a code block without an end, an empty one, a cut marker that readers would see, and
 * spaces that break copied code.
 *
 * @param source - The block as written, from its first fence to its last.
 */
export function reportCode(node: Code, source: string, context: CompileContext): void {
  const [, fence] = /^(`{3,}|~{3,})/.exec(source) ?? [];
  if (fence === undefined) return;
  const lines = source.split('\n');
  const last = lines.length > 1 ? (lines.at(-1) ?? '').replace(/^[\s>]+/, '').trimEnd() : '';
  if (!last.startsWith(fence) || last.replaceAll(fence.charAt(0), '') !== '') {
    report(
      context,
      node,
      `this code block is not closed. End it with a line of "${fence}". In a list or a quote, every line needs the same indent or ">". If a box contains code with ":::", give the box more colons.`,
    );
    return;
  }
  const { shown } = readCut(node.value, node.lang);
  if (shown.trim() === '') report(context, node, 'this code block is empty. Add code, or delete it.');
  if (SCRIPT.test(node.lang ?? '') && CUT_MARKER.test(shown))
    report(
      context,
      node,
      'this code block shows a cut marker. Only TypeScript blocks can have one, once and as "// ---cut---" on its own line.',
    );
  const index = shown.search(/[\u00A0\u200B\u2060\uFEFF]/);
  if (index >= 0 && prismLanguage((node.lang ?? '').toLowerCase()) !== 'none')
    report(
      context,
      { position: { start: { line: lineOf(node, shown, index) } } },
      `this line of code contains the invisible character ${nameOfCharacter(shown.charCodeAt(index))}, which breaks copied code. Replace it with a space, or delete it.`,
      'warning',
    );
}

function lineOf(node: Code, shown: string, index: number): number {
  const hidden = readCut(node.value, node.lang).hidden;
  return (node.position?.start.line ?? 0) + hidden + shown.slice(0, index).split('\n').length;
}

function nameOfCharacter(code: number): string {
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}
