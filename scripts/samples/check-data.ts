import ts from 'typescript';
import { LineCounter, parseAllDocuments } from 'yaml';
import type { Problem } from '../../plugins/gatsby-transformer-docs/src/problem';
import type { Guide, GuideFence } from '../guides/read-guide';

/** JSON and YAML must parse by themselves, and JavaScript must be free of syntax errors. */
export function checkData({ fences, sourcePath }: Pick<Guide, 'fences' | 'sourcePath'>): Problem[] {
  return fences
    .filter(({ meta }) => meta.noCheck === null)
    .flatMap((fence) => readFence(fence).map(({ line, message }) => ({ file: sourcePath, line: fence.line + line, message, severity: 'error' as const })));
}

/** What is wrong with a fence; lines count from 0. */
function readFence({ language, code }: GuideFence): { line: number; message: string }[] {
  if (/^ya?ml$/.test(language)) {
    const lines = new LineCounter();
    // Of the errors of a document the first is the cause and the rest are its echo.
    return [parseAllDocuments(code, { lineCounter: lines, prettyErrors: false, uniqueKeys: true })]
      .flat()
      .flatMap((document) => document.errors.slice(0, 1))
      .map((error) => ({ line: lines.linePos(error.pos[0]).line - 1, message: `this YAML cannot be read: ${error.message}` }));
  }
  if (language === 'json') {
    const { diagnostics } = syntaxOf('fence.json', code);
    return diagnostics.map(({ line, message }) => ({ line, message: `this JSON cannot be read: ${message}` }));
  }
  if (/^(?:js|javascript|mjs|cjs)$/.test(language)) return syntaxOf('fence.js', code).diagnostics;
  return [];
}

function syntaxOf(fileName: string, code: string): { diagnostics: { line: number; message: string }[] } {
  if (fileName.endsWith('.json')) {
    try {
      JSON.parse(code);
      return { diagnostics: [] };
    } catch (error) {
      const file = ts.parseJsonText(fileName, code) as ts.JsonSourceFile & { parseDiagnostics: ts.DiagnosticWithLocation[] };
      const [first] = file.parseDiagnostics;
      const at = first ? file.getLineAndCharacterOfPosition(first.start).line : 0;
      return { diagnostics: [{ line: at, message: first ? ts.flattenDiagnosticMessageText(first.messageText, ' ') : (error as Error).message }] };
    }
  }
  const { diagnostics = [] } = ts.transpileModule(code, { fileName, reportDiagnostics: true, compilerOptions: { allowJs: true, target: ts.ScriptTarget.ES2022 } });
  return {
    diagnostics: diagnostics.map((diagnostic) => ({
      line: diagnostic.file?.getLineAndCharacterOfPosition(diagnostic.start ?? 0).line ?? 0,
      message: ts.flattenDiagnosticMessageText(diagnostic.messageText, ' '),
    })),
  };
}
