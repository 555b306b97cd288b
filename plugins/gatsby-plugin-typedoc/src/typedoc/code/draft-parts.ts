import type { Reflection, SignatureReflection } from 'typedoc';
import ts from 'typescript';
import { copyParameter } from '../../../../../packages/declarations/copy-nodes';
import { isBindingName } from '../import-names';
import type { DeclarationNodes, SignatureNode } from './declaration-nodes';
import type { UnformattedCode } from './print-node';

/** Returns the parameters, with destructured ones renamed to their documented names. */
export function parametersOf(signature: SignatureReflection, node: SignatureNode): ts.ParameterDeclaration[] {
  return node.parameters.map((parameter, index) => {
    const name = signature.parameters?.[index]?.name;
    if (ts.isIdentifier(parameter.name) || !name || name === '__namedParameters') return parameter;
    return copyParameter(parameter, { name: ts.factory.createIdentifier(name) });
  });
}

/**
 * Returns the exported name, or the declared or imported one if the exported name can't be in a
 * declaration (`default`). The compiler names a value without a name `_default`.
 */
export function declaredName(symbol: Reflection, node: ts.Node | undefined, nodes: DeclarationNodes): string {
  if (isBindingName(symbol.name)) return symbol.name;
  const declared = node && ts.getNameOfDeclaration(ts.getOriginalNode(node) as ts.Declaration);
  return declared && ts.isIdentifier(declared) && declared.text !== '_default'
    ? declared.text
    : nodes.importedName(symbol);
}

/** Creates `function name<T>(…): R`. */
export function functionNode(
  name: string,
  parameters: readonly ts.ParameterDeclaration[],
  { typeParameters, type }: Partial<SignatureNode> = {},
): ts.FunctionDeclaration {
  return ts.factory.createFunctionDeclaration(
    undefined,
    undefined,
    name,
    typeParameters,
    parameters,
    type,
    undefined,
  );
}

/** Creates a draft without links. */
export function plain(text: string): UnformattedCode {
  return { text, wrapper: 'statement', identifiers: [] };
}

/** Joins drafts with a separator. Returns the fallback if there are none. */
export function join(
  drafts: readonly UnformattedCode[],
  separator: string,
  fallback: UnformattedCode,
): UnformattedCode {
  const [first] = drafts;
  return first
    ? {
        ...first,
        text: drafts.map(({ text }) => text).join(separator),
        identifiers: drafts.flatMap(({ identifiers }) => identifiers),
      }
    : fallback;
}
