import ts from 'typescript';
import { LineCounter, parseAllDocuments } from 'yaml';
import { errorIn, type Problem } from '../../../src/model/text/problem';
import type { CodeGuide, Fence } from '../../../packages/guide-files/read-fences';

/** Checks that JSON and YAML can be parsed, and that JavaScript has no syntax errors. */
export function checkData({ fences, sourcePath }: Pick<CodeGuide, 'fences' | 'sourcePath'>): Problem[] {
  return fences
    .filter(({ meta }) => meta.noCheck === null)
    .flatMap((fence) =>
      readFence(fence).map(({ line, message }) => errorIn(sourcePath, message, fence.line + line)),
    );
}

/** Returns a fence's problems; lines are counted from 0. */
function readFence({ language, code }: Fence): { line: number; message: string }[] {
  if (/^ya?ml$/.test(language)) {
    const lines = new LineCounter();
    // The first error in a document is the cause; the others usually follow from it.
    return [parseAllDocuments(code, { lineCounter: lines, prettyErrors: false, uniqueKeys: true })]
      .flat()
      .flatMap((document) => document.errors.slice(0, 1))
      .map((error) => ({
        line: lines.linePos(error.pos[0]).line - 1,
        message: `this YAML cannot be read: ${error.message}`,
      }));
  }
  if (language === 'json') return jsonErrors(code);
  if (/^(?:js|javascript|mjs|cjs)$/.test(language)) return javascriptErrors(code);
  return [];
}

function jsonErrors(code: string): { line: number; message: string }[] {
  try {
    JSON.parse(code);
    return [];
  } catch (error) {
    const { message } = error as Error;
    // The message contains no position if the text ends too early.
    const position = /position (\d+)/.exec(message)?.[1];
    const before = position === undefined ? code : code.slice(0, Number(position));
    return [{ line: before.split('\n').length - 1, message: `this JSON cannot be read: ${message}` }];
  }
}

function javascriptErrors(code: string): { line: number; message: string }[] {
  const compilerOptions = { allowJs: true, target: ts.ScriptTarget.ES2022 };
  const { diagnostics = [] } = ts.transpileModule(code, {
    fileName: 'fence.js',
    reportDiagnostics: true,
    compilerOptions,
  });
  return diagnostics.slice(0, 1).map(({ file, start, messageText }) => ({
    line: file?.getLineAndCharacterOfPosition(start ?? 0).line ?? 0,
    message: ts.flattenDiagnosticMessageText(messageText, ' '),
  }));
}
