import { ReflectionKind, type DeclarationReflection, type SignatureReflection, type SomeType } from 'typedoc';
import type { ReferenceData, ReferenceMember, ReferenceSignature } from '../../../../../src/model/docs/doc';
import type { Block } from '../../../../../src/model/reference/reference-blocks';
import type { PrintedSignature } from '../code/code-printer';
import { summaryText } from '../comments/comment-markdown';
import { createHeadingMaker, sectionBlocks } from './detail-sections';
import { inheritedMembers } from './inheritance';
import { childrenOf, isEmptyConstructor, memberAnchors, ownMembers } from './member-anchors';
import { groupMembers, memberBlocks, memberKind, memberSummary } from './member-groups';
import { describeModule } from './describe-module';
import { describeOverloads, parameterSections } from './overloads';
import { prose, signatureBlock, type WriterContext } from './writer-context';
import { signatureDetails, typeDetails, typeParameterSection } from './signature-details';
import { commentOf, distinct, propertiesIn, unnamedSignatures } from './type-members';
import { usedBy } from './used-by';

/** A symbol page's data: what it shows, and data for the rest of the site. */
interface DescribedSymbol
  extends Pick<ReferenceData, 'summary' | 'deprecated' | 'abstract' | 'signatures' | 'members'> {
  /** The comment; none for overloads, which have comments of their own. */
  description: Block[];
  /** What follows the description. */
  content: Block[];
  signature: string;
}

/** Describes a symbol: what its page shows, and its data for the rest of the site. */
export function describeSymbol(symbol: DeclarationReflection, context: WriterContext): DescribedSymbol {
  const children = childrenOf(symbol).filter((child) => !isEmptyConstructor(child));
  const declared = new Set(ownMembers(symbol));
  const own = children.filter((child) => declared.has(child));
  const inherited = children.filter((child) => !declared.has(child));
  const anchors = memberAnchors(own);
  const anchorOf = (member: DeclarationReflection) => anchors.get(member) ?? member.name;
  const groups = groupMembers(own, context);
  const constant = overloadedConstant(symbol);
  const functions = symbol.kindOf(ReflectionKind.Function) ? (symbol.signatures ?? []) : (constant ?? []);
  const comment = commentOf(symbol);
  const heading = createHeadingMaker(new Set(anchors.values()));
  const isOverloaded = functions.length > 1;
  const { blocks: first, headed } = isOverloaded
    ? describeOverloads(
        { signatures: functions, comment: symbol.comment },
        functions.map((_, index) => `overload-${index + 1}`),
        context,
        heading,
        constant && context.printer.symbol(symbol, 'outline'),
      )
    : { blocks: [], headed: [] };
  const blocks: Block[] = [...first];
  if (!isOverloaded) {
    const outline = context.printer.symbol(symbol, 'outline');
    // `enum Size` and `class Page` only repeat the page's title.
    if (!/^(?:class|enum) [\w$]+$/.test(outline.code)) blocks.push(signatureBlock(outline, context));
    const bases = context.printer.mergedBases(symbol);
    if (bases) blocks.push(signatureBlock(bases, context));
    if (functions[0]) blocks.push(...signatureDetails(functions[0], context, heading));
    else {
      if (!symbol.kindOf(ReflectionKind.Enum)) blocks.push(...memberSummary(groups, anchors));
      const { typeParameters = [] } = symbol;
      const printed = context.printer.typeParameters(symbol);
      blocks.push(
        ...sectionBlocks([typeParameterSection(typeParameters, printed, context)], heading),
        ...(comment ? sectionBlocks(parameterSections(comment, context), heading) : []),
        ...typeDetails(own.length > 0 ? undefined : symbol.type, comment, context, heading),
        ...callSignatures(symbol, context),
        ...unnamedMembers(symbol, context),
      );
    }
  }
  blocks.push(
    ...describeModule(symbol, context, heading),
    ...memberBlocks(groups, anchors, context),
    ...inheritedMembers(symbol, inherited, anchors, context),
    ...usedBy(symbol, context, heading),
  );
  return {
    description: isOverloaded ? [] : prose(comment, context),
    content: blocks,
    signature: context.printer.symbol(symbol, 'head').code,
    summary: summaryText(comment),
    deprecated: comment?.hasModifier('@deprecated') === true || comment?.getTag('@deprecated') !== undefined,
    abstract: symbol.flags.isAbstract,
    signatures: context.printer.callSignatures(symbol).map(signatureData),
    members: [
      ...functions.flatMap(({ parameters = [], type }, index) => {
        const overload = headed[index] ? `overload-${index + 1}` : undefined;
        return [
          ...parameters.flatMap((each) => nestedProperties(each.type, each.name, overload ?? 'parameters')),
          ...nestedProperties(type, '', overload ?? 'returns'),
        ];
      }),
      ...own.flatMap((child) => [
        memberData(child, anchorOf(child), context),
        ...nestedProperties(child.type, child.name, anchorOf(child)),
      ]),
    ],
  };
}

/** Returns the call signatures of a constant whose type has several, and no other members. */
function overloadedConstant({ type, kind }: DeclarationReflection): SignatureReflection[] | undefined {
  if (kind !== ReflectionKind.Variable || type?.type !== 'reflection') return undefined;
  const { signatures = [], children, indexSignatures } = type.declaration;
  return signatures.length > 1 && !children && !indexSignatures ? signatures : undefined;
}

/** Documents call signatures. The interface declaration already shows them. */
function callSignatures(symbol: DeclarationReflection, context: WriterContext): Block[] {
  const signatures = symbol.signatures ?? [];
  return signatures.flatMap((each) => [
    ...(signatures.length > 1 ? [signatureBlock(context.printer.part(each), context)] : []),
    ...(symbol.comment ? prose(each.comment, context) : []),
    ...signatureDetails(each, context),
  ]);
}

/** Describes the signatures that have a comment but no section. */
function unnamedMembers(symbol: DeclarationReflection, context: WriterContext): Block[] {
  return unnamedSignatures(symbol)
    .filter(({ comment }) => comment)
    .flatMap((each) => [
      signatureBlock(context.printer.part(each), context),
      ...prose(each.comment, context),
      ...(each.kindOf(ReflectionKind.CallSignature) ? signatureDetails(each, context) : []),
    ]);
}

function memberData(child: DeclarationReflection, anchor: string, context: WriterContext): ReferenceMember {
  return {
    name: child.name,
    anchor,
    kind: memberKind(child),
    summary: summaryText(commentOf(child)),
    since: context.historyOf(child)?.since ?? null,
    signatures: context.printer
      .callSignatures(child)
      .map((signature) =>
        signatureData(
          child.kindOf(ReflectionKind.Constructor)
            ? constructorSignature(signature, child, context)
            : signature,
        ),
      ),
  };
}

/** Collects the documented properties of object types, so that search finds them. */
function nestedProperties(type: SomeType | undefined, path: string, anchor: string): ReferenceMember[] {
  const members = propertiesIn(type, path).map(({ path: name, comment }) => ({
    name,
    anchor,
    kind: 'property' as const,
    summary: summaryText(comment),
    since: null,
    signatures: [],
  }));
  return distinct(members);
}

/** Adds the class's type parameters and return type to a constructor signature. */
function constructorSignature(
  signature: PrintedSignature,
  { parent }: DeclarationReflection,
  context: WriterContext,
): PrintedSignature {
  if (signature.returns || !parent?.isDeclaration()) return signature;
  const typeParameters = context.printer.typeParameters(parent);
  const names = typeParameters.map(({ name }) => name).join(', ');
  const code = `${parent.name}${names ? `<${names}>` : ''}`;
  return { ...signature, typeParameters, returns: { code, names: [] } };
}

/** Collects a signature's data for search by type. */
function signatureData(signature: PrintedSignature): ReferenceSignature {
  return {
    typeParameters: signature.typeParameters.map(({ name }) => name),
    parameters: signature.parameters.map(({ type }) => type.code),
    returns: signature.returns?.code ?? 'any',
  };
}
