import {
  ReflectionKind,
  type DeclarationReflection,
  type ProjectReflection,
  type SignatureReflection,
  type SomeType,
} from 'typedoc';
import ts from 'typescript';
import type { DeclarationNodes, Emitted, SignatureNode } from './declaration-nodes';
import { draftMember } from './draft-member';
import { draftFunction, draftSymbol } from './draft-symbol';
import { ownMembers } from './member-anchors';
import { createFormatter, draftNode, writtenType, type Draft, type PrintedCode } from './print-node';
import { functionsIn, propertiesIn, unnamedSignatures } from './type-members';

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
  /** A function signature, a member, or a member's signature. */
  part: (reflection: DeclarationReflection | SignatureReflection) => PrintedCode;
  signature: (signature: SignatureReflection) => PrintedSignature;
  /** The call signatures of a symbol or member. */
  callSignatures: (reflection: DeclarationReflection) => PrintedSignature[];
  typeParameters: (symbol: DeclarationReflection) => PrintedTypeParameter[];
  /** The type of a documented property of an object type. */
  typeOf: (property: DeclarationReflection) => PrintedCode;
}

/** Prints and formats all code in advance: the formatter is async, but TypeDoc's themes are not. */
export async function printProject(
  project: ProjectReflection,
  nodes: DeclarationNodes,
): Promise<CodePrinter> {
  const formatDraft = createFormatter();
  const pending: Promise<void>[] = [];
  const print = (draft: Draft, done: (code: PrintedCode) => void): void => {
    pending.push(formatDraft(draft).then(done));
  };
  const heads = new Map<DeclarationReflection, PrintedCode>();
  const outlines = new Map<DeclarationReflection, PrintedCode>();
  const parts = new Map<DeclarationReflection | SignatureReflection, PrintedCode>();
  const signatures = new Map<SignatureReflection, PrintedSignature>();
  const callSignatures = new Map<DeclarationReflection, PrintedSignature[]>();
  const types = new Map<DeclarationReflection, PrintedCode>();
  const typeParameters = new Map<DeclarationReflection, PrintedTypeParameter[]>();

  const printType = (
    node: ts.Node | undefined,
    file: ts.SourceFile | undefined,
    done: (code: PrintedCode) => void,
  ) => {
    if (node && file) print(draftNode(node, 'type', file, nodes.checker), done);
  };
  const printTypeParameters = (
    declared: readonly ts.TypeParameterDeclaration[] | undefined,
    file: ts.SourceFile,
  ): PrintedTypeParameter[] =>
    (declared ?? []).map(({ name, constraint, default: defaultType }) => {
      const printed: PrintedTypeParameter = { name: name.text, constraint: null, defaultType: null };
      printType(constraint, file, (code) => (printed.constraint = code));
      printType(defaultType, file, (code) => (printed.defaultType = code));
      return printed;
    });
  const printSignature = (
    { node, file }: Emitted<SignatureNode>,
    documented?: SignatureReflection,
  ): PrintedSignature => {
    const printed: PrintedSignature = {
      typeParameters: printTypeParameters(node.typeParameters, file),
      parameters: node.parameters.map((parameter, index) => {
        const name = documented?.parameters?.[index]?.name;
        const shown = {
          name: name && name !== '__namedParameters' ? name : nameOf(parameter, file),
          type: ANY,
        };
        printType(writtenType(parameter), file, (code) => (shown.type = code));
        return shown;
      }),
      returns: null,
    };
    printType(node.type, file, (code) => (printed.returns = code));
    return printed;
  };
  const addFunction = (signature: SignatureReflection) => {
    const emitted = nodes.signatureOf(signature);
    if (emitted) signatures.set(signature, printSignature(emitted, signature));
    for (const { type } of signature.parameters ?? []) addType(type);
    addType(signature.type);
  };
  const addType = (type: SomeType | undefined) => {
    for (const { signature } of functionsIn(type, '')) addFunction(signature);
    for (const { property } of propertiesIn(type, '')) {
      const [emitted] = nodes.emittedOf(property);
      const written = emitted && ts.isPropertySignature(emitted.node) ? emitted.node.type : undefined;
      const inferred = written ? undefined : nodes.typeOf(property);
      printType(written ?? inferred?.node, emitted?.file ?? inferred?.file, (code) =>
        types.set(property, code),
      );
    }
  };
  const addSignature = (signature: SignatureReflection, draft: Draft) => {
    print(draft, (code) => parts.set(signature, code));
    addFunction(signature);
  };
  const addCallable = (reflection: DeclarationReflection) => {
    if (reflection.signatures)
      callSignatures.set(
        reflection,
        reflection.signatures.flatMap((each) => signatures.get(each) ?? []),
      );
    else if (reflection.type?.type === 'reflection' && reflection.type.declaration.signatures)
      callSignatures.set(
        reflection,
        nodes.callSignaturesOf(reflection).map((each) => printSignature(each)),
      );
  };
  const addMember = (member: DeclarationReflection) => {
    if (!member.signatures) print(draftMember(member, undefined, nodes), (code) => parts.set(member, code));
    for (const signature of member.signatures ?? [])
      addSignature(signature, draftMember(member, signature, nodes));
    if (member.setSignature) addFunction(member.setSignature);
    addCallable(member);
    addType(member.type);
  };
  const addSymbol = (symbol: DeclarationReflection) => {
    print(draftSymbol(symbol, false, nodes), (code) => heads.set(symbol, code));
    print(draftSymbol(symbol, true, nodes), (code) => outlines.set(symbol, code));
    const isFunction = symbol.kindOf(ReflectionKind.Function);
    for (const signature of symbol.signatures ?? [])
      addSignature(
        signature,
        isFunction ? draftFunction(signature, nodes) : draftMember(symbol, signature, nodes),
      );
    for (const signature of unnamedSignatures(symbol))
      addSignature(signature, draftMember(symbol, signature, nodes));
    addCallable(symbol);
    addType(symbol.type);
    for (const { node, file } of nodes.emittedOf(symbol).slice(0, 1))
      if (ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node))
        typeParameters.set(symbol, printTypeParameters(node.typeParameters, file));
    for (const member of ownMembers(symbol)) addMember(member);
  };
  const addModule = (module: { children?: DeclarationReflection[] }) => {
    for (const child of module.children ?? []) {
      if (child.kindOf(ReflectionKind.Reference)) continue;
      if (!child.kindOf(ReflectionKind.Module)) addSymbol(child);
      if (child.kindOf(ReflectionKind.SomeModule)) addModule(child);
    }
  };
  addModule(project);
  await Promise.all(pending);
  return {
    nodes,
    symbol: (symbol, part) => (part === 'head' ? heads : outlines).get(symbol) ?? NOTHING,
    part: (reflection) => parts.get(reflection) ?? NOTHING,
    signature: (signature) =>
      signatures.get(signature) ?? { typeParameters: [], parameters: [], returns: null },
    callSignatures: (reflection) => callSignatures.get(reflection) ?? [],
    typeOf: (property) => types.get(property) ?? NOTHING,
    typeParameters: (symbol) => typeParameters.get(symbol) ?? [],
  };
}

const NOTHING: PrintedCode = { code: '', names: [] };
const ANY: PrintedCode = { code: 'any', names: [] };

/** Returns a parameter's name; for a destructured parameter, its source text. */
function nameOf({ name }: ts.ParameterDeclaration, file: ts.SourceFile): string {
  return ts.isIdentifier(name)
    ? name.text
    : ts.createPrinter({ removeComments: true }).printNode(ts.EmitHint.Unspecified, name, file);
}
