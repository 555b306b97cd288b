import { ReflectionKind, type Reflection } from 'typedoc';
import ts from 'typescript';
import type { CodeLink } from '../../../../../src/model/reference/reference-blocks';
import type { LinkTo } from '../comments/comment-markdown';
import type { DeclarationNodes } from './declaration-nodes';
import type { PrintedCode } from './print-node';

/** Links names in code to the reference, or to the documentation of the declaring package. */
export function linksOf({ names }: PrintedCode, nodes: DeclarationNodes, linkTo: LinkTo): CodeLink[] {
  return names.flatMap(({ offset, length, symbol }): CodeLink[] => {
    const url = urlOf(symbol, nodes, linkTo);
    return url ? [[offset, length, url]] : [];
  });
}

function urlOf(symbol: ts.Symbol, nodes: DeclarationNodes, linkTo: LinkTo): string | null | undefined {
  const documented = documentedBy(nodes.reflectionsOf(symbol));
  if (documented) return linkTo(documented);
  // Globals such as "Promise" share a flag with parameters, so only skip type parameters.
  return symbol.flags & ts.SymbolFlags.TypeParameter ? null : nodes.externalUrlOf(symbol);
}

/**
 * Chooses the reflection to link to. A type and a value with the same name share a symbol; in a
 * signature, the type is more likely.
 */
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
