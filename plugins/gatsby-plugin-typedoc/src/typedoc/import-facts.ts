import { ReflectionKind, type DeclarationReflection, type Reflection } from 'typedoc';
import { isExportEquals } from './name-reflections';

/** Returns the folder name of a reflection's package, such as `clients/platform-client`. */
export function packageNameOf(reflection: Reflection): string {
  let current: Reflection | undefined = reflection;
  while (current && !current.kindOf(ReflectionKind.Module)) current = current.parent;
  return (current?.name ?? '').replace(/\/src$/, '');
}

/**
 * Builds a symbol's import statement. Namespace members are imported through the outermost namespace. Types are imported with `import type`.
 *
 * @param symbol - The symbol to import.
 * @param from - The package's import name.
 */
export function importStatement(symbol: DeclarationReflection, from: string): string {
  let exported: Reflection = symbol;
  while (exported.parent?.kindOf(ReflectionKind.Namespace)) exported = exported.parent;
  const isType = exported.kindOf(ReflectionKind.Interface | ReflectionKind.TypeAlias);
  const isEquals = exported.isDeclaration() && isExportEquals(exported);
  const own = isEquals ? exported.name : `{ ${exported.name} }`;
  const names = exported.name === 'default' ? defaultName(from) : own;
  return `import ${isType ? 'type ' : ''}${names} from '${from}';`;
}

/** Derives a default export's name from its package: `@softkit/string-utils` → `stringUtils`. */
function defaultName(from: string): string {
  const words = from
    .replace(/^@[^/]*\//, '')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  return words
    .map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('');
}
