import { ReflectionKind, type DeclarationReflection } from 'typedoc';
import { LINE_WIDTH, printParameters } from './print-parameters';
import { printType, type OnReference } from './print-type';

/** The shape of an object or function type: what stands between the braces of a literal, an interface or an alias. */
export function printDeclaration(
  declaration: DeclarationReflection,
  onReference: OnReference,
  indent = 0,
): string {
  const signatures = declaration.signatures ?? [];
  const [only] = signatures;
  if (only && signatures.length === 1 && !declaration.children && !declaration.indexSignatures) {
    const isNew = only.kindOf(ReflectionKind.ConstructorSignature);
    return `${isNew ? 'new ' : ''}${printParameters(only, onReference, indent)} => ${printType(only.type, onReference, indent)}`;
  }
  const inner = indent + 2;
  const members = [
    ...signatures.map(
      (signature) =>
        `${printParameters(signature, onReference, inner)}: ${printType(signature.type, onReference, inner)}`,
    ),
    ...(declaration.indexSignatures ?? []).map((signature) => {
      const key = signature.parameters?.[0];
      return `[${key?.name ?? 'key'}: ${printType(key?.type, onReference, inner)}]: ${printType(signature.type, onReference, inner)}`;
    }),
    ...(declaration.children ?? []).map((child) => printMember(child, onReference, inner)),
  ];
  if (members.length === 0) return '{}';
  const line = `{ ${members.join('; ')} }`;
  if (line.length + indent <= LINE_WIDTH && !line.includes('\n')) return line;
  return `{\n${members.map((member) => `${' '.repeat(inner)}${member};\n`).join('')}${' '.repeat(indent)}}`;
}

function printMember(child: DeclarationReflection, onReference: OnReference, indent: number): string {
  const name = propertyName(child.name);
  const optional = child.flags.isOptional ? '?' : '';
  const method = child.signatures?.[0];
  if (method && child.kindOf(ReflectionKind.Method)) {
    return `${name}${optional}${printParameters(method, onReference, indent)}: ${printType(method.type, onReference, indent)}`;
  }
  return `${child.flags.isReadonly ? 'readonly ' : ''}${name}${optional}: ${printType(child.type ?? child.getSignature?.type, onReference, indent)}`;
}

/** A property name as it may stand in an object: quoted where it is no identifier. */
export function propertyName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) || name.startsWith('[') ? name : JSON.stringify(name);
}
