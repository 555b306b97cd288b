import {
  ReflectionKind,
  type Comment,
  type CommentTag,
  type DeclarationReflection,
  type Reflection,
} from 'typedoc';
import { API_SLUG } from '../../../../src/model/docs/addresses';
import type { ReferenceSource } from '../../../../src/model/docs/doc';
import { memberHistory, type NameHistory, type Release } from '../../../../src/model/reference/history';
import type { ModuleIndex } from '../../../../src/model/reference/nest-module';
import { kindOfTypedoc, REFERENCE_KINDS_FILE } from '../../../../src/model/reference/kinds';
import { memoize } from '../../../../src/model/text/memoize';
import type { SymbolEntry } from '../../../../src/model/reference/symbol-entry';
import type { PagePlaces } from './docs-router';
import type { FindSymbol } from './find-symbol';
import type { FindUsers } from './find-users';
import { describePackage, describeRoot, symbolLists } from './pages/index-pages';
import { explainThrown } from './errors/explain-message';
import type { ExplainedErrors } from './errors/read-errors';
import type { ReferencePage } from '../../../../src/model/reference/reference-page';
import type { Block } from '../../../../src/model/reference/reference-blocks';
import { importStatement, packageNameOf } from './import-names';
import type { CodePrinter } from './code/code-printer';
import type { FindConfigurationKey } from './configuration/configuration-keys';
import { createWriterContext, type WriterContext } from './pages/writer-context';
import { describeSymbol } from './pages/symbol-page';
import { commentOf } from './pages/type-members';
import type { Translate } from '../../../../src/locales/messages';

/** What pages in one language are described with. */
export interface PagesOptions {
  printer: CodePrinter;
  findSymbol: FindSymbol;
  findUsers: FindUsers;
  t: Translate<'reference' | 'api'>;
  /** Locale code for `t`. */
  language: string;
  isUntranslated: (text: Comment | CommentTag | undefined) => boolean;
  /** Converts a package's folder name to its import name. */
  importName: (packageName: string) => string;
  /** Finds a definition by package and place in the package, such as `classes/Page#size`. */
  sourceOf: (packageName: string, place: string, symbol: DeclarationReflection) => ReferenceSource | null;
  /** Finds a package's latest release by folder name; null for an unreleased package. */
  latestRelease: (packageName: string) => Release | null;
  /**
   * Finds a symbol's or member's history by package, history name (`classes/Page#size`), and
   * declaration.
   */
  historyOf: (
    packageName: string,
    name: string,
    declaration: DeclarationReflection | undefined,
  ) => NameHistory | null;
  configurationKey: FindConfigurationKey;
  modules: ModuleIndex;
  /** The toolkit's error messages and what they mean; null if there are none. */
  explainedErrors: ExplainedErrors | null;
}

/** A symbol with its page. */
export interface DocumentedSymbol {
  page: ReferencePage;
  symbol: DeclarationReflection;
  /** The place in the package, such as `classes/Page`. */
  place: string;
  entry: SymbolEntry;
}

/** Returns the place in its package of the symbol whose page a file contains, such as `classes/Page`. */
function placeOfFile(file: string, packageName: string): string {
  return file.replace(/(?:\/index)?\.md$/, '').slice(`${packageName}/src/`.length);
}

/** Creates the context of one page. */
export function contextOf(
  file: string,
  model: Reflection,
  { linkFrom }: PagePlaces,
  options: PagesOptions,
): WriterContext {
  const linkTo = (target: Reflection) => linkFrom(file, target);
  const packageName = packageNameOf(model);
  const place = placeOfFile(file, packageName);
  const historyOf = memoize((member: DeclarationReflection) =>
    options.historyOf(packageName, `${place}#${member.name}`, member),
  );
  const history =
    model.isDeclaration() && !model.kindOf(ReflectionKind.Module)
      ? options.historyOf(packageName, place, model)
      : null;
  return createWriterContext({
    ...options,
    packageName,
    place,
    history,
    historyOf,
    originOf: (member) => ({
      name: member.name,
      sourceUrl: options.sourceOf(packageName, `${place}#${member.name}`, member)?.url ?? null,
      history: memberHistory(historyOf(member), history),
    }),
    symbolIn: options.findSymbol,
    linkTo,
    ownLink: linkTo(model),
    findSymbol: (name) => options.findSymbol(name, packageName),
  });
}

/**
 * Describes the pages of a project: the root, packages, and symbols.
 *
 * @returns The pages, the symbols among them, and the problems of symbols that can't have a page.
 */
export function projectPages(
  places: PagePlaces,
  options: PagesOptions,
): { pages: ReferencePage[]; symbols: DocumentedSymbol[]; problems: string[] } {
  const pages: ReferencePage[] = [];
  const symbols: DocumentedSymbol[] = [];
  const problems: string[] = [];
  for (const { file, model } of places.pages) {
    const context = contextOf(file, model, places, options);
    const declaration = model as DeclarationReflection;
    if (model.isProject()) pages.push(describeRoot(file, model, context, options));
    else if (model.kindOf(ReflectionKind.Module))
      pages.push(describePackage(file, declaration, context, options));
    else {
      const described = symbolPage(file, declaration, context, options);
      if (typeof described === 'string') problems.push(described);
      else {
        pages.push(described.page);
        symbols.push(described);
      }
    }
  }
  return { pages, symbols, problems };
}

/** Describes a symbol's page; a symbol of an unknown kind is a problem. */
function symbolPage(
  file: string,
  symbol: DeclarationReflection,
  context: WriterContext,
  options: PagesOptions,
): DocumentedSymbol | string {
  const typedocKind = ReflectionKind[symbol.kind] ?? String(symbol.kind);
  const row = kindOfTypedoc(typedocKind);
  if (!row)
    return `typedoc-out/${file}: no route for the TypeDoc kind "${typedocKind}" of "${symbol.name}". Add it to ${REFERENCE_KINDS_FILE}.`;
  const { packageName, place } = context;
  const importName = options.importName(packageName);
  const { description, signature, ...described } = describeSymbol(symbol, context);
  const content: Block[] = [
    { type: 'import', code: { code: importStatement(symbol, importName), links: [] } },
    ...description,
    ...(options.explainedErrors && symbol.kindOf(ReflectionKind.Class)
      ? explainThrown(symbol.name, options.explainedErrors, context)
      : []),
    ...described.content,
    ...(symbol.kindOf(ReflectionKind.Namespace) ? symbolLists(symbol, context) : []),
  ];
  return {
    symbol,
    place,
    entry: {
      package: packageName,
      kind: row.kind,
      name: symbol.name,
      slug: `${API_SLUG}${packageName}/src/${place}/`,
      summary: described.summary,
      signature: signature.slice(0, 400),
      members: Object.fromEntries(described.members.map(({ name, anchor }) => [name, anchor])),
    },
    page: {
      file,
      pageKind: 'symbol',
      title: symbol.name,
      description: described.summary || signature.replace(/\s+/g, ' '),
      package: packageName,
      kind: row.kind,
      symbol: symbol.name,
      translated: !options.isUntranslated(commentOf(symbol)),
      nameTargets: Object.fromEntries(context.nameTargets),
      data: {
        ...described,
        content,
        history: context.history,
        importName,
        source: options.sourceOf(packageName, place, symbol),
      },
    },
  };
}
