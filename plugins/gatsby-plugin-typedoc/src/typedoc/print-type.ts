import {
  ReflectionKind,
  type DeclarationReflection,
  type ParameterReflection,
  type SignatureReflection,
  type SomeType,
  type Type,
  type TypeParameterReflection,
} from 'typedoc';
import { brackets, LINE_WIDTH, parameterName, propertyName } from './print-parts';

/** Called for every named type that is printed, so that the page can link it. */
export type OnReference = (name: string, type: Extract<SomeType, { type: 'reference' }>) => void;

/**
 * Prints a TypeDoc type as TypeScript, breaking long unions, objects and parameter lists over lines.
 *
 * @param indent - Columns the continuation lines are indented by.
 */
export function printType(type: Type | undefined, onReference: OnReference, indent = 0): string {
  const some = type as SomeType | undefined;
  if (!some) return 'any';
  const print = (inner: Type | undefined, deeper = indent) => printType(inner, onReference, deeper);
  switch (some.type) {
    case 'intrinsic':
      return some.name;
    case 'literal':
      return typeof some.value === 'bigint' ? `${some.value}n` : JSON.stringify(some.value);
    case 'reference': {
      onReference(some.name, some);
      const args = some.typeArguments ?? [];
      if (args.length === 0) return some.name;
      const line = `${some.name}<${args.map((arg) => print(arg)).join(', ')}>`;
      if (args.length < 2 || (line.length + indent <= LINE_WIDTH && !line.includes('\n'))) return line;
      return (
        some.name +
        brackets(
          '<',
          args.map((arg) => print(arg, indent + 2)),
          '>',
          indent,
        )
      );
    }
    case 'array':
      return `${parenthesise(some.elementType, print)}[]`;
    case 'union':
    case 'intersection': {
      const sign = some.type === 'union' ? '|' : '&';
      const parts = some.types.map((part) =>
        parenthesise(
          part,
          print,
          some.type === 'union'
            ? ['conditional', 'reflection-function']
            : ['union', 'conditional', 'reflection-function'],
        ),
      );
      const line = parts.join(` ${sign} `);
      if (line.length + indent <= LINE_WIDTH || parts.length < 3) return line;
      return parts.map((part) => `\n${' '.repeat(indent + 2)}${sign} ${part}`).join('');
    }
    case 'tuple':
      return `[${some.elements.map((part) => print(part)).join(', ')}]`;
    case 'namedTupleMember':
      return `${some.name}${some.isOptional ? '?' : ''}: ${print(some.element)}`;
    case 'optional':
      return `${print(some.elementType)}?`;
    case 'rest':
      return `...${print(some.elementType)}`;
    case 'typeOperator':
      return `${some.operator} ${parenthesise(some.target, print)}`;
    case 'indexedAccess':
      return `${parenthesise(some.objectType, print)}[${print(some.indexType)}]`;
    case 'query':
      return `typeof ${print(some.queryType)}`;
    case 'predicate':
      return `${some.asserts ? 'asserts ' : ''}${some.name}${some.targetType ? ` is ${print(some.targetType)}` : ''}`;
    case 'inferred':
      return `infer ${some.name}${some.constraint ? ` extends ${print(some.constraint)}` : ''}`;
    case 'conditional': {
      const head = `${print(some.checkType)} extends ${print(some.extendsType)}`;
      const line = `${head} ? ${print(some.trueType)} : ${print(some.falseType)}`;
      if (line.length + indent <= LINE_WIDTH && !line.includes('\n')) return line;
      const pad = `\n${' '.repeat(indent + 2)}`;
      return `${head}${pad}? ${print(some.trueType, indent + 2)}${pad}: ${print(some.falseType, indent + 2)}`;
    }
    case 'mapped': {
      const readonly = some.readonlyModifier ? `${some.readonlyModifier === '-' ? '-' : ''}readonly ` : '';
      const optional = some.optionalModifier ? `${some.optionalModifier === '-' ? '-' : ''}?` : '';
      return `{ ${readonly}[${some.parameter} in ${print(some.parameterType)}${some.nameType ? ` as ${print(some.nameType)}` : ''}]${optional}: ${print(some.templateType)} }`;
    }
    case 'templateLiteral':
      return `\`${some.head}${some.tail.map(([inner, text]) => `\${${print(inner)}}${text}`).join('')}\``;
    case 'reflection':
      return printDeclaration(some.declaration, onReference, indent);
    default:
      return some.toString();
  }
}

function parenthesise(
  type: Type,
  print: (type: Type) => string,
  kinds: readonly string[] = [
    'union',
    'intersection',
    'conditional',
    'typeOperator',
    'query',
    'inferred',
    'reflection-function',
  ],
): string {
  const some = type as SomeType;
  const kind =
    some.type === 'reflection' && some.declaration.signatures?.length && !some.declaration.children
      ? 'reflection-function'
      : some.type;
  return kinds.includes(kind) ? `(${print(type)})` : print(type);
}

/** `<T extends X = Y>`, or nothing. */
export function printTypeParameters(
  parameters: readonly TypeParameterReflection[] | undefined,
  onReference: OnReference,
  indent = 0,
): string {
  if (!parameters || parameters.length === 0) return '';
  const parts = parameters.map((parameter) => {
    const constraint = parameter.type ? ` extends ${printType(parameter.type, onReference, indent + 2)}` : '';
    const preset = parameter.default ? ` = ${printType(parameter.default, onReference, indent + 2)}` : '';
    return `${parameter.varianceModifier ? `${parameter.varianceModifier} ` : ''}${parameter.name}${constraint}${preset}`;
  });
  return brackets('<', parts, '>', indent);
}

/** `<T>(name: Type, …)` with one parameter per line when it gets long. A constructor has the type parameters of its class. */
export function printParameters(
  signature: SignatureReflection,
  onReference: OnReference,
  indent = 0,
): string {
  const parts = (signature.parameters ?? []).map((parameter) =>
    printParameter(parameter, onReference, indent + 2),
  );
  const typeParameters = signature.kindOf(ReflectionKind.ConstructorSignature)
    ? ''
    : printTypeParameters(signature.typeParameters, onReference, indent);
  return typeParameters + brackets('(', parts, ')', indent);
}

function printParameter(parameter: ParameterReflection, onReference: OnReference, indent: number): string {
  const name = parameterName(parameter);
  const optional = parameter.flags.isOptional || parameter.defaultValue !== undefined ? '?' : '';
  return `${parameter.flags.isRest ? '...' : ''}${name}${parameter.flags.isRest ? '' : optional}: ${printType(parameter.type, onReference, indent)}`;
}

/** The shape of an object or function type: what is between the braces of a literal, an interface or an alias. */
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
