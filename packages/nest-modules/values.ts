import type ts from 'typescript';

/** A class, token, parameter, or call. Its value isn't known, so its code represents it. */
export interface Name {
  kind: 'name';
  is: 'declared' | 'literal' | 'option' | 'call' | 'other';
  text: string;
  symbol?: ts.Symbol | undefined;
  /** Parameters that the value depends on, such as `options.imports`. */
  options: readonly string[];
  /** The value of a missing parameter. */
  fallback?: Value | undefined;
  /** Whether this is an unknown number of list items. */
  isList?: boolean;
  /** The arguments of a call. */
  given?: readonly Value[];
}
export interface ObjectValue {
  kind: 'object';
  options: readonly string[];
  fields: Map<string, Value>;
  /** An unknown object with more fields. */
  rest: Name | null;
  /** The documented function that returned the object. */
  from?: Name;
}
/** What is known about a value without running the program. */
export type Value =
  | Name
  | ObjectValue
  | { kind: 'list'; options: readonly string[]; items: Value[] }
  | { kind: 'either'; options: readonly string[]; values: readonly Value[] };

/** A missing value. */
export const NOTHING: Value = { kind: 'either', options: [], values: [] };
export const objectOf = (fields: readonly (readonly [string, Value])[] = []): ObjectValue => ({
  kind: 'object',
  options: [],
  fields: new Map(fields),
  rest: null,
});
export const listOf = (items: Value[]): Value => ({ kind: 'list', options: [], items });

/** Returns a value that also depends on parameters. */
export const dependOn = <T extends Value>(value: T, options: readonly string[]): T => ({
  ...value,
  options: [...new Set([...value.options, ...options])],
});

/** Lists the possible values. */
export function alternatives(value: Value): Exclude<Value, { kind: 'either' }>[] {
  const { options } = value;
  if (value.kind === 'either')
    return value.values.flatMap(alternatives).map((each) => dependOn(each, options));
  return value.kind === 'name' && value.fallback
    ? alternatives(value.fallback).map((each) => dependOn(each, options))
    : [value];
}

/** Lists the items of a list. */
export function itemsOf(value: Value): Value[] {
  if (value.kind === 'list') return value.items.map((each) => dependOn(each, value.options));
  if (value.kind === 'either')
    return value.values.flatMap(itemsOf).map((each) => dependOn(each, value.options));
  if (value.kind === 'object') return [];
  const { fallback, options } = value;
  return [
    ...(fallback ? itemsOf(fallback) : []),
    { kind: 'name', is: 'other', text: value.text, options, isList: true },
  ];
}

/** Returns an object's field. */
export function fieldOf(value: Value, name: string): Value {
  switch (value.kind) {
    case 'object':
      return value.fields.get(name) ?? (value.rest ? fieldOf(value.rest, name) : NOTHING);
    case 'either':
      return { ...value, values: value.values.map((each) => fieldOf(each, name)) };
    case 'list':
      return NOTHING;
    case 'name': {
      const text = value.text === '' ? name : `${value.text}.${name}`;
      const fallback = value.fallback && fieldOf(value.fallback, name);
      return { ...value, text, fallback, options: value.is === 'option' ? [text] : value.options };
    }
  }
}

/** Returns whether a condition holds; null if that's not known. */
export function isTrue(value: Value): boolean | null {
  if (value === NOTHING) return false;
  if (value.kind === 'list' || value.kind === 'object') return true;
  if (value.kind !== 'name' || value.options.length > 0 || value.isList) return null;
  return value.is === 'literal' ? value.text !== 'false' : value.is === 'declared' || null;
}

/** Adds a fallback to a value, such as the default value of a parameter. */
export function withDefault(value: Value, fallback: Value | undefined): Value {
  if (value === NOTHING) return fallback ?? NOTHING;
  return value.kind === 'name' && !value.fallback ? { ...value, fallback } : value;
}

/** Combines two objects, as `{ ...object, ...other }`. */
export function merge(object: ObjectValue, other: Value): ObjectValue {
  const { fields, rest } = object;
  if (other.kind === 'name') {
    const overridden = [...fields].map(
      ([name, field]) => [name, withDefault(fieldOf(other, name), field)] as const,
    );
    return { ...object, fields: new Map(overridden), rest: other };
  }
  for (const each of alternatives(other)) {
    if (each.kind !== 'object') continue;
    for (const [name, field] of each.fields) fields.set(name, dependOn(field, each.options));
    object = { ...object, rest: each.rest ?? rest };
  }
  return object;
}

/** Names both parameters of `options.useClass || options.useExisting`. */
export const withEither = (name: Name): Name =>
  name.is === 'option' && name.fallback?.kind === 'name' && name.fallback.is === 'option'
    ? { ...name, text: `${name.text} || ${name.fallback.text}` }
    : name;
