import ts from 'typescript';
import { TYPESCRIPT } from '../../../packages/guide-files/read-cut';

/** A piece of code that must be equal in both languages. */
interface CodePart {
  text: string;
  /** Line in the block, from 0. */
  line: number;
  /** Whether it is text for readers. Such text may differ if the translation is in Cyrillic. */
  words: boolean;
}

/** Splits a code block into the parts to compare, without comments and whitespace. */
function comparableCode(language: string, code: string): CodePart[] {
  if (TYPESCRIPT.test(language) || /^(?:js|javascript|mjs|cjs)$/.test(language)) return typescriptParts(code);
  return code.split('\n').flatMap((raw, line) => {
    const text = withoutComment(raw, language).trim();
    if (text === '') return [];
    return [...text.matchAll(/"(?:\\.|[^"\\])*"|'[^']*'|[^"'\s]+|["']/g)].map(([part]) => ({
      text: part,
      line,
      words: true,
    }));
  });
}

function typescriptParts(code: string): CodePart[] {
  const file = ts.createSourceFile('code.tsx', code, ts.ScriptTarget.Latest, false, ts.ScriptKind.TS);
  const parts: CodePart[] = [];
  const visit = (node: ts.Node): void => {
    if (node.kind === ts.SyntaxKind.JSDoc) return;
    const children = node.getChildren(file);
    if (children.length > 0) {
      children.forEach(visit);
      return;
    }
    const text = node.getText(file);
    const words =
      ts.isStringLiteralLike(node) ||
      (node.kind >= ts.SyntaxKind.FirstTemplateToken && node.kind <= ts.SyntaxKind.LastTemplateToken);
    if (text !== '')
      parts.push({ text, words, line: file.getLineAndCharacterOfPosition(node.getStart(file)).line });
  };
  visit(file);
  return parts;
}

function withoutComment(line: string, language: string): string {
  if (/^(?:bash|sh|npm|ya?ml)$/.test(language)) return line.replace(/(^|\s)#\s.*$/, '$1');
  if (/^(?:html|handlebars|ejs|pug)$/.test(language))
    return line.replace(/<!--.*?-->|<%#.*?%>|\{\{!--.*?--\}\}|(^\s*)\/\/.*$/g, '$1');
  if (language === 'sql') return line.replace(/--\s.*$/, '');
  return line;
}

const CYRILLIC = /\p{Script=Cyrillic}/u;

/**
 * Finds the first difference between the original's code and its translation. Strings, and words in
 * languages other than TypeScript, may differ if they are written in Cyrillic.
 *
 * @returns Line in the translated block, from 0, or `null` if the code is the same.
 */
export function firstDifference(language: string, original: string, translation: string): number | null {
  if (original === translation) return null;
  // In other programming languages, the text in a line can be translated into more or fewer words.
  if (!TYPESCRIPT.test(language)) return firstDifferentLine(language, original, translation);
  const expected = comparableCode(language, original);
  const actual = comparableCode(language, translation);
  for (let index = 0; index < Math.max(expected.length, actual.length); index++) {
    const [a, b] = [expected[index], actual[index]];
    const same = a?.text === b?.text || (a?.words === true && b?.words === true && CYRILLIC.test(b.text));
    if (!same) return b?.line ?? Math.max(0, translation.split('\n').length - 1);
  }
  return null;
}

function firstDifferentLine(language: string, original: string, translation: string): number | null {
  const lines = (code: string) => {
    const parts = new Map<number, string[]>();
    for (const { text, line } of comparableCode(language, code))
      parts.set(line, [...(parts.get(line) ?? []), text]);
    return [...parts];
  };
  const expected = lines(original);
  const actual = lines(translation);
  for (let index = 0; index < Math.max(expected.length, actual.length); index++) {
    const [a, b] = [expected[index]?.[1], actual[index]];
    if (b === undefined) return Math.max(0, translation.split('\n').length - 1);
    if (a?.join(' ') !== b[1].join(' ') && !(a && sameBesideText(a, b[1]))) return b[0];
  }
  return null;
}

/**
 * Checks whether the words before the translated ones are equal: `message: Order created` and
 * `message: Замовлення створено`.
 */
function sameBesideText(original: readonly string[], translation: readonly string[]): boolean {
  const from = translation.findIndex((word) => CYRILLIC.test(word));
  return from !== -1 && translation.slice(0, from).every((word, index) => original[index] === word);
}
