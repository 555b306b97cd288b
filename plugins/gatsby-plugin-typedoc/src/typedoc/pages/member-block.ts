import { ReflectionKind, type Comment, type DeclarationReflection } from 'typedoc';
import { partsToMarkdown } from '../comments/comment-markdown';
import { REQUIRED_TAG } from '../comments/comment-tags';
import { inlineCode } from '../inline-code';
import { propertyType, type PropertyType } from '../code/property-type';
import { declaredMember, overloadAnchors } from './member-anchors';
import {
  codeLink,
  codeWithLinks,
  inItsLanguage,
  inlineInItsLanguage,
  prose,
  signatureFence,
  type PageWriter,
} from './page-writer';
import { writeOverloads } from './overloads';
import { signatureDetails, typeDetails } from './signature-details';
import { commentOf, isDescribed } from './type-members';

/** Defaults with more characters get a line of their own. */
const INLINE_DEFAULT = 80;

/** Writes a member: heading, signatures, description, parameters, and return values. */
export function writeMember(member: DeclarationReflection, anchor: string, writer: PageWriter): string[] {
  const callable = member.signatures ?? [];
  const [signature] = callable;
  const heading = member.kindOf(ReflectionKind.Constructor)
    ? []
    : [
        `### ${escapeHeading(member.name)}${member.kindOf(ReflectionKind.Method) ? '()' : ''} {#${escapeHeading(anchor)}}`,
      ];
  const base = overrides(member, writer);
  if (callable.length === 0) {
    const comment = commentOf(member);
    const setter = member.setSignature;
    const defaultText = defaultValue(member, comment, writer);
    const type = member.kindOf(ReflectionKind.Property) ? propertyType(writer.printer.part(member)) : null;
    const isShort = defaultText.length <= INLINE_DEFAULT && !defaultText.includes('\n');
    return [
      ...heading,
      type
        ? [typeLine(type, comment, writer), ...base, isShort ? defaultText : ''].filter(Boolean).join(' · ')
        : [...base, signatureFence(writer.printer.part(member), writer)].join('\n\n'),
      ...prose(comment, writer),
      ...(defaultText && !(type && isShort) ? [defaultText] : []),
      ...returnsOfAccessor(comment, writer),
      ...(setter?.comment && setter.comment === comment && isDescribed(setter)
        ? signatureDetails(setter, writer)
        : typeDetails(member.type, comment, writer)),
      ...setterDetails(member, comment, writer),
    ];
  }
  if (!signature || callable.length > 1)
    return [
      ...heading,
      ...base,
      ...writeOverloads(member, overloadAnchors(member, anchor).map(escapeHeading), writer).blocks,
    ];
  return [
    ...heading,
    ...base,
    signatureFence(writer.printer.part(signature), writer),
    ...prose(signature.comment ?? member.comment, writer),
    ...signatureDetails(signature, writer),
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
    `**${writer.words('overrides')}:** ${codeLink(`${declared.owner.name}.${member.name}`, writer.linkTo(target))}`,
  ];
}

/** Writes a setter's comment if it differs from the getter's, which is above. */
function setterDetails(
  { setSignature }: DeclarationReflection,
  shown: Comment | undefined,
  writer: PageWriter,
): string[] {
  if (!setSignature?.comment || setSignature.comment === shown) return [];
  const text = prose(setSignature.comment, writer);
  const isRepeated = text.join() === prose(shown, writer).join();
  const details = isDescribed(setSignature) ? signatureDetails(setSignature, writer) : [];
  return [...(isRepeated ? [] : text), ...details];
}

/** Writes a getter's `@returns`. Its signature already shows the type. */
function returnsOfAccessor(comment: Comment | undefined, writer: PageWriter): string[] {
  const tag = comment?.getTag('@returns');
  if (!tag) return [];
  const text = inItsLanguage(partsToMarkdown(tag.content, writer.linkTo), tag, writer);
  return [`**${writer.words('returns')}**`, text];
}

/** Writes a property's type, whether it is optional or required, and its modifiers on one line. */
function typeLine(
  { type, isOptional, modifiers }: PropertyType,
  comment: Comment | undefined,
  writer: PageWriter,
): string {
  const { words } = writer;
  const required = comment?.hasModifier(REQUIRED_TAG) ? words('required') : '';
  const notes = [isOptional ? words('optional') : required, ...modifiers].filter(Boolean);
  return [codeWithLinks(type, writer), ...notes.map((note) => `*${note}*`)].join(' ');
}

/** Writes the default value with its label, or an empty string if there is none. */
function defaultValue(
  member: DeclarationReflection,
  comment: Comment | undefined,
  writer: PageWriter,
): string {
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
  return text ? `**${writer.words('defaultValue')}:** ${text}` : '';
}

function escapeHeading(name: string): string {
  return name.replace(/[[\]*_<>\\`#{}|&~!]/g, '\\$&');
}
