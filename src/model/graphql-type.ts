/** A field of a type: what GraphQL calls it. The type parameter is what TypeScript calls it. */
export interface Field<Value> {
  sdl: string;
  description?: string;
  /** The fields of the objects that it holds. */
  fields?: Fields;
  /** Exists for the compiler only. */
  readonly value?: Value;
}

type Fields = Readonly<Record<string, Field<unknown>>>;

/** An object type, which is also a field that holds such an object. */
export interface ObjectType<F extends Fields> extends Field<ValuesOf<F>> {
  name: string;
  fields: F;
}

/** The TypeScript type of fields. */
export type ValuesOf<F extends Fields> = {
  -readonly [Key in keyof F]: F[Key] extends Field<infer Value> ? Value : never;
};

/** The TypeScript type of an object type. */
export type TypeOf<T extends ObjectType<Fields>> = ValuesOf<T['fields']>;

export const text: Field<string> = { sdl: 'String!' };
export const integer: Field<number> = { sdl: 'Int!' };
export const flag: Field<boolean> = { sdl: 'Boolean!' };

/** A value that GraphQL does not look into. */
export const json = <Value>(): Field<Value> => ({ sdl: 'JSON!' });

export const nullable = <Value>({ sdl, description, fields }: Field<Value>): Field<Value | null> => ({
  sdl: sdl.replace(/!$/, ''),
  ...(description === undefined ? {} : { description }),
  ...(fields && { fields }),
});

export const list = <Value>({ sdl, fields }: Field<Value>): Field<Value[]> => ({
  sdl: `[${sdl}]!`,
  ...(fields && { fields }),
});

/** The same field with a sentence that GraphiQL shows. */
export const described = <Value>(description: string, field: Field<Value>): Field<Value> => ({
  ...field,
  description,
});

/** An object type by its name and its fields. */
export const object = <F extends Fields>(name: string, fields: F): ObjectType<F> => ({
  name,
  fields,
  sdl: `${name}!`,
});

/**
 * Fields as the schema definition language writes them, one a line.
 *
 * @param head - The line before the brace, such as `type Guide implements Node`.
 */
export function printFields(head: string, fields: Fields): string {
  const lines = Object.entries(fields).flatMap(([name, { sdl, description }]) => [
    ...(description === undefined ? [] : [`  ${JSON.stringify(description)}`]),
    `  ${name}: ${sdl}`,
  ]);
  return `${head} {\n${lines.join('\n')}\n}`;
}

/** All of some fields, with all fields below them, as a query asks for them. */
export function printSelection(fields: Fields): string {
  return Object.entries(fields)
    .map(([name, { fields: below }]) => (below ? `${name} { ${printSelection(below)} }` : name))
    .join(' ');
}

/** An object type as the schema definition language writes it. */
export function printType({ name, fields }: ObjectType<Fields>): string {
  return printFields(`type ${name}`, fields);
}
