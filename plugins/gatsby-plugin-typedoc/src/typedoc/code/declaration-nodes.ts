import {
  Converter,
  ReflectionKind,
  type Application,
  type Context,
  type DeclarationReflection,
  type Reflection,
  type SignatureReflection,
} from 'typedoc';
import ts from 'typescript';
import { followAlias } from '../../../../../packages/declarations/follow-alias';
import type { NamedLink } from '../../../../../src/model/reference/reference-blocks';
import { importedName, packageNameOf } from '../import-names';
import { emitDeclarations } from './emitted-declarations';

/** An emitted declaration node, and the source file that its literals belong to. */
export interface Declaration<Node extends ts.Node = ts.Node> {
  node: Node;
  file: ts.SourceFile;
}

/** The parts of a function, method, or constructor that its documentation shows. */
export type SignatureNode = Pick<ts.SignatureDeclaration, 'typeParameters' | 'parameters' | 'type'> & ts.Node;

/** Maps between TypeDoc's reflections and the compiler's symbols and declarations. */
export interface DeclarationNodes {
  checker: ts.TypeChecker;
  /** Finds a foreign symbol in the documentation of its package. */
  externalUrlOf: (symbol: ts.Symbol) => string | undefined;
  symbolOf: (reflection: Reflection) => ts.Symbol | undefined;
  /** A symbol's reflections: more than one if a type and a value share its name. */
  reflectionsOf: (symbol: ts.Symbol) => Reflection[];
  /** The name from the symbol's import statement, if a declaration can't use the symbol's own name. */
  importedName: (symbol: Reflection) => string;
  /** A reflection's emitted declarations. */
  emittedOf: (reflection: Reflection) => Declaration[];
  signatureOf: (signature: SignatureReflection) => Declaration<SignatureNode> | undefined;
  /** Call signatures of a variable or type alias with a function type. */
  callSignaturesOf: (reflection: DeclarationReflection) => Declaration<SignatureNode>[];
  /** The members that a class or interface inherits from other packages, by the type that declares them. */
  externalMembersOf: (symbol: DeclarationReflection) => ExternalMembers[];
  /** What a package or namespace exports by name from packages that aren't documented. */
  foreignExportsOf: (module: DeclarationReflection) => NamedLink[];
  /** The type of a value that has no emitted declaration. */
  typeOf: (reflection: DeclarationReflection) => Declaration<ts.TypeNode> | undefined;
}

/** Names of members that TypeDoc excludes, and the type that declares them. */
interface ExternalMembers {
  base: NamedLink;
  names: string[];
}

const FLAGS = ts.NodeBuilderFlags.NoTruncation | ts.NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope;

/** The syntax or the compiler's signature that TypeDoc converted to a signature reflection. */
interface SignatureSource {
  declaration?: ts.SignatureDeclaration | ts.JSDocSignature;
  signature?: ts.Signature;
}

/**
 * Records the signatures of a conversion.
 *
 * @param app - The TypeDoc application, before the conversion.
 * @param importName - Converts a package's folder name to its import name.
 * @returns A function to call after the conversion. It returns null if the conversion didn't start.
 */
export function watchDeclarations(
  app: Application,
  importName: (packageName: string) => string,
): () => DeclarationNodes | null {
  let context: Context | null = null;
  const sources = new Map<SignatureReflection, SignatureSource>();
  app.converter.on(Converter.EVENT_BEGIN, (begun: Context) => {
    context = begun;
  });
  app.converter.on(
    Converter.EVENT_CREATE_SIGNATURE,
    (
      _context: Context,
      reflection: SignatureReflection,
      declaration?: SignatureSource['declaration'],
      signature?: ts.Signature,
    ) => {
      sources.set(reflection, { declaration, signature });
    },
  );
  return () => {
    const [program] = context?.programs ?? [];
    if (!context || !program) return null;
    return {
      ...createDeclarationNodes(context, program, sources),
      importedName: (symbol) => importedName(symbol, importName(packageNameOf(symbol))),
    };
  };
}

function createDeclarationNodes(
  context: Context,
  program: ts.Program,
  sources: ReadonlyMap<SignatureReflection, SignatureSource>,
): Omit<DeclarationNodes, 'importedName'> {
  const checker = program.getTypeChecker();
  const findEmitted = emitDeclarations(context.programs);
  const symbolOf = (reflection: Reflection) => context.getSymbolFromReflection(reflection);
  const declarationsOf = (reflection: Reflection) => symbolOf(reflection)?.declarations ?? [];
  return {
    checker,
    externalUrlOf: (symbol) => externalUrlOf(symbol, context),
    symbolOf,
    reflectionsOf: (symbol) => context.project.getReflectionsFromSymbolId(context.createSymbolId(symbol)),
    emittedOf: (reflection) =>
      declarationsOf(reflection).flatMap((declaration) => {
        if (isInstantiated(reflection, declaration, symbolOf(reflection))) return [];
        const node = findEmitted(declaration) ?? aliasOf(declaration, symbolOf(reflection), checker);
        return node ? [{ node, file: declaration.getSourceFile() }] : [];
      }),
    signatureOf: (reflection) => {
      const owners = declarationsOf(reflection.parent);
      // TypeDoc doesn't announce the signatures of function types.
      const { declaration = owners.find(isFunctionType), signature = signatureOfTag(declaration, checker) } =
        sources.get(reflection) ?? {};
      // An inherited signature may refer to type parameters of its class or interface.
      const isInherited =
        (owners.some(ts.isInterfaceDeclaration) && isForeignCall(declaration, owners)) ||
        isInstantiated(reflection.parent, declaration, symbolOf(reflection.parent));
      if (signature && isInherited) return inferSignature(signature, owners[0], program);
      const node = declaration && findEmitted(declaration);
      if (node && ts.isFunctionLike(node)) return { node, file: declaration.getSourceFile() };
      return signature && inferSignature(signature, declaration ?? owners[0], program);
    },
    callSignaturesOf: (reflection) => {
      const symbol = reflection.kindOf(ReflectionKind.SomeModule) ? undefined : symbolOf(reflection);
      const signatures = symbol ? typeOfSymbol(symbol, checker).getCallSignatures() : [];
      return signatures.flatMap((each) => inferSignature(each, symbol?.declarations?.[0], program) ?? []);
    },
    externalMembersOf: (reflection) => {
      const symbol = reflection.kindOf(ReflectionKind.ClassOrInterface) && symbolOf(reflection);
      return symbol ? externalMembers(symbol, context, program) : [];
    },
    foreignExportsOf: (module) => {
      const symbol = symbolOf(module);
      return symbol ? foreignExports(symbol, context, checker) : [];
    },
    typeOf: (reflection) => {
      const symbol = symbolOf(reflection);
      const [enclosing] = declarationsOf(reflection);
      const file = fileOf(enclosing, program);
      const node = symbol && checker.typeToTypeNode(typeOfSymbol(symbol, checker), enclosing, FLAGS);
      return node && file && { node, file };
    },
  };
}

function externalMembers(symbol: ts.Symbol, context: Context, program: ts.Program): ExternalMembers[] {
  const checker = program.getTypeChecker();
  const byBase = new Map<string, ExternalMembers>();
  for (const member of checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol))) {
    const [declaration] = member.declarations ?? [];
    const owner = ts.findAncestor(declaration, isNamedType);
    const base = owner?.name && checker.getSymbolAtLocation(owner.name);
    const name = declaration && ts.getNameOfDeclaration(declaration)?.getText();
    if (!declaration || !base || !name || name.startsWith('#')) continue;
    const isPrivate = (ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.Private) !== 0;
    const isBuiltIn = program.isSourceFileDefaultLibrary(declaration.getSourceFile());
    if (isPrivate || isBuiltIn || !context.converter.shouldIgnore(member, checker)) continue;
    const members = byBase.get(base.name) ?? {
      base: { name: base.name, target: externalUrlOf(base, context) ?? null },
      names: [],
    };
    byBase.set(base.name, members);
    members.names.push(member.flags & ts.SymbolFlags.Method ? `${name}()` : name);
  }
  return [...byBase.values()];
}

function foreignExports(module: ts.Symbol, context: Context, checker: ts.TypeChecker): NamedLink[] {
  if (!(module.flags & ts.SymbolFlags.Module)) return [];
  return checker.getExportsOfModule(module).flatMap((exported) => {
    const target = followAlias(exported, checker);
    const isForeign = isUnresolved(target) || context.converter.shouldIgnore(target, checker);
    if (target === exported || !isForeign) return [];
    return [{ name: exported.name, target: externalUrlOf(target, context) ?? null }];
  });
}

/** Checks for the placeholder that the compiler uses for every name from a missing package. */
function isUnresolved(symbol: ts.Symbol): boolean {
  return symbol.declarations === undefined;
}

/**
 * Removes the exports that the compiler can't resolve. They share one placeholder symbol, so every
 * unknown name would link to the page of the first one.
 */
export function removeUnresolved(context: Context): void {
  const { project } = context;
  for (const reflection of project.getReflectionsByKind(ReflectionKind.All)) {
    const symbol = context.getSymbolFromReflection(reflection);
    const isExport = reflection.parent?.kindOf(ReflectionKind.SomeModule);
    if (symbol && isExport && isUnresolved(symbol)) project.removeReflection(reflection);
  }
}

function isNamedType(
  node: ts.Node,
): node is ts.ClassLikeDeclaration | ts.InterfaceDeclaration | ts.TypeAliasDeclaration {
  return ts.isClassLike(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);
}

function externalUrlOf(symbol: ts.Symbol, context: Context): string | undefined {
  const id = context.createSymbolId(symbol);
  const reference = id.toDeclarationReference();
  const link = context.converter.resolveExternalLink(reference, context.project, undefined, id);
  return typeof link === 'object' ? link.target : link;
}

function inferSignature(
  signature: ts.Signature,
  enclosing: ts.Declaration | undefined,
  program: ts.Program,
): Declaration<SignatureNode> | undefined {
  const checker = program.getTypeChecker();
  const kind = ts.SyntaxKind.CallSignature;
  const node = checker.signatureToSignatureDeclaration(signature, kind, enclosing, FLAGS);
  const file = fileOf(enclosing, program);
  return node && file && { node: node as ts.CallSignatureDeclaration, file };
}

function typeOfSymbol(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Type {
  return symbol.flags & ts.SymbolFlags.TypeAlias
    ? checker.getDeclaredTypeOfSymbol(symbol)
    : checker.getTypeOfSymbol(symbol);
}

function fileOf(declaration: ts.Declaration | undefined, program: ts.Program): ts.SourceFile | undefined {
  return declaration?.getSourceFile() ?? program.getSourceFiles()[0];
}

type FunctionType = ts.FunctionOrConstructorTypeNode | ts.JSDocSignature;

function isFunctionType(node: ts.Node): node is FunctionType {
  return ts.isFunctionTypeNode(node) || ts.isConstructorTypeNode(node) || ts.isJSDocSignature(node);
}

/** Returns the signature of a JSDoc `@callback`. The compiler resolves it, but its types exclude it. */
function signatureOfTag(node: ts.Node | undefined, checker: ts.TypeChecker): ts.Signature | undefined {
  return node && ts.isJSDocSignature(node)
    ? checker.getSignatureFromDeclaration(node as ts.Node as ts.SignatureDeclaration)
    : undefined;
}

/** Creates the type alias of a JSDoc `@typedef`, `@callback`, or `@enum`: the compiler emits none. */
function aliasOf(
  declaration: ts.Declaration,
  symbol: ts.Symbol | undefined,
  checker: ts.TypeChecker,
): ts.TypeAliasDeclaration | undefined {
  const isTag =
    ts.isJSDocTypedefTag(declaration) || ts.isJSDocCallbackTag(declaration) || ts.isJSDocEnumTag(declaration);
  if (!isTag || !symbol) return undefined;
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  const flags = FLAGS | ts.NodeBuilderFlags.InTypeAlias;
  const node = checker.typeToTypeNode(type, declaration, flags);
  const typeParameters = (type.aliasTypeArguments ?? []).flatMap(
    (each) => checker.typeParameterToDeclaration(each as ts.TypeParameter, declaration, FLAGS) ?? [],
  );
  return node && ts.factory.createTypeAliasDeclaration(undefined, symbol.name, typeParameters, node);
}

/**
 * Checks whether a member has type parameters in its declaration, but not on this page: those of a base, or
 * those of a type that an alias adds.
 */
function isInstantiated(
  member: Reflection,
  declaration: ts.Node | undefined,
  symbol: ts.Symbol | undefined,
): boolean {
  if (!member.isDeclaration() || !declaration) return false;
  const isAdded =
    member.parent?.kindOf(ReflectionKind.TypeLiteral) === true &&
    ((symbol?.flags ?? 0) & ts.SymbolFlags.Transient) !== 0;
  const base = isAdded ? ts.findAncestor(declaration, isNamedType) : declaration.parent;
  if (!base || !isNamedType(base) || !(isAdded || member.inheritedFrom)) return false;
  return (base.typeParameters ?? []).length > 0;
}

/** Checks whether a declaration is a call signature of another type. */
function isForeignCall(declaration: ts.Node | undefined, owners: readonly ts.Node[]): boolean {
  return (
    declaration !== undefined &&
    ts.isCallSignatureDeclaration(declaration) &&
    !owners.includes(declaration.parent)
  );
}
