/**
 * Runs TypeDoc: reads the toolkit once and writes the reference in each language. It is a separate
 * program so that its memory is freed when it ends. It reads a JSON `RunOptions` from its input and prints a
 * JSON `RunResult`.
 */
import type { SourceReader } from '../../../src/model/reference/source-reader';
import fs from 'node:fs';
import { json } from 'node:stream/consumers';
import { Converter, type Context } from 'typedoc';
import type ts from 'typescript';
import { readModules } from '../../../packages/nest-modules/read-modules';
import type { ModuleIndex } from '../../../src/model/reference/nest-module';
import { CHECK_LINKS, convertOverlay, layOver } from './typedoc/overlay';
import { createPrinter } from './typedoc/code/code-printer';
import { watchDeclarations } from './typedoc/code/declaration-nodes';
import { nameReflections } from './typedoc/name-reflections';
import {
  brokenLinks,
  droppedComments,
  exportComments,
  syntaxErrors,
  typeErrors,
} from './typedoc/source-problems';
import { createApplication, createImportNames, packageFolder } from './typedoc/toolkit-program';
import type { RunOptions } from '../options';
import { createReferenceWriter } from './write-reference';

export interface RunResult {
  ok: boolean;
  problems: string[];
  /** Type errors in the documented sources; TypeDoc runs despite them. */
  typeErrors: string[];
  /** Comments that lose their text, and links in comments that have no target. */
  commentProblems: string[];
  symbols: number;
}

async function run(options: RunOptions): Promise<RunResult> {
  const overlay = options.overlayDir === null ? null : await convertOverlay(options.overlayDir, options);
  const app = await createApplication(options);
  const importName = createImportNames(options.basePath, options.scope);
  if (overlay) layOver(app, overlay, importName);
  let programs: readonly ts.Program[] = [];
  let errorsOfTypes: string[] = [];
  app.converter.on(Converter.EVENT_BEGIN, (context: Context) => {
    programs = context.programs;
    // Check now: later, the compiler would report links to members, which TypeDoc resolves, as
    // errors.
    if (options.countTypeErrors) errorsOfTypes = typeErrors(programs);
  });
  let broken: string[] = [];
  app.converter.on(
    Converter.EVENT_RESOLVE_END,
    ({ project }: Context) => {
      broken = [...brokenLinks(project), ...droppedComments(programs), ...exportComments(programs)];
    },
    CHECK_LINKS,
  );
  const declarations = watchDeclarations(app, importName);
  const project = await app.convert();
  const nodes = declarations();
  if (!project || !nodes) return failed(['TypeDoc could not read the sources. See its messages above.']);
  const errors = syntaxErrors(programs);
  if (errors.length > 0) return failed(errors);
  nameReflections(project, nodes);
  const write = createReferenceWriter(
    app,
    project,
    createPrinter(nodes),
    importName,
    findModules(options, programs),
    options,
  );
  const problems: string[] = [];
  let symbols = 0;
  for (const locale of options.locales) {
    const written = write(locale);
    problems.push(...written.problems);
    symbols = written.symbols;
  }
  if (options.reader !== null) await readSources(options.reader, programs);
  return {
    ok: !app.logger.hasErrors() && problems.length === 0,
    problems,
    typeErrors: errorsOfTypes,
    commentProblems: broken,
    symbols,
  };
}

/** Reads the Nest modules from their list, or from the source code if there is no list. */
function findModules(
  { modules, entryPoints, basePath }: RunOptions,
  [program]: readonly ts.Program[],
): ModuleIndex {
  if (modules !== null) return JSON.parse(fs.readFileSync(modules, 'utf8')) as ModuleIndex;
  const entries = entryPoints.map((entry) => [packageFolder(basePath, entry), entry] as const);
  return program ? readModules(program, new Map(entries)) : {};
}

function failed(problems: string[]): RunResult {
  return { ok: false, problems, typeErrors: [], commentProblems: [], symbols: 0 };
}

async function readSources(reader: string, programs: readonly ts.Program[]): Promise<void> {
  // Skip the redirects that TypeScript creates for duplicate packages: they inherit `text` from the
  // file.
  const parsed = programs
    .flatMap((program) => program.getSourceFiles())
    .filter((file) => Object.hasOwn(file, 'text'));
  const module = (await import(reader)) as { readSources: SourceReader };
  try {
    await module.readSources(new Map(parsed.map((file) => [file.fileName, file])));
  } catch {
    // Ignore the error: the reference is complete. The build reads the missing samples itself
    // and reports their errors.
  }
}

json(process.stdin)
  .then((options) => run(options as RunOptions))
  .then(
    (result) => {
      process.stdout.write(`\n${JSON.stringify(result)}\n`);
    },
    (error: unknown) => {
      const result = failed([error instanceof Error ? (error.stack ?? error.message) : String(error)]);
      process.stdout.write(`\n${JSON.stringify(result)}\n`);
    },
  );
