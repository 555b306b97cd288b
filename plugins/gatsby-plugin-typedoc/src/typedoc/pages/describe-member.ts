import { ReflectionKind, type Comment, type DeclarationReflection } from 'typedoc';
import type { Translate } from '../../../../../src/locales/messages';
import type { ConfigurationKey } from '../../../../../src/model/reference/configuration';
import type {
  CommentText,
  InlineBlock,
  MemberBlock,
  SimpleBlock,
} from '../../../../../src/model/reference/reference-blocks';
import { inlineCode } from '../../../../../src/model/text/markdown-text';
import type { PrintedCode } from '../code/print-node';
import { defaultOf, defaultTag, unfenced } from '../default-value';
import { baseName } from './inheritance';
import { declaredMember, overloadAnchors } from './member-anchors';
import { sectionBlocks } from './detail-sections';
import { describeOverloads, parameterSections } from './overloads';
import { ownText } from './own-text';
import {
  commentText,
  kindTitle,
  label,
  linkOf,
  prose,
  signatureBlock,
  textOf,
  type WriterContext,
} from './writer-context';
import { signatureDetails, typeDetails } from './signature-details';
import { commentOf, isDescribed } from './type-members';

/** Defaults with more characters get a line of their own. */
const INLINE_DEFAULT = 80;

/** Describes a member: heading, type or signatures, comment, parameters, and return values. */
export function describeMember(
  member: DeclarationReflection,
  anchor: string,
  context: WriterContext,
): MemberBlock {
  const isConstructor = member.kindOf(ReflectionKind.Constructor);
  const call = member.kindOf(ReflectionKind.Method) ? '()' : '';
  const title = isConstructor ? kindTitle(ReflectionKind.Constructor, false) : `${member.name}${call}`;
  const { headline, blocks } = describeDeclaration(member, anchor, context);
  return {
    type: 'member',
    id: anchor,
    level: isConstructor ? 2 : 3,
    title,
    ...context.originOf(member),
    headline,
    blocks,
  };
}

/** A member's line below the heading, and the rest. */
interface Description {
  headline: InlineBlock[];
  blocks: SimpleBlock[];
}

function describeDeclaration(
  member: DeclarationReflection,
  anchor: string,
  context: WriterContext,
): Description {
  const headline = origins(member, context);
  const { signatures = [] } = member;
  const [signature, ...others] = signatures;
  if (!signature) return describeValue(member, headline, context);
  if (others.length > 0)
    return { headline, blocks: describeOverloads(member, overloadAnchors(member, anchor), context).blocks };
  return {
    headline,
    blocks: [
      signatureBlock(context.printer.part(signature), context),
      ...prose(signature.comment ?? member.comment, context),
      ...signatureDetails(signature, context),
    ],
  };
}

/** Describes a property, accessor, or enum member. */
function describeValue(
  member: DeclarationReflection,
  overridden: readonly InlineBlock[],
  context: WriterContext,
): Description {
  const { t } = context;
  const comment = commentOf(member);
  const setter = member.setSignature;
  const defaultText = defaultValue(member, comment, context);
  const type = member.kindOf(ReflectionKind.Property) ? propertyType(context.printer.part(member)) : null;
  const isShort =
    type !== null &&
    (defaultText?.markdown ?? '').length <= INLINE_DEFAULT &&
    !defaultText?.markdown.includes('\n');
  const defaults: InlineBlock[] = defaultText
    ? [{ type: 'text', title: t('defaultValue'), text: defaultText }]
    : [];
  const notes = type
    ? [...valueNotes(context.configurationKey(member), type.isOptional, t), ...type.modifiers]
    : [];
  return {
    headline: [
      ...(type ? [{ type: 'value', code: context.withLinks(type.type), notes } as const] : []),
      ...overridden,
      ...(isShort ? defaults : []),
    ],
    blocks: [
      ...(type ? [] : [signatureBlock(context.printer.part(member), context)]),
      ...prose(comment, context, ['version', 'default']),
      ...(isShort ? [] : defaults),
      // The type may be a function type with a name.
      ...(comment ? sectionBlocks(parameterSections(comment, context), null) : []),
      ...returnsOfAccessor(comment, context),
      ...(setter?.comment && setter.comment === comment && isDescribed(setter)
        ? signatureDetails(setter, context)
        : typeDetails(member.type, comment, context)),
      ...setterDetails(member, comment, context),
    ],
  };
}

/**
 * Returns the note "required" or "optional" for a property. For a configuration key, validation decides
 * whether a value is required, whatever the question mark in its type says.
 *
 * @param key - The configuration key; undefined for other properties.
 * @param isOptional - Whether the property has a question mark.
 */
export function valueNotes(
  key: ConfigurationKey | undefined,
  isOptional: boolean,
  t: Translate<'reference'>,
): string[] {
  if (key) return [t(key.required ? 'required' : 'optional')];
  return isOptional ? [t('optional')] : [];
}

/**
 * Describes where a member comes from: an undocumented base type by name, or a link to the member that
 * this one overrides or implements.
 */
function origins(member: DeclarationReflection, context: WriterContext): InlineBlock[] {
  if (member.inheritedFrom) {
    const base = { name: baseName(member), target: null };
    return [{ type: 'links', title: context.t('inheritedFrom'), links: [base] }];
  }
  const target = member.overwrites?.reflection;
  if (!target || member.kindOf(ReflectionKind.Constructor)) return [];
  const origin = (target.isSignature() ? target.parent : target) as DeclarationReflection;
  const declared = declaredMember(origin);
  if (!declared) return [];
  const links = [linkOf(`${declared.owner.name}.${member.name}`, target, context)];
  return [{ type: 'links', title: context.t('overrides'), links }];
}

/** Describes a setter if its comment differs from the getter's, which is above. */
function setterDetails(
  { setSignature }: DeclarationReflection,
  shown: Comment | undefined,
  context: WriterContext,
): SimpleBlock[] {
  if (!setSignature?.comment || setSignature.comment === shown) return [];
  const text = prose(setSignature.comment, context);
  const isRepeated = JSON.stringify(text) === JSON.stringify(prose(shown, context));
  const details = isDescribed(setSignature) ? signatureDetails(setSignature, context) : [];
  return [...(isRepeated ? [] : text), ...details];
}

/** Describes a getter's `@returns`. Its signature already shows the type. */
function returnsOfAccessor(comment: Comment | undefined, context: WriterContext): SimpleBlock[] {
  const text = textOf(comment?.getTag('@returns'), context);
  return text ? [label(context.t('returns')), { type: 'text', text }] : [];
}

/** Returns the default value: the one in the comment, or else the one in the code. */
function defaultValue(
  member: DeclarationReflection,
  comment: Comment | undefined,
  context: WriterContext,
): CommentText | undefined {
  const tag = defaultTag(comment);
  if (tag) {
    const { markdown, isUntranslated } = commentText(tag.content, tag, context);
    const code = unfenced(markdown);
    return { markdown: code === markdown ? markdown : inlineCode(code), isUntranslated };
  }
  // The signature of an object's property already shows its value.
  const isShown =
    member.parent?.kindOf(ReflectionKind.TypeLiteral) || member.kindOf(ReflectionKind.EnumMember);
  const value = context.configurationKey(member)?.default ?? defaultOf(member, context.printer.nodes);
  return value && !isShown ? ownText(inlineCode(value)) : undefined;
}

/** A property's declaration without its name. */
interface PropertyType {
  type: PrintedCode;
  isOptional: boolean;
  /** Keywords before the name, such as `readonly`. */
  modifiers: string[];
}

const PROPERTY = /^((?:[a-z]+ )*)(?:[\p{ID_Continue}$]+|'[^']*'|"(?:[^"\\]|\\.)*"|\[[^\]]*\])(\?)?: (.+)$/u;

/**
 * Splits a declaration such as `readonly size?: number`.
 *
 * @returns The parts, or null if the declaration has several lines or no type.
 */
function propertyType({ code, names }: PrintedCode): PropertyType | null {
  const [, keywords = '', question, type] = PROPERTY.exec(code) ?? [];
  if (type === undefined) return null;
  const start = code.length - type.length;
  return {
    type: {
      code: type,
      names: names
        .filter(({ offset }) => offset >= start)
        .map((name) => ({ ...name, offset: name.offset - start })),
    },
    isOptional: question !== undefined,
    modifiers: keywords.split(' ').filter(Boolean),
  };
}
