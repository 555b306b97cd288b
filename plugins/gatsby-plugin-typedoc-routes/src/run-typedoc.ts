/**
 * Runs TypeDoc once, for one locale. It is a program of its own, so that its memory is given back when it ends and
 * two locales can run side by side. It takes one argument, a JSON `RunOptions`, and prints one JSON `RunResult`.
 */
import fs from 'node:fs';
import path from 'node:path';
import {
  Application,
  LogLevel,
  OptionDefaults,
  type DeclarationReflection,
  type TypeDocOptions,
} from 'typedoc';
import { createCoverage } from './typedoc/coverage';
import { writeChangesPages } from './typedoc/changes-pages';
import { memberAnchors, ownMembers } from './typedoc/member-anchors';
import { createDocsTheme, type SymbolEntry } from './typedoc/docs-theme';
import { translationTags, useLocaleComments } from './typedoc/locale-comments';
import { createSourceFinder, type PublishedSources } from './typedoc/source-positions';
import { importNameOf, adjustCompilerOptions, writeTsconfig } from './typedoc/toolkit-program';
import { findInHistory } from '../../../src/model/history';
import { createHistoryReader } from './read-histories';
import { translatedLocales, type Locale } from '../../../src/locales/locales';
import { readMessages } from '../../../src/locales/read-messages';

export interface RunOptions {
  locale: Locale;
  entryPoints: string[];
  /** Folder that holds the packages. */
  basePath: string;
  tsconfig: string;
  /** False when the tsconfig is that of the site, because the toolkit has none. */
  ownTsconfig: boolean;
  out: string;
  /** npm scope of packages that have no package.json. */
  scope: string;
  /** Positions of symbols in the published sources, where the documented ones are only declarations of them. */
  sources: PublishedSources | null;
  /** Folder of the histories of packages; null where there are none. */
  historyDir: string | null;
  /** Also look for type errors, which takes about as long as the run itself. */
  countTypeErrors: boolean;
}

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

  const typedocOptions: Partial<TypeDocOptions> & Record<string, unknown> = {
    plugin: ['typedoc-plugin-markdown'],
    entryPoints: options.entryPoints,
    entryPointStrategy: 'expand',
    alwaysCreateEntryPointModule: true,
    basePath: options.basePath,
    tsconfig: writeTsconfig(options),
    out: options.out,
    readme: 'none',
    router: 'member',
    entryFileName: 'index',
    fileExtension: '.md',
    theme: 'docs',
    lang: options.locale,
    locales: { [options.locale]: readMessages(options.locale, 'typedoc') },
    skipErrorChecking: true,
    excludeExternals: true,
    excludePrivate: true,
    excludeInternal: true,
    disableGit: false,
    cleanOutputDir: true,
    githubPages: false,
    hideGenerator: true,
    sort: ['source-order'],
    blockTags: [
      ...OptionDefaults.blockTags,
      '@memberof',
      '@export',
      '@default',
      '@class',
      ...translatedLocales.flatMap(translationTags),
    ] as `@${string}`[],
    validation: {
      notExported: false,
      invalidLink: false,
      notDocumented: false,
      rewrittenLink: false,
      unusedMergeModuleWith: false,
    },
    logLevel: LogLevel.Error,
  };
  const app = await Application.bootstrapWithPlugins(typedocOptions as Partial<TypeDocOptions>);
  const { isForeign } = useLocaleComments(app, options.locale);
  const histories = createHistoryReader(options.historyDir);
  const targets = new Map<string, string>();
  const words = readMessages(options.locale, 'reference');
  const coverage = createCoverage((comment) => comment.summary.length > 0 && !isForeign(comment));
  app.renderer.defineTheme(
    'docs',
    createDocsTheme({
      words,
      isForeign,
      importName: (packageName) => importNameOf(options.basePath, packageName, options.scope),
      sourceOf: createSourceFinder(options.sources),
      historyOf: (packageName, name) => findInHistory(histories(packageName), name),
      onProblem: (message) => problems.push(message),
      onSymbol: (entry, place, symbol) => {
        symbols.push(entry);
        addTargets(targets, entry, place, symbol);
        coverage.add(entry.package, place, symbol);
      },
    }) as never,
  );
  adjustCompilerOptions(app, options);
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
  const changes = writeChangesPages(
    packages.map((name) => ({
      name,
      importName: importNameOf(options.basePath, name, options.scope),
      history: histories(name),
      slugOf: (of) => targets.get(`${name} ${of}`) ?? null,
    })),
    words,
  );
  for (const [file, text] of changes) fs.writeFileSync(path.join(options.out, file), text);
  return {
    ok: !app.logger.hasErrors() && problems.length === 0,
    problems,
    typeErrors: options.countTypeErrors ? countTypeErrors(app) : 0,
    symbols: symbols.length,
  };
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

function countTypeErrors(app: Application): number {
  let count = 0;
  for (const { program } of app.getEntryPoints() ?? []) {
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
