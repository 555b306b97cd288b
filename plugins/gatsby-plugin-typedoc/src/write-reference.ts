import fs from 'node:fs';
import path from 'node:path';
import type { Application, DeclarationReflection, ProjectReflection } from 'typedoc';
import { defaultLocale, type Locale } from '../../../src/locales/locales';
import { readTexts } from '../../../src/locales/read-messages';
import type { ModuleIndex } from '../../../src/model/reference/module-facts';
import { findInHistory } from '../../../src/model/reference/history';
import { formatProblem } from '../../../src/model/text/problem';
import type { SymbolEntry } from '../../../src/model/reference/symbol-entry';
import { CONFIGURATION_PAGE } from '../../../src/model/reference/kinds';
import { createFindConfigurationKey, readConfiguration } from './typedoc/configuration/configuration-keys';
import { writeConfigurationPage } from './typedoc/configuration/configuration-page';
import { readErrors, type ErrorSources } from './errors/read-errors';
import { createHistoryReader, sinceOf } from './read-histories';
import { readSuccessors, successorKey, writtenName, type DocumentedName } from './read-successors';
import { writeChangesPages } from './typedoc/pages/changes-pages';
import type { CodePrinter } from './typedoc/code/code-printer';
import { createCoverage } from './typedoc/coverage';
import { createDocsTheme } from './typedoc/docs-theme';
import { createFindUsers } from './typedoc/find-users';
import { createLocaleComments } from './typedoc/comments/locale-comments';
import { memberAnchors, ownMembers } from './typedoc/pages/member-anchors';
import { createSourceFinder, type PublishedSources } from './typedoc/source-positions';
import { packageNameOf } from './typedoc/import-facts';
import type { ProgramOptions } from './typedoc/toolkit-program';

export interface WriterOptions extends Pick<ProgramOptions, 'out' | 'scope'> {
  /** Folder of declarations whose comments replace those in the sources; null for none. */
  overlay: string | null;
  /** Symbol positions in the published sources, if the documented files are only declarations. */
  sources: PublishedSources | null;
  /** Folder of package histories; null if there are none. */
  historyDir: string | null;
  /** List of configuration keys; null if there is none. */
  configuration: string | null;
  modules: ModuleIndex;
  /** Sources for the messages of exception classes; null for none. */
  errors: ErrorSources | null;
}

/** The result for one language. */
interface WrittenReference {
  problems: string[];
  symbols: number;
}

/**
 * Prepares to write a project. It is converted once for all languages.
 *
 * @param app - The TypeDoc application.
 * @param project - The converted project.
 * @param printer - Prints declarations as code.
 * @param importName - Converts a package's folder name to its import name.
 * @param options - Input and output folders.
 * @returns A function that writes the reference in one language. Call it once per language.
 */
export function createReferenceWriter(
  app: Application,
  project: ProjectReflection,
  printer: CodePrinter,
  importName: (packageName: string) => string,
  options: WriterOptions,
): (locale: Locale) => Promise<WrittenReference> {
  const { show, isUntranslated } = createLocaleComments(project);
  const histories = createHistoryReader(options.historyDir, options.scope);
  const historyOf = (packageName: string) => histories(importName(packageName));
  const sourceOf = createSourceFinder(options.sources);
  const findUsers = createFindUsers(project, printer.nodes);
  const configuration = readConfiguration(
    options.configuration,
    new Set((project.children ?? []).map(packageNameOf)),
  );
  const hasGuide = (page: string) =>
    options.errors !== null && fs.existsSync(path.resolve(options.errors.guidesDir, defaultLocale, page));

  return async (locale) => {
    const problems: string[] = [];
    const symbols: SymbolEntry[] = [];
    const targets = new Map<string, string>();
    const words = readTexts(locale, 'reference');
    const out = path.join(options.out, locale);
    const coverage = createCoverage((comment) => comment.summary.length > 0 && !isUntranslated(comment));
    const theme = createDocsTheme({
      printer,
      findUsers,
      words,
      language: locale,
      isUntranslated,
      importName,
      sourceOf,
      latestRelease: (packageName) => historyOf(packageName).at(-1) ?? null,
      historyOf: (packageName, name, declaration) => {
        const history = historyOf(packageName);
        return history.length > 0 ? findInHistory(history, name) : sinceOf(declaration);
      },
      messages: options.errors && readErrors(process.cwd(), options.errors, locale),
      modules: options.modules,
      configurationKey: createFindConfigurationKey(configuration),
      onRoot: (context) => {
        if (Object.keys(configuration).length === 0) return;
        const page = writeConfigurationPage(configuration, project, context, locale, hasGuide);
        fs.writeFileSync(path.join(out, CONFIGURATION_PAGE), page);
      },
      onProblem: (message) => problems.push(message),
      collectSymbol: (entry, place, symbol) => {
        symbols.push(entry);
        addTargets(targets, entry, place, symbol);
        coverage.add(entry.package, place, symbol);
      },
    });
    app.renderer.defineTheme(`docs-${locale}`, theme as never);
    app.options.setValue('theme', `docs-${locale}`);
    app.options.setValue('out', out);
    app.internationalization.setLocale(locale);
    show(locale);
    await app.generateOutputs(project);
    symbols.sort((a, b) => a.slug.localeCompare(b.slug, 'en'));
    fs.writeFileSync(path.join(out, 'symbols.json'), `${JSON.stringify(symbols)}\n`);
    fs.writeFileSync(path.join(out, 'coverage.json'), `${JSON.stringify(coverage.packages)}\n`);
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
    for (const [file, text] of changes) fs.writeFileSync(path.join(out, file), text);
    return { problems, symbols: symbols.length };
  };
}

/** Records where a symbol and its members are documented, by package and history name. */
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

/** Indexes the documented names by package and label, such as `mail/Page#size`. */
function documentedNames(targets: ReadonlyMap<string, string>): Map<string, DocumentedName> {
  return new Map(
    [...targets].map(([target, slug]) => {
      const [packageName = '', name = ''] = target.split(' ');
      return [writtenName(packageName, name), { name, slug }];
    }),
  );
}
