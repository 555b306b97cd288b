import { ReflectionKind, type Reflection } from 'typedoc';
import ts from 'typescript';
import type { LinkTo } from './comment-markdown';
import type { DeclarationNodes } from './declaration-nodes';
import { externalUrl } from './externals';
import type { PrintedCode } from './print-node';

/** Offset and length of a name in code, and where it leads. */
export type CodeLink = [offset: number, length: number, url: string];

/** The links of the names in a piece of code: to the reference, or to the documentation of the package that declares them. */
export function linksOf({ names }: PrintedCode, nodes: DeclarationNodes, linkTo: LinkTo): CodeLink[] {
  return names.flatMap(({ offset, length, symbol }): CodeLink[] => {
    const url = urlOf(symbol, nodes, linkTo);
    return url ? [[offset, length, url]] : [];
  });
}

function urlOf(symbol: ts.Symbol, nodes: DeclarationNodes, linkTo: LinkTo): string | null | undefined {
  const documented = documentedBy(nodes.reflectionsOf(symbol));
  if (documented) return linkTo(documented);
  const file = symbol.declarations?.[0]?.getSourceFile();
  // Variables of the language, such as "Promise", are of the kind that parameters are.
  if (!file || symbol.flags & ts.SymbolFlags.TypeParameter) return null;
  const packageName = nodes.isDefaultLibrary(file)
    ? 'typescript'
    : /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file.fileName)?.[1];
  return externalUrl(packageName, symbol.name);
}

/** A type and a value of one name have one symbol: in a signature it is the type that is meant, where there is one. */
function documentedBy(reflections: readonly Reflection[]): Reflection | undefined {
  const shown = reflections.filter((each) => each.kindOf(LINKED));
  return shown.find((each) => !each.kindOf(ReflectionKind.Variable | ReflectionKind.Function)) ?? shown[0];
}

const LINKED =
  ReflectionKind.ClassOrInterface |
  ReflectionKind.Enum |
  ReflectionKind.EnumMember |
  ReflectionKind.TypeAlias |
  ReflectionKind.Namespace |
  ReflectionKind.Variable |
  ReflectionKind.Function;
