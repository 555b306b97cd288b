import path from 'node:path';
import ts from 'typescript';
import { readNotes } from './compiler-notes';
import { errorIn, type Problem } from '../../src/model/text/problem';
import { memoize } from '../../src/model/text/memoize';
import { typeAt } from './describe-name';
import type { Sample } from './sample';

/** Parsed source files by name. */
export type ParsedFiles = Map<string, ts.SourceFile>;

/** A program with samples and the toolkit's declarations. */
export interface SamplesProgram {
  program: ts.Program;
  samples: Map<string, Sample>;
  /**
   * Parsed files other than samples. A program may use a different file in place of one of these.
   */
  files: ParsedFiles;
}

/** Parsed files to reuse, from a program with the same tsconfig. */
export type Reusable = Pick<SamplesProgram, 'files'> & Partial<Pick<SamplesProgram, 'program'>>;

/**
 * Creates one TypeScript program for all samples. The samples exist only in memory, below the
 * toolkit's folder, so that its tsconfig applies.
 *
 * @param samples - The samples to compile.
 * @param toolkitDir - Absolute path to the folder with the packages and their tsconfig.json.
 * @param before - Files to reuse, parsed with the same tsconfig.
 * @throws Error if the tsconfig cannot be read.
 */
export function compileSamples(
  samples: readonly Sample[],
  toolkitDir: string,
  before?: Reusable,
): SamplesProgram {
  const files = before?.files ?? new Map<string, ts.SourceFile>();
  const byName = new Map(samples.map((sample) => [sample.fileName, sample]));
  const folders = new Set(samples.flatMap(({ fileName }) => foldersAbove(fileName, toolkitDir)));
  const options = readOptions(toolkitDir);
  const host = ts.createCompilerHost(options);
  const { readFile, getSourceFile } = host;
  // Every sample imports the same packages.
  const fileExists = memoize((name: string) => ts.sys.fileExists(name));
  const directoryExists = memoize((name: string) => ts.sys.directoryExists(name));
  host.realpath = memoize((name: string) => ts.sys.realpath?.(name) ?? name);
  const textOf = (name: string): string | undefined => {
    const sample = byName.get(name);
    // Without an import or export, the compiler would treat the file as a global script.
    return sample && `${withoutDirectives(sample.code)}\nexport {};\n`;
  };
  host.fileExists = (name) => byName.has(name) || fileExists(name);
  host.readFile = (name) => textOf(name) ?? readFile(name);
  host.directoryExists = (name) => folders.has(name) || directoryExists(name);
  host.getSourceFile = (name, languageVersion, ...rest) => {
    const text = textOf(name);
    if (text !== undefined) return ts.createSourceFile(name, text, languageVersion);
    const file = files.get(name) ?? getSourceFile(name, languageVersion, ...rest);
    if (file) files.set(name, file);
    return file;
  };
  const checked = samples.filter(({ isContext }) => !isContext).map(({ fileName }) => fileName);
  return { program: ts.createProgram(checked, options, host, before?.program), samples: byName, files };
}

/**
 * Reports unexpected compiler errors, and missing expected ones, at their lines in the source
 * files.
 */
export function sampleProblems({ program, samples }: SamplesProgram): Problem[] {
  return [...samples].flatMap(([fileName, sample]) => {
    const file = sample.isContext || sample.superseded ? undefined : program.getSourceFile(fileName);
    if (!file) return [];
    const problem = (line: number, message: string): Problem =>
      errorIn(sample.sourcePath, message, sample.changes === undefined ? sample.line + line : sample.line);
    const expected = readNotes(sample.code).filter(({ kind }) => kind === 'error');
    const errors = errorsOf(program, file);
    return [
      ...errors
        .filter(({ line }) => !expected.some(({ about }) => about === line))
        .map(({ line, message }) => problem(line, message)),
      ...expected
        .filter(({ about }) => !errors.some(({ line }) => line === about))
        .map(({ line }) =>
          problem(
            line,
            'the next line compiles, although the comment expects an error. Remove one of the two.',
          ),
        ),
      ...(sample.changes === undefined ? readNotes(sample.code) : [])
        .filter(
          ({ kind, about, column }) =>
            kind === 'type' && typeAt(file, about, column, program.getTypeChecker()) === undefined,
        )
        .map(({ line }) =>
          problem(
            line,
            'the caret of this comment points at no name. Put it below the first letter of a name in the line above.',
          ),
        ),
    ];
  });
}

/** Lists a file's compiler errors; lines count from 0. */
export function errorsOf(program: ts.Program, file: ts.SourceFile): { line: number; message: string }[] {
  return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(
    ({ start, messageText }) => ({
      line: file.getLineAndCharacterOfPosition(start ?? 0).line,
      message: ts.flattenDiagnosticMessageText(messageText, ' '),
    }),
  );
}

/** Disables `@ts-expect-error`: it would suppress the message to be shown. */
const withoutDirectives = (code: string): string =>
  code.replace(/^([ \t]*\/\/ )@ts-expect-error\b/gm, '$1expect-an-error');

function readOptions(toolkitDir: string): ts.CompilerOptions {
  const file = path.join(toolkitDir, 'tsconfig.json');
  const { config, error } = ts.readConfigFile(file, (name) => ts.sys.readFile(name)) as {
    config: unknown;
    error?: ts.Diagnostic;
  };
  if (error) throw new Error(`${file}: ${ts.flattenDiagnosticMessageText(error.messageText, ' ')}`);
  // The samples are the only root files; they import the toolkit's files.
  return ts.parseJsonConfigFileContent({ ...(config as object), include: [], files: [] }, ts.sys, toolkitDir)
    .options;
}

function foldersAbove(fileName: string, end: string): string[] {
  const folders: string[] = [];
  for (
    let folder = path.posix.dirname(fileName);
    folder.length > end.length;
    folder = path.posix.dirname(folder)
  )
    folders.push(folder);
  return folders;
}
