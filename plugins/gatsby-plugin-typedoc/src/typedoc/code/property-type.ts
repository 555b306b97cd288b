import type { PrintedCode } from './print-node';

/** A property's declaration without its name. */
export interface PropertyType {
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
export function propertyType({ code, names }: PrintedCode): PropertyType | null {
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
