import type { Guide, Reference } from './doc';
import { DOC_TYPES } from './doc-schema';

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
  const body = new RegExp(`^type ${type} .*\\{$([^}]*)`, 'm').exec(DOC_TYPES)?.[1] ?? '';
  return [...body.matchAll(/^ *(\w+): \[?(\w+)/gm)].map(([, name = '', fieldType = '']) => [name, fieldType]);
}
