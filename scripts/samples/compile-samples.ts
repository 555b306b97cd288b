import path from 'node:path';
import ts from 'typescript';
import type { Problem } from '../../src/model/problem';
import type { Sample } from './sample';

/** A program of samples over the toolkit's declarations. */
export interface SamplesProgram {
  program: ts.Program;
  samples: Map<string, Sample>;
}

/**
 * Makes one TypeScript program of all samples. They exist in memory only, below the toolkit's folder, whose tsconfig they are
 * compiled by.
 *
 * @param toolkitDir - Absolute path of the folder that holds the packages and their tsconfig.json.
 */
export function compileSamples(samples: readonly Sample[], toolkitDir: string): SamplesProgram {
  const byName = new Map(samples.map((sample) => [sample.fileName, sample]));
  const folders = new Set(samples.flatMap(({ fileName }) => foldersAbove(fileName, toolkitDir)));
  const options = readOptions(toolkitDir);
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, directoryExists, getSourceFile } = host;
  const textOf = (name: string): string | undefined => {
    const sample = byName.get(name);
    // Without an import or export the compiler would take the file for a script and its names for global ones.
    return sample && `${sample.code}\nexport {};\n`;
  };
  host.fileExists = (name) => byName.has(name) || fileExists(name);
  host.readFile = (name) => textOf(name) ?? readFile(name);
  host.directoryExists = (name) => folders.has(name) || (directoryExists?.(name) ?? true);
  host.getSourceFile = (name, languageVersion, ...rest) => {
    const text = textOf(name);
    return text === undefined
      ? getSourceFile(name, languageVersion, ...rest)
      : ts.createSourceFile(name, text, languageVersion);
  };
  const checked = samples.filter(({ given }) => !given).map(({ fileName }) => fileName);
  return { program: ts.createProgram(checked, options, host), samples: byName };
}

/** Compiler errors of the samples, at their lines in the source files. */
export function sampleProblems({ program, samples }: SamplesProgram): Problem[] {
  return [...samples].flatMap(([fileName, sample]) => {
    const file = sample.given ? undefined : program.getSourceFile(fileName);
    if (!file) return [];
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(
      (diagnostic) => ({
        file: sample.sourcePath,
        line: sample.changed
          ? sample.line
          : sample.line + file.getLineAndCharacterOfPosition(diagnostic.start ?? 0).line,
        message: ts.flattenDiagnosticMessageText(diagnostic.messageText, ' '),
        severity: 'error' as const,
      }),
    );
  });
}

function readOptions(toolkitDir: string): ts.CompilerOptions {
  const file = path.join(toolkitDir, 'tsconfig.json');
  const { config, error } = ts.readConfigFile(file, (name) => ts.sys.readFile(name)) as {
    config: unknown;
    error?: ts.Diagnostic;
  };
  if (error) throw new Error(`${file}: ${ts.flattenDiagnosticMessageText(error.messageText, ' ')}`);
  // The samples are the only root files; the toolkit's own are reached by their imports.
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
