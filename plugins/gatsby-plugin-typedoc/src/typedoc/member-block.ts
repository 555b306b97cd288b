import { ReflectionKind, type Comment, type DeclarationReflection } from 'typedoc';
import { partsToMarkdown } from './comment-markdown';
import { inlineCode } from './inline-code';
import { declaredMember, overloadAnchors } from './member-anchors';
import {
  codeLink,
  inItsLanguage,
  inlineInItsLanguage,
  prose,
  signatureFence,
  type PageWriter,
} from './page-writer';
import { boldTitle, overloadsComment, signatureDetails, typeDetails } from './signature-details';
import { commentOf } from './type-members';

/** Writes a member: heading, signatures, description, parameters, and return values. */
export function writeMember(member: DeclarationReflection, anchor: string, writer: PageWriter): string[] {
  const { words } = writer;
  const callable = member.signatures ?? [];
  const overloads = overloadAnchors(member, anchor);
  const isOverloaded = overloads.length > 0;
  const heading = member.kindOf(ReflectionKind.Constructor)
    ? []
    : [
        `### ${escapeHeading(member.name)}${member.kindOf(ReflectionKind.Method) ? '()' : ''} {#${escapeHeading(anchor)}}`,
      ];
  if (callable.length === 0) {
    const comment = commentOf(member);
    return [
      ...heading,
      signatureFence(writer.printer.part(member), writer),
      ...prose(comment, writer),
      ...overrides(member, writer),
      ...defaultValue(member, comment, writer),
      ...returnsOfAccessor(comment, writer),
      ...typeDetails(member.type, comment, writer),
    ];
  }
  return [
    ...heading,
    ...(isOverloaded ? overloadsComment(member.comment, writer, boldTitle) : []),
    ...callable.flatMap((signature, index) => [
      ...(isOverloaded
        ? [`#### ${words.overload} ${index + 1} {#${escapeHeading(overloads[index] ?? '')}}`]
        : []),
      signatureFence(writer.printer.part(signature), writer),
      ...prose(signature.comment ?? (isOverloaded ? undefined : member.comment), writer),
      ...(index === 0 ? overrides(member, writer) : []),
      ...signatureDetails(signature, writer, boldTitle),
    ]),
  ];
}

/** Links to the base class member that this one overrides or implements. */
function overrides(member: DeclarationReflection, writer: PageWriter): string[] {
  const target = member.overwrites?.reflection;
  if (!target || member.kindOf(ReflectionKind.Constructor)) return [];
  const origin = (target.isSignature() ? target.parent : target) as DeclarationReflection;
  const declared = declaredMember(origin);
  if (!declared) return [];
  return [
    `**${writer.words.overrides}:** ${codeLink(`${declared.owner.name}.${member.name}`, writer.linkTo(target))}`,
  ];
}

/** Writes a getter's `@returns`. Its signature already shows the type. */
function returnsOfAccessor(comment: Comment | undefined, writer: PageWriter): string[] {
  const tag = comment?.getTag('@returns');
  if (!tag) return [];
  const text = inItsLanguage(partsToMarkdown(tag.content, writer.linkTo), tag, writer);
  return [boldTitle(writer.words.returns, 'returns'), text];
}

function defaultValue(
  member: DeclarationReflection,
  comment: Comment | undefined,
  writer: PageWriter,
): string[] {
  const tag = comment?.getTag('@defaultValue') ?? comment?.getTag('@default');
  // The signature of an object's property already shows its value.
  const isInLiteral = member.parent?.kindOf(ReflectionKind.TypeLiteral);
  const shown =
    !isInLiteral && member.defaultValue && member.defaultValue !== '...' ? member.defaultValue : '';
  const text = tag
    ? inlineInItsLanguage(
        partsToMarkdown(tag.content, writer.linkTo).replace(/^```\w*\n([\s\S]*?)\n```$/, (_, code: string) =>
          inlineCode(code),
        ),
        tag,
        writer,
      )
    : shown && !member.kindOf(ReflectionKind.EnumMember)
      ? inlineCode(shown)
      : '';
  return text ? [`**${writer.words.defaultValue}:** ${text}`] : [];
}

function escapeHeading(name: string): string {
  return name.replace(/[[\]*_<>\\`#{}|&~!]/g, '\\$&');
}
