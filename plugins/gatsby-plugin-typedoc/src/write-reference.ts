import fs from 'node:fs';
import path from 'node:path';
import type { Application, ProjectReflection } from 'typedoc';
import { defaultLocale, type Locale } from '../../../src/locales/locales';
import { readTexts } from '../../../src/locales/read-messages';
import type { ModuleIndex } from '../../../src/model/reference/nest-module';
import { findInHistory } from '../../../src/model/reference/history';
import { formatProblem } from '../../../src/model/text/problem';
import { createFindConfigurationKey, readConfiguration } from './typedoc/configuration/configuration-keys';
import { configurationPage } from './typedoc/configuration/configuration-page';
import { errorsPage } from './typedoc/errors/errors-page';
import type { ExplainedErrors } from './typedoc/errors/read-errors';
import { createHistoryReader, sinceOf } from './read-histories';
import { readSuccessors, successorKey, writtenName, type DocumentedName } from './read-successors';
import { changesPages } from './typedoc/pages/changes-pages';
import { ownText } from './typedoc/pages/own-text';
import type { CodePrinter } from './typedoc/code/code-printer';
import { createCoverage } from './typedoc/coverage';
import { projectPages, type DocumentedSymbol } from './typedoc/project-pages';
import { createWriterContext, type PagesOptions } from './typedoc/pages/writer-context';
import { placePages } from './typedoc/docs-router';
import { createFindSymbol } from './typedoc/find-symbol';
import { createFindUsers } from './typedoc/find-users';
import { createLocaleComments } from './typedoc/comments/locale-comments';
import { memberAnchors, ownMembers } from './typedoc/pages/member-anchors';
import { createSourceFinder } from './typedoc/source-positions';
import { packageNameOf } from './typedoc/import-names';
import type { RunOptions } from '../options';
import type { ReferencePage } from '../../../src/model/reference/reference-page';
import { printPage } from './print-page';

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
 * @param modules - What Nest modules declare.
 * @param options - Input and output folders.
 * @returns A function that writes the reference in one language. Call it once per language.
 */
export function createReferenceWriter(
  app: Application,
  project: ProjectReflection,
  printer: CodePrinter,
  importName: (packageName: string) => string,
  modules: ModuleIndex,
  options: RunOptions,
): (locale: Locale) => WrittenReference {
  const { show, isUntranslated } = createLocaleComments(project);
  const histories = createHistoryReader(options.historyDir, options.scope);
  const historyOf = (packageName: string) => histories(importName(packageName));
  const sourceOf = createSourceFinder(options.sources);
  const findSymbol = createFindSymbol(project);
  const findUsers = createFindUsers(project, printer.nodes);
  const packages = new Set((project.children ?? []).map(packageNameOf));
  const configuration = readConfiguration(options.configuration, packages);
  const configurationKey = createFindConfigurationKey(configuration);
  const places = placePages(app, project);
  const hasGuide = (page: string) =>
    options.errors !== null && fs.existsSync(path.join(options.errors.guidesDir, defaultLocale, page));

  return (locale) => {
    const t = readTexts(locale, 'reference', 'api');
    const explainedErrors = ofPackages(options.explainedErrors[locale], packages);
    const language: PagesOptions = {
      printer,
      findSymbol,
      findUsers,
      t,
      language: locale,
      isUntranslated,
      importName,
      sourceOf,
      latestRelease: (packageName) => historyOf(packageName).at(-1) ?? null,
      findHistory: (packageName, name, declaration) => {
        const history = historyOf(packageName);
        return history.length > 0 ? findInHistory(history, name) : sinceOf(declaration);
      },
      explainedErrors,
      modules,
      configurationKey,
    };
    app.internationalization.setLocale(locale);
    show(locale);
    const { pages, symbols, problems } = projectPages(places, language);
    const entries = symbols.map(({ entry }) => entry).sort((a, b) => a.slug.localeCompare(b.slug, 'en'));
    const coverage = createCoverage((comment) => comment.summary.length > 0 && !isUntranslated(comment));
    for (const { entry, place, symbol } of symbols) coverage.addSymbol(entry.package, place, symbol);
    for (const name of Object.keys(coverage.packages))
      coverage.addMessages(name, explainedErrors?.errors[name] ?? [], explainedErrors?.explanations[name]);

    const targets = historyTargets(symbols);
    const slugs = new Map(targets.map(({ packageName, name, slug }) => [`${packageName} ${name}`, slug]));
    const { successors, problems: unreadable } = readSuccessors(options.historyDir, {
      historyOf,
      importName,
      documented: new Map(targets.map((target) => [writtenName(target.packageName, target.name), target])),
      isCurrent: options.overlayDir === null,
      t,
    });
    problems.push(...unreadable.map(formatProblem));

    const lists: ReferencePage[] = [];
    const context = createWriterContext('index.md', project, places, language);
    if (Object.keys(configuration).length > 0)
      lists.push(configurationPage(configuration, context, hasGuide));
    if (explainedErrors && options.errors)
      lists.push(errorsPage(explainedErrors, options.errors.sourcesUrl, context));
    const changes = changesPages(
      Object.keys(coverage.packages)
        .sort()
        .map((name) => ({
          name,
          importName: importName(name),
          history: historyOf(name),
          successorOf: (version, of) => successors.get(successorKey(name, version, of)) ?? null,
          slugOf: (of) => slugs.get(`${name} ${of}`) ?? null,
        })),
      t,
    );
    const all = [...pages.map((page) => withHints(page, lists, t)), ...lists, ...changes];
    const out = path.join(options.out, locale);
    for (const page of all) write(path.join(out, page.file), printPage(page, t));
    write(path.join(out, 'symbols.json'), `${JSON.stringify(entries)}\n`);
    write(path.join(out, 'coverage.json'), `${JSON.stringify(coverage.packages)}\n`);
    return { problems, symbols: symbols.length };
  };
}

/** Keeps the errors of the toolkit's packages, because the list may be about another toolkit. */
function ofPackages(
  explained: ExplainedErrors | undefined,
  packages: ReadonlySet<string>,
): ExplainedErrors | null {
  const errors = Object.entries(explained?.errors ?? {}).filter(([name]) => packages.has(name));
  return explained && errors.length > 0 ? { ...explained, errors: Object.fromEntries(errors) } : null;
}

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}

/** Links the lists of errors and configuration keys from the root page. */
function withHints(
  page: ReferencePage,
  lists: readonly ReferencePage[],
  t: PagesOptions['t'],
): ReferencePage {
  if (page.pageKind !== 'root') return page;
  const hints = lists.map(({ pageKind, file }) =>
    t(pageKind === 'errors' ? 'errorsHint' : 'configurationHint', { file: `./${file}` }),
  );
  return {
    ...page,
    data: { ...page.data, content: hints.map((hint) => ({ type: 'text', text: ownText(hint) })) },
  };
}

/** A symbol or member, and where it is documented. */
interface HistoryTarget extends DocumentedName {
  packageName: string;
}

/** Lists the symbols and their members by the names that histories have for them. */
function historyTargets(symbols: readonly DocumentedSymbol[]): HistoryTarget[] {
  return symbols.flatMap(({ entry: { package: packageName, slug }, place, symbol }) => [
    { packageName, name: place, slug },
    ...[...memberAnchors(ownMembers(symbol))].map(([member, anchor]) => ({
      packageName,
      name: `${place}#${member.name}`,
      slug: `${slug}#${anchor}`,
    })),
  ]);
}
