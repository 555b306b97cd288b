import {
  ReflectionKind,
  type DeclarationReflection,
  type ReferenceType,
  type SignatureReflection,
} from 'typedoc';
import { ownMembers } from './member-anchors';
import { propertyName } from './print-parts';
import {
  printDeclaration,
  printParameters,
  printType,
  printTypeParameters,
  type OnReference,
} from './print-type';

/** More members than this are listed below the signature only. */
const OUTLINED_MEMBERS = 24;

/** The declaration of a symbol without its members. */
export function printSymbol(symbol: DeclarationReflection, onReference: OnReference): string {
  if (symbol.kindOf(ReflectionKind.Function)) {
    return (symbol.signatures ?? []).map((signature) => printFunction(signature, onReference)).join('\n\n');
  }
  const typeParameters = printTypeParameters(symbol.typeParameters, onReference);
  if (symbol.kindOf(ReflectionKind.Class)) {
    return `${symbol.flags.isAbstract ? 'abstract ' : ''}class ${symbol.name}${typeParameters}${heritage('extends', symbol.extendedTypes, onReference)}${heritage('implements', symbol.implementedTypes, onReference)}`;
  }
  if (symbol.kindOf(ReflectionKind.Interface)) {
    return `interface ${symbol.name}${typeParameters}${heritage('extends', symbol.extendedTypes, onReference)}`;
  }
  if (symbol.kindOf(ReflectionKind.Enum)) return `enum ${symbol.name}`;
  if (symbol.kindOf(ReflectionKind.Namespace)) return `namespace ${symbol.name}`;
  if (symbol.kindOf(ReflectionKind.TypeAlias)) {
    // TypeDoc hangs the members of an object type on the alias itself and leaves its type out.
    const type = symbol.type ? printType(symbol.type, onReference) : printDeclaration(symbol, onReference);
    return `type ${symbol.name}${typeParameters} = ${type.trimStart()}`;
  }
  const type = printType(symbol.type, onReference);
  const value = symbol.defaultValue && inlineLiteral(symbol.defaultValue);
  // The type of a literal constant is the literal itself; show it once.
  const repeats = value !== undefined && inlineLiteral(type) === value;
  return `${symbol.flags.isConst ? 'const' : 'let'} ${symbol.name}${repeats ? '' : `: ${type}`}${value ? ` = ${value}` : ''}`;
}

/**
 * The declaration with the members in its braces, where that is short and there is nothing but data in it: interfaces,
 * enumerations, and classes of properties.
 */
export function printOutline(symbol: DeclarationReflection, onReference: OnReference): string {
  const head = printSymbol(symbol, onReference);
  const members = ownMembers(symbol);
  if (members.length === 0 || members.length > OUTLINED_MEMBERS) return head;
  const lines = outlineLines(symbol, members, onReference);
  return lines
    ? `${head}${head.includes('\n') ? '\n' : ' '}{\n${lines.map((line) => `  ${line}\n`).join('')}}`
    : head;
}

function outlineLines(
  symbol: DeclarationReflection,
  members: readonly DeclarationReflection[],
  onReference: OnReference,
): string[] | null {
  if (symbol.kindOf(ReflectionKind.Enum)) {
    return members.map((member) => `${propertyName(member.name)} = ${printType(member.type, onReference)},`);
  }
  const isData = members.every((member) => member.kindOf(ReflectionKind.Property));
  if (!symbol.kindOf(ReflectionKind.Interface) && !(symbol.kindOf(ReflectionKind.Class) && isData))
    return null;
  const index = (symbol.indexSignatures ?? []).map((signature) => {
    const key = signature.parameters?.[0];
    return `[${key?.name ?? 'key'}: ${printType(key?.type, onReference)}]: ${printType(signature.type, onReference, 2)};`;
  });
  return [
    ...index,
    ...members.flatMap((member) =>
      (member.signatures ?? [undefined]).map(
        (signature) => `${printMemberSignature(member, signature, onReference, 2)};`,
      ),
    ),
  ];
}

/** `function name<T>(…): R`. */
export function printFunction(signature: SignatureReflection, onReference: OnReference): string {
  return `function ${signature.name}${printParameters(signature, onReference)}: ${printType(signature.type, onReference)}`;
}

/**
 * One signature of a method or constructor, or the declaration of a property.
 *
 * @param indent - Columns the continuation lines are indented by.
 */
export function printMemberSignature(
  member: DeclarationReflection,
  signature: SignatureReflection | undefined,
  onReference: OnReference,
  indent = 0,
): string {
  const modifiers = [
    member.flags.isProtected ? 'protected' : '',
    member.flags.isStatic ? 'static' : '',
    member.flags.isAbstract ? 'abstract' : '',
    member.flags.isReadonly && !member.kindOf(ReflectionKind.EnumMember) ? 'readonly' : '',
  ].filter(Boolean);
  const prefix = modifiers.length > 0 ? `${modifiers.join(' ')} ` : '';
  if (member.kindOf(ReflectionKind.Constructor) && signature) {
    return `new ${member.parent?.name ?? ''}${printParameters(signature, onReference, indent)}`;
  }
  const name = propertyName(member.name);
  const optional = member.flags.isOptional ? '?' : '';
  if (signature)
    return `${prefix}${name}${optional}${printParameters(signature, onReference, indent)}: ${printType(signature.type, onReference, indent)}`;
  if (member.kindOf(ReflectionKind.EnumMember)) return `${name} = ${printType(member.type, onReference)}`;
  if (member.kindOf(ReflectionKind.Accessor)) {
    const accessors = [
      member.getSignature ? `get ${name}(): ${printType(member.getSignature.type, onReference, indent)}` : '',
      member.setSignature ? `set ${name}${printParameters(member.setSignature, onReference, indent)}` : '',
    ];
    return accessors
      .filter(Boolean)
      .map((line) => prefix + line)
      .join('\n');
  }
  return `${prefix}${name}${optional}: ${printType(member.type, onReference, indent).trimStart()}`;
}

/** A default value short enough for a signature, with uniform quotes; undefined for a longer one. */
function inlineLiteral(value: string): string | undefined {
  if (value === '...' || value.length >= 200) return undefined;
  return /^'[^'"\\]*'$/.test(value) ? `"${value.slice(1, -1)}"` : value;
}

function heritage(
  word: string,
  types: readonly { toString(): string }[] | undefined,
  onReference: OnReference,
): string {
  if (!types || types.length === 0) return '';
  return `\n  ${word} ${types.map((type) => printType(type as ReferenceType, onReference, 2)).join(', ')}`;
}
