import {
  ReflectionKind,
  type DeclarationReflection,
  type ParameterReflection,
  type SignatureReflection,
  type SomeType,
  type Type,
  type TypeParameterReflection,
} from 'typedoc';

/** Called for every named type that is printed, so that the page can link it. */
export type OnReference = (name: string, type: Extract<SomeType, { type: 'reference' }>) => void;

const MAX_LINE = 76;

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
      return some.name + (args.length > 0 ? `<${args.map((arg) => print(arg)).join(', ')}>` : '');
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
      if (line.length + indent <= MAX_LINE || parts.length < 3) return line;
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
    case 'conditional':
      return `${print(some.checkType)} extends ${print(some.extendsType)} ? ${print(some.trueType)} : ${print(some.falseType)}`;
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

function printDeclaration(
  declaration: DeclarationReflection,
  onReference: OnReference,
  indent: number,
): string {
  const signatures = declaration.signatures ?? [];
  const [only] = signatures;
  if (only && signatures.length === 1 && !declaration.children) {
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
  if (line.length + indent <= MAX_LINE && !line.includes('\n')) return line;
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

/** `<T>(name: Type, …)` with one parameter per line when it gets long. */
export function printParameters(
  signature: SignatureReflection,
  onReference: OnReference,
  indent = 0,
): string {
  const parts = (signature.parameters ?? []).map((parameter) =>
    printParameter(parameter, onReference, indent + 2),
  );
  return (
    printTypeParameters(signature.typeParameters, onReference, indent) + brackets('(', parts, ')', indent)
  );
}

function printParameter(parameter: ParameterReflection, onReference: OnReference, indent: number): string {
  const name = parameter.name === '__namedParameters' ? 'options' : parameter.name;
  const optional = parameter.flags.isOptional || parameter.defaultValue !== undefined ? '?' : '';
  return `${parameter.flags.isRest ? '...' : ''}${name}${parameter.flags.isRest ? '' : optional}: ${printType(parameter.type, onReference, indent)}`;
}

function brackets(open: string, parts: readonly string[], close: string, indent: number): string {
  const line = open + parts.join(', ') + close;
  if (parts.length < 2 ? line.length + indent <= MAX_LINE + 20 : line.length + indent <= MAX_LINE - 12)
    return line;
  return `${open}\n${parts.map((part) => `${' '.repeat(indent + 2)}${part},\n`).join('')}${' '.repeat(indent)}${close}`;
}
