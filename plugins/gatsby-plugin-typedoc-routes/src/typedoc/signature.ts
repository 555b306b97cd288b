import {
  ReflectionKind,
  type DeclarationReflection,
  type ReferenceType,
  type SignatureReflection,
} from 'typedoc';
import {
  printParameters,
  printType,
  printTypeParameters,
  propertyName,
  type OnReference,
} from './print-type';

/** The declaration of a symbol as one would write it: what stands at the top of its page. */
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
  if (symbol.kindOf(ReflectionKind.TypeAlias))
    return `type ${symbol.name}${typeParameters} = ${printType(symbol.type, onReference)}`;
  const value =
    symbol.defaultValue && symbol.defaultValue !== '...' && symbol.defaultValue.length < 200
      ? ` = ${symbol.defaultValue}`
      : '';
  return `${symbol.flags.isConst ? 'const' : 'let'} ${symbol.name}: ${printType(symbol.type, onReference)}${value}`;
}

/** `function name<T>(…): R`. */
export function printFunction(signature: SignatureReflection, onReference: OnReference): string {
  return `function ${signature.name}${printParameters(signature, onReference)}: ${printType(signature.type, onReference)}`;
}

/** One signature of a method or constructor, or the declaration of a property. */
export function printMemberSignature(
  member: DeclarationReflection,
  signature: SignatureReflection | undefined,
  onReference: OnReference,
): string {
  const modifiers = [
    member.flags.isProtected ? 'protected' : '',
    member.flags.isStatic ? 'static' : '',
    member.flags.isAbstract ? 'abstract' : '',
    member.flags.isReadonly && !member.kindOf(ReflectionKind.EnumMember) ? 'readonly' : '',
  ].filter(Boolean);
  const prefix = modifiers.length > 0 ? `${modifiers.join(' ')} ` : '';
  if (member.kindOf(ReflectionKind.Constructor) && signature) {
    return `new ${signature.type?.toString().replace(/<.*$/s, '') ?? member.parent?.name ?? ''}${printParameters(signature, onReference)}`;
  }
  const name = propertyName(member.name);
  const optional = member.flags.isOptional ? '?' : '';
  if (signature)
    return `${prefix}${name}${optional}${printParameters(signature, onReference)}: ${printType(signature.type, onReference)}`;
  if (member.kindOf(ReflectionKind.EnumMember)) return `${name} = ${printType(member.type, onReference)}`;
  if (member.kindOf(ReflectionKind.Accessor)) {
    const accessors = [
      member.getSignature ? `get ${name}(): ${printType(member.getSignature.type, onReference)}` : '',
      member.setSignature ? `set ${name}${printParameters(member.setSignature, onReference)}` : '',
    ];
    return accessors
      .filter(Boolean)
      .map((line) => prefix + line)
      .join('\n');
  }
  return `${prefix}${name}${optional}: ${printType(member.type, onReference)}`;
}

function heritage(
  word: string,
  types: readonly { toString(): string }[] | undefined,
  onReference: OnReference,
): string {
  if (!types || types.length === 0) return '';
  return `\n  ${word} ${types.map((type) => printType(type as ReferenceType, onReference, 4)).join(', ')}`;
}
