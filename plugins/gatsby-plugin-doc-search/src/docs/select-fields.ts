import { parse, type TypeNode } from 'gatsby/graphql';
import type { Guide, Reference } from '../../../../src/model/docs/doc';
import { DOC_TYPES } from '../../../../src/model/docs/doc-schema';

const { definitions } = parse(DOC_TYPES);

/** Builds the GraphQL selection for the given fields. Object fields expand to all their fields. */
export function selectFields<Type extends 'Guide' | 'Reference'>(
  type: Type,
  names: readonly (Type extends 'Guide' ? keyof Guide : keyof Reference)[],
): string {
  const selected: readonly string[] = names;
  return printSelection(fieldsOf(type).filter(([name]) => selected.includes(name)));
}

function printSelection(fields: readonly [name: string, type: string][]): string {
  return fields
    .map(([name, type]) => {
      const childFields = fieldsOf(type);
      return childFields.length > 0 ? `${name} { ${printSelection(childFields)} }` : name;
    })
    .join(' ');
}

/** Returns the name and type of each field of an object type, or an empty array for a scalar. */
function fieldsOf(type: string): [name: string, type: string][] {
  const definition = definitions.find(
    (each) => each.kind === 'ObjectTypeDefinition' && each.name.value === type,
  );
  const fields = definition?.kind === 'ObjectTypeDefinition' ? definition.fields : [];
  return (fields ?? []).map((field) => [field.name.value, nameOf(field.type)]);
}

const nameOf = (type: TypeNode): string => (type.kind === 'NamedType' ? type.name.value : nameOf(type.type));
