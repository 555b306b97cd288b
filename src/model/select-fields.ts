import type { Guide, Reference } from './doc';
import { DOC_TYPES } from './doc-schema';

/** Returns the GraphQL selection of the given fields, with all fields of the objects below them. */
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
      const below = fieldsOf(type);
      return below.length > 0 ? `${name} { ${printSelection(below)} }` : name;
    })
    .join(' ');
}

/** Returns names and types of the fields of an object type; none for scalars. */
function fieldsOf(type: string): [name: string, type: string][] {
  const body = new RegExp(`^type ${type} .*\\{$([^}]*)`, 'm').exec(DOC_TYPES)?.[1] ?? '';
  return [...body.matchAll(/^ *(\w+): \[?(\w+)/gm)].map(([, name = '', fieldType = '']) => [name, fieldType]);
}
