/**
 * Runs TypeDoc once, for one locale. It is a program of its own, so that its memory is given back when it ends and
 * two locales can run side by side. It takes one argument, a JSON `RunOptions`, and prints one JSON `RunResult`.
 */
import fs from 'node:fs';
import path from 'node:path';
import { Converter, type Application, type Context, type DeclarationReflection } from 'typedoc';
import type ts from 'typescript';
import { createCoverage } from './typedoc/coverage';
import { writeChangesPages } from './typedoc/changes-pages';
import { memberAnchors, ownMembers } from './typedoc/member-anchors';
import { createDocsTheme, type SymbolEntry } from './typedoc/docs-theme';
import { useLocaleComments } from './typedoc/locale-comments';
import { createSourceFinder, type PublishedSources } from './typedoc/source-positions';
import { convertOverlay, layOver } from './typedoc/overlay';
import { createApplication, createImportNames, type ProgramOptions } from './typedoc/toolkit-program';
import { findInHistory } from '../../../src/model/history';
import { formatProblem } from '../../../src/model/problem';
import { createHistoryReader, sinceOf } from './read-histories';
import { writtenName, readSuccessors, successorKey, type DocumentedName } from './read-successors';
import { readMessages } from '../../../src/locales/read-messages';

export interface RunOptions extends ProgramOptions {
  /** Folder of declarations whose comments are laid over those of the sources; null for none. */
  overlay: string | null;
  /** Positions of symbols in the published sources, where the documented ones are only declarations of them. */
  sources: PublishedSources | null;
  /** Folder of the histories of packages; null where there are none. */
  historyDir: string | null;
  /** Path of a module that also reads the toolkit; null for none. */
  reader: string | null;
  /** Also look for type errors, which takes about as long as the run itself. */
  countTypeErrors: boolean;
}

/**
 * What `reader` exports: it is called once the reference is written, with the files that the compiler has parsed for it, so that they are not parsed twice.
 */
export type ReadAlso = (files: Map<string, ts.SourceFile>) => Promise<void>;

export interface RunResult {
  ok: boolean;
  problems: string[];
  /** Type errors in the documented sources; they do not stop TypeDoc. */
  typeErrors: number;
  symbols: number;
}

async function run(options: RunOptions): Promise<RunResult> {
  const problems: string[] = [];
  const symbols: SymbolEntry[] = [];
  const importName = createImportNames(options.basePath, options.scope);

  const overlay = options.overlay === null ? null : await convertOverlay(options.overlay, options);
  const app = await createApplication(options);
  if (overlay) layOver(app, overlay, importName);
  const { isForeign } = useLocaleComments(app, options.locale);
  const histories = createHistoryReader(options.historyDir, options.scope);
  const historyOf = (packageName: string) => histories(importName(packageName));
  const targets = new Map<string, string>();
  const words = readMessages(options.locale, 'reference');
  const coverage = createCoverage((comment) => comment.summary.length > 0 && !isForeign(comment));
  app.renderer.defineTheme(
    'docs',
    createDocsTheme({
      words,
      language: options.locale,
      isForeign,
      importName,
      sourceOf: createSourceFinder(options.sources),
      latestRelease: (packageName) => historyOf(packageName).at(-1) ?? null,
      historyOf: (packageName, name, declaration) => {
        const history = historyOf(packageName);
        return history.length > 0 ? findInHistory(history, name) : sinceOf(declaration);
      },
      onProblem: (message) => problems.push(message),
      onSymbol: (entry, place, symbol) => {
        symbols.push(entry);
        addTargets(targets, entry, place, symbol);
        coverage.add(entry.package, place, symbol);
      },
    }) as never,
  );
  let programs: readonly ts.Program[] = [];
  app.converter.on(Converter.EVENT_BEGIN, (context: Context) => {
    programs = context.programs;
  });
  const project = await app.convert();
  if (!project)
    return {
      ok: false,
      problems: ['TypeDoc could not read the sources. See its messages above.'],
      typeErrors: 0,
      symbols: 0,
    };
  await app.generateOutputs(project);
  symbols.sort((a, b) => a.slug.localeCompare(b.slug, 'en'));
  fs.writeFileSync(path.join(options.out, 'symbols.json'), `${JSON.stringify(symbols)}\n`);
  fs.writeFileSync(path.join(options.out, 'coverage.json'), `${JSON.stringify(coverage.packages)}\n`);
  const packages = [...new Set(symbols.map((entry) => entry.package))].sort();
  const successors = readSuccessors(options.historyDir, {
    historyOf,
    importName,
    documented: documentedNames(targets),
    isCurrent: options.overlay === null,
    words,
  });
  problems.push(...successors.problems.map(formatProblem));
  const changes = writeChangesPages(
    packages.map((name) => ({
      name,
      importName: importName(name),
      history: historyOf(name),
      successorOf: (version, of) => successors.successors.get(successorKey(name, version, of)) ?? null,
      slugOf: (of) => targets.get(`${name} ${of}`) ?? null,
    })),
    words,
  );
  for (const [file, text] of changes) fs.writeFileSync(path.join(options.out, file), text);
  if (options.reader !== null) await readAlso(options.reader, programs);
  return {
    ok: !app.logger.hasErrors() && problems.length === 0,
    problems,
    typeErrors: options.countTypeErrors ? countTypeErrors(app) : 0,
    symbols: symbols.length,
  };
}

async function readAlso(reader: string, programs: readonly ts.Program[]): Promise<void> {
  // Where a package is there twice, files of one are stand-ins that inherit from those of the other.
  const parsed = programs
    .flatMap((program) => program.getSourceFiles())
    .filter((file) => Object.hasOwn(file, 'text'));
  const module = (await import(reader)) as { readAlso: ReadAlso };
  try {
    await module.readAlso(new Map(parsed.map((file) => [file.fileName, file])));
  } catch {
    // The reference is complete. The build reads on its own what is missing, and says what is wrong with it.
  }
}

/** Notes where a symbol and its members are documented, by package and name in the history. */
function addTargets(
  targets: Map<string, string>,
  { package: packageName, slug }: SymbolEntry,
  place: string,
  symbol: DeclarationReflection,
): void {
  targets.set(`${packageName} ${place}`, slug);
  for (const [member, anchor] of memberAnchors(ownMembers(symbol)))
    targets.set(`${packageName} ${place}#${member.name}`, `${slug}#${anchor}`);
}

/** What is documented, by package and label, such as `mail/Page#size`. */
function documentedNames(targets: ReadonlyMap<string, string>): Map<string, DocumentedName> {
  return new Map(
    [...targets].map(([target, slug]) => {
      const [packageName = '', name = ''] = target.split(' ');
      return [writtenName(packageName, name), { name, slug }];
    }),
  );
}

function countTypeErrors(app: Application): number {
  let count = 0;
  // Packages share a program.
  for (const program of new Set((app.getEntryPoints() ?? []).map((entry) => entry.program))) {
    for (const file of program.getSourceFiles()) {
      if (!file.isDeclarationFile && !program.isSourceFileFromExternalLibrary(file)) {
        count += program.getSyntacticDiagnostics(file).length + program.getSemanticDiagnostics(file).length;
      }
    }
  }
  return count;
}

const argument = process.argv[2];
if (argument !== undefined) {
  run(JSON.parse(argument) as RunOptions).then(
    (result) => {
      process.stdout.write(`\n${JSON.stringify(result)}\n`);
    },
    (error: unknown) => {
      const result: RunResult = {
        ok: false,
        problems: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
        typeErrors: 0,
        symbols: 0,
      };
      process.stdout.write(`\n${JSON.stringify(result)}\n`);
    },
  );
}
