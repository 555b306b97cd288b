import { ReflectionKind, type DeclarationReflection } from 'typedoc';
import { API_SLUG } from '../../../../src/model/docs/addresses';
import { kindOfTypedoc, REFERENCE_KINDS_FILE } from '../../../../src/model/reference/kinds';
import type { SymbolEntry } from '../../../../src/model/reference/symbol-entry';
import type { PagePlaces } from './docs-router';
import { describePackage, describeRoot, symbolLists } from './pages/index-pages';
import { explainThrown } from './errors/explain-message';
import type { ReferencePage } from '../../../../src/model/reference/reference-page';
import type { Block } from '../../../../src/model/reference/reference-blocks';
import { importStatement } from './import-names';
import { createWriterContext, type PagesOptions, type WriterContext } from './pages/writer-context';
import { describeSymbol } from './pages/symbol-page';
import { commentOf } from './pages/type-members';

/** A symbol with its page. */
export interface DocumentedSymbol {
  page: ReferencePage;
  symbol: DeclarationReflection;
  /** The place in the package, such as `classes/Page`. */
  place: string;
  entry: SymbolEntry;
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
    const context = createWriterContext(file, model, places, options);
    const declaration = model as DeclarationReflection;
    if (model.isProject()) pages.push(describeRoot(model, context));
    else if (model.kindOf(ReflectionKind.Module)) pages.push(describePackage(declaration, context));
    else {
      const described = symbolPage(declaration, context);
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
function symbolPage(symbol: DeclarationReflection, context: WriterContext): DocumentedSymbol | string {
  const typedocKind = ReflectionKind[symbol.kind] ?? String(symbol.kind);
  const row = kindOfTypedoc(typedocKind);
  if (!row)
    return `typedoc-out/${context.file}: no route for the TypeDoc kind "${typedocKind}" of "${symbol.name}". Add it to ${REFERENCE_KINDS_FILE}.`;
  const { file, packageName, place, explainedErrors } = context;
  const importName = context.importName(packageName);
  const { description, signature, ...described } = describeSymbol(symbol, context);
  const content: Block[] = [
    { type: 'import', code: { code: importStatement(symbol, importName), links: [] } },
    ...description,
    ...(explainedErrors && symbol.kindOf(ReflectionKind.Class)
      ? explainThrown(symbol.name, explainedErrors, context)
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
      translated: !context.isUntranslated(commentOf(symbol)),
      nameTargets: Object.fromEntries(context.nameTargets),
      data: {
        ...described,
        content,
        history: context.history,
        importName,
        source: context.sourceOf(packageName, place, symbol),
      },
    },
  };
}
