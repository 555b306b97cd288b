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
import { emitDeclarations, type FindEmitted } from './emitted-declarations';

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
  /** A reflection's emitted declarations. */
  emittedOf: (reflection: Reflection) => Declaration[];
  signatureOf: (signature: SignatureReflection) => Declaration<SignatureNode> | undefined;
  /** Call signatures of a variable or type alias with a function type. */
  callSignaturesOf: (reflection: DeclarationReflection) => Declaration<SignatureNode>[];
  /** The type of a value that has no emitted declaration. */
  typeOf: (reflection: DeclarationReflection) => Declaration<ts.TypeNode> | undefined;
}

const FLAGS = ts.NodeBuilderFlags.NoTruncation | ts.NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope;

/**
 * Records the signatures of a conversion.
 *
 * @param app - The TypeDoc application, before the conversion.
 * @returns Call it after the conversion. It returns null if the conversion did not start.
 */
export function watchDeclarations(app: Application): () => DeclarationNodes | null {
  let context: Context | null = null;
  const signatures = new Map<
    SignatureReflection,
    {
      declaration: ts.SignatureDeclaration | ts.JSDocSignature | undefined;
      signature: ts.Signature | undefined;
    }
  >();
  app.converter.on(Converter.EVENT_BEGIN, (begun: Context) => {
    context = begun;
  });
  app.converter.on(
    Converter.EVENT_CREATE_SIGNATURE,
    (
      _context: Context,
      reflection: SignatureReflection,
      declaration?: ts.SignatureDeclaration | ts.JSDocSignature,
      signature?: ts.Signature,
    ) => {
      signatures.set(reflection, { declaration, signature });
    },
  );
  return () => {
    if (!context) return null;
    const found = context;
    const [program] = found.programs;
    return program
      ? createDeclarationNodes(found, program, signatures, emitDeclarations(found.programs))
      : null;
  };
}

function isFunctionType(node: ts.Node): node is ts.FunctionOrConstructorTypeNode {
  return ts.isFunctionTypeNode(node) || ts.isConstructorTypeNode(node);
}

function createDeclarationNodes(
  context: Context,
  program: ts.Program,
  signatures: ReadonlyMap<
    SignatureReflection,
    {
      declaration: ts.SignatureDeclaration | ts.JSDocSignature | undefined;
      signature: ts.Signature | undefined;
    }
  >,
  findEmitted: FindEmitted,
): DeclarationNodes {
  const checker = program.getTypeChecker();
  const symbolOf = (reflection: Reflection) => context.getSymbolFromReflection(reflection);
  const fileOf = (symbol: ts.Symbol | undefined) => symbol?.declarations?.[0]?.getSourceFile();
  const inferred = (
    signature: ts.Signature,
    enclosing: ts.Declaration | undefined,
  ): Declaration<SignatureNode> | undefined => {
    const node = checker.signatureToSignatureDeclaration(
      signature,
      ts.SyntaxKind.CallSignature,
      enclosing,
      FLAGS,
    );
    const file = enclosing?.getSourceFile() ?? program.getSourceFiles()[0];
    return node && file && { node: node as ts.CallSignatureDeclaration, file };
  };
  const typeOfSymbol = (symbol: ts.Symbol) =>
    symbol.flags & ts.SymbolFlags.TypeAlias
      ? checker.getDeclaredTypeOfSymbol(symbol)
      : checker.getTypeOfSymbol(symbol);
  return {
    checker,
    externalUrlOf: (symbol) => {
      const id = context.createSymbolId(symbol);
      const found = context.converter.resolveExternalLink(
        id.toDeclarationReference(),
        context.project,
        undefined,
        id,
      );
      return typeof found === 'object' ? found.target : found;
    },
    symbolOf,
    reflectionsOf: (symbol) => context.project.getReflectionsFromSymbolId(context.createSymbolId(symbol)),
    emittedOf: (reflection) =>
      (symbolOf(reflection)?.declarations ?? []).flatMap((declaration) => {
        const node = findEmitted(declaration);
        return node ? [{ node, file: declaration.getSourceFile() }] : [];
      }),
    signatureOf: (reflection) => {
      const owners = symbolOf(reflection.parent)?.declarations ?? [];
      // TypeDoc doesn't announce the signatures of function types.
      const { declaration = owners.find(isFunctionType), signature } = signatures.get(reflection) ?? {};
      const node = declaration && findEmitted(declaration);
      const isInherited =
        declaration &&
        ts.isCallSignatureDeclaration(declaration) &&
        !owners.some((each) => each === declaration.parent);
      // An inherited call signature may refer to type parameters of its interface.
      if (signature && isInherited && owners.some(ts.isInterfaceDeclaration))
        return inferred(signature, owners[0]);
      if (node && ts.isFunctionLike(node)) return { node, file: declaration.getSourceFile() };
      return signature && inferred(signature, declaration ?? owners[0]);
    },
    callSignaturesOf: (reflection) => {
      const symbol = symbolOf(reflection);
      const enclosing = symbol?.declarations?.[0];
      return symbol && !reflection.kindOf(ReflectionKind.SomeModule)
        ? typeOfSymbol(symbol)
            .getCallSignatures()
            .flatMap((signature) => inferred(signature, enclosing) ?? [])
        : [];
    },
    typeOf: (reflection) => {
      const symbol = symbolOf(reflection);
      const file = fileOf(symbol) ?? program.getSourceFiles()[0];
      const node = symbol && checker.typeToTypeNode(typeOfSymbol(symbol), symbol.declarations?.[0], FLAGS);
      return node && file && { node, file };
    },
  };
}
