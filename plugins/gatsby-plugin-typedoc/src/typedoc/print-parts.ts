import type { ParameterReflection } from 'typedoc';

/** Columns a line of a signature should not exceed. */
export const LINE_WIDTH = 76;

/** A bracketed list on one line, or one part a line where it gets long. */
export function brackets(open: string, parts: readonly string[], close: string, indent: number): string {
  const line = open + parts.join(', ') + close;
  if (parts.length < 2 ? line.length + indent <= LINE_WIDTH + 20 : line.length + indent <= LINE_WIDTH - 12)
    return line;
  return `${open}\n${parts.map((part) => `${' '.repeat(indent + 2)}${part},\n`).join('')}${' '.repeat(indent)}${close}`;
}

/** The name of a parameter; one that is destructured has none of its own. */
export function parameterName(parameter: ParameterReflection): string {
  return parameter.name === '__namedParameters' ? 'options' : parameter.name;
}

/** A property name as an object literal needs it: quoted where it isn't an identifier. */
export function propertyName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) || name.startsWith('[') ? name : JSON.stringify(name);
}
