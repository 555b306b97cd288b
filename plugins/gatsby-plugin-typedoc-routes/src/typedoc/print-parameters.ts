import {
  ReflectionKind,
  type ParameterReflection,
  type SignatureReflection,
  type TypeParameterReflection,
} from 'typedoc';
import { printType, type OnReference } from './print-type';

/** Columns a line of a signature should not exceed. */
export const LINE_WIDTH = 76;

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

/** The name of a parameter; one that is taken apart at once has none of its own. */
export function parameterName(parameter: ParameterReflection): string {
  return parameter.name === '__namedParameters' ? 'options' : parameter.name;
}

function printParameter(parameter: ParameterReflection, onReference: OnReference, indent: number): string {
  const name = parameterName(parameter);
  const optional = parameter.flags.isOptional || parameter.defaultValue !== undefined ? '?' : '';
  return `${parameter.flags.isRest ? '...' : ''}${name}${parameter.flags.isRest ? '' : optional}: ${printType(parameter.type, onReference, indent)}`;
}

/** A bracketed list on one line, or one part a line where it gets long. */
export function brackets(open: string, parts: readonly string[], close: string, indent: number): string {
  const line = open + parts.join(', ') + close;
  if (parts.length < 2 ? line.length + indent <= LINE_WIDTH + 20 : line.length + indent <= LINE_WIDTH - 12)
    return line;
  return `${open}\n${parts.map((part) => `${' '.repeat(indent + 2)}${part},\n`).join('')}${' '.repeat(indent)}${close}`;
}
