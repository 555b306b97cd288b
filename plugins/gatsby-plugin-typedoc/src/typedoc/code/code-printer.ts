import { ReflectionKind, type DeclarationReflection, type SignatureReflection } from 'typedoc';
import ts from 'typescript';
import type { DeclarationNodes, Declaration, SignatureNode } from './declaration-nodes';
import { draftMember } from './draft-member';
import { draftFunction, draftMergedBases, draftSymbol, hasTypeParameters } from './draft-symbol';
import { memoize } from '../../../../../src/model/text/memoize';
import { ANY, createFormatter, draftNode, writtenType, type PrintedCode } from './print-node';

/** Type parameters, parameters, and return type that a function's documentation lists. */
export interface PrintedSignature {
  typeParameters: PrintedTypeParameter[];
  parameters: { name: string; type: PrintedCode }[];
  returns: PrintedCode | null;
}

export interface PrintedTypeParameter {
  name: string;
  constraint: PrintedCode | null;
  defaultType: PrintedCode | null;
}

/** A project's code, as the compiler declares it. */
export interface CodePrinter {
  nodes: DeclarationNodes;
  /** A symbol's declaration, with its members if they fit (`outline`), or without (`head`). */
  symbol: (symbol: DeclarationReflection, part: 'head' | 'outline') => PrintedCode;
  /** The bases that an interface of the same name adds to a class, as the interface's declaration. */
  mergedBases: (symbol: DeclarationReflection) => PrintedCode | null;
  /** A function signature, a member, or a member's signature. */
  part: (reflection: DeclarationReflection | SignatureReflection) => PrintedCode;
  signature: (signature: SignatureReflection) => PrintedSignature;
  /** The call signatures of a symbol or member. */
  callSignatures: (reflection: DeclarationReflection) => PrintedSignature[];
  typeParameters: (symbol: DeclarationReflection) => PrintedTypeParameter[];
  /** The type of a documented property of an object type. */
  typeOf: (property: DeclarationReflection) => PrintedCode;
}

/** Creates a printer that prints each part once. */
export function createPrinter(nodes: DeclarationNodes): CodePrinter {
  const print = createFormatter();
  const printType: PrintType = (node, file) =>
    node && file ? print(draftNode({ node, file }, 'type', nodes.checker)) : null;
  const head = memoize((symbol: DeclarationReflection) => print(draftSymbol(symbol, false, nodes)));
  const outline = memoize((symbol: DeclarationReflection) => print(draftSymbol(symbol, true, nodes)));
  const signatureOf = memoize((signature: SignatureReflection) => {
    const emitted = nodes.signatureOf(signature);
    return emitted ? printSignature(emitted, printType, signature) : null;
  });
  return {
    nodes,
    symbol: (symbol, part) => (part === 'head' ? head : outline)(symbol),
    mergedBases: memoize((symbol) => {
      const draft = draftMergedBases(symbol, nodes);
      return draft && print(draft);
    }),
    part: memoize((reflection) => {
      if (!reflection.isSignature()) return print(draftMember(reflection, undefined, nodes));
      return reflection.parent.kindOf(ReflectionKind.Function)
        ? print(draftFunction(reflection, nodes))
        : print(draftMember(reflection.parent, reflection, nodes));
    }),
    signature: (signature) => signatureOf(signature) ?? { typeParameters: [], parameters: [], returns: null },
    callSignatures: memoize((reflection) => {
      const { signatures, type } = reflection;
      if (signatures) return signatures.flatMap((each) => signatureOf(each) ?? []);
      return type?.type === 'reflection' && type.declaration.signatures
        ? nodes.callSignaturesOf(reflection).map((each) => printSignature(each, printType))
        : [];
    }),
    typeParameters: memoize((symbol) => {
      const [emitted] = nodes.emittedOf(symbol);
      return emitted && hasTypeParameters(emitted.node)
        ? printTypeParameters(emitted.node.typeParameters, emitted.file, printType)
        : [];
    }),
    typeOf: memoize((property) => {
      const [emitted] = nodes.emittedOf(property);
      const written = emitted && ts.isPropertySignature(emitted.node) ? emitted.node.type : undefined;
      const inferred = written ? undefined : nodes.typeOf(property);
      return printType(written ?? inferred?.node, emitted?.file ?? inferred?.file) ?? NOTHING;
    }),
  };
}

const NOTHING: PrintedCode = { code: '', names: [] };

type PrintType = (node: ts.Node | undefined, file: ts.SourceFile | undefined) => PrintedCode | null;

function printSignature(
  { node, file }: Declaration<SignatureNode>,
  printType: PrintType,
  documented?: SignatureReflection,
): PrintedSignature {
  return {
    typeParameters: printTypeParameters(node.typeParameters, file, printType),
    parameters: node.parameters.map((parameter, index) => {
      const name = documented?.parameters?.[index]?.name;
      return {
        name: name && name !== '__namedParameters' ? name : nameOf(parameter, file),
        type: printType(writtenType(parameter), file) ?? ANY,
      };
    }),
    returns: printType(node.type, file),
  };
}

function printTypeParameters(
  declared: readonly ts.TypeParameterDeclaration[] = [],
  file: ts.SourceFile,
  printType: PrintType,
): PrintedTypeParameter[] {
  return declared.map(({ name, constraint, default: defaultType }) => ({
    name: name.text,
    constraint: printType(constraint, file),
    defaultType: printType(defaultType, file),
  }));
}

/** Returns a parameter's name; for a destructured parameter, its source text. */
function nameOf({ name }: ts.ParameterDeclaration, file: ts.SourceFile): string {
  return ts.isIdentifier(name)
    ? name.text
    : ts.createPrinter({ removeComments: true }).printNode(ts.EmitHint.Unspecified, name, file);
}
