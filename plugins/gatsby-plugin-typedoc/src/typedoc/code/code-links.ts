import { ReflectionKind, type Reflection } from 'typedoc';
import ts from 'typescript';
import type { CodeLink } from '../../../../../src/model/reference/reference-blocks';
import type { LinkTo } from '../comments/comment-markdown';
import type { DeclarationNodes } from './declaration-nodes';
import type { PrintedCode } from './print-node';

/** Links names in code to the reference, or to the documentation of the declaring package. */
export function linksOf({ names }: PrintedCode, nodes: DeclarationNodes, linkTo: LinkTo): CodeLink[] {
  return names.flatMap(({ offset, length, symbol, isValue }): CodeLink[] => {
    const url = urlOf(symbol, isValue, nodes, linkTo);
    return url ? [[offset, length, url]] : [];
  });
}

function urlOf(
  symbol: ts.Symbol,
  isValue: boolean,
  nodes: DeclarationNodes,
  linkTo: LinkTo,
): string | null | undefined {
  const documented = documentedBy(nodes.reflectionsOf(symbol), isValue);
  if (documented) return linkTo(documented);
  // Globals such as "Promise" share a flag with parameters, so only skip type parameters.
  return symbol.flags & ts.SymbolFlags.TypeParameter ? null : nodes.externalUrlOf(symbol);
}

/** Chooses the reflection to link to: a type and a value with the same name share a symbol. */
function documentedBy(reflections: readonly Reflection[], isValue: boolean): Reflection | undefined {
  const shown = reflections.filter((each) => each.kindOf(LINKED));
  const values = ReflectionKind.Variable | ReflectionKind.Function;
  return shown.find((each) => each.kindOf(values) === isValue) ?? shown[0];
}

const LINKED =
  ReflectionKind.ClassOrInterface |
  ReflectionKind.Enum |
  ReflectionKind.EnumMember |
  ReflectionKind.TypeAlias |
  ReflectionKind.Namespace |
  ReflectionKind.Variable |
  ReflectionKind.Function;
