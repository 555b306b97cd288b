import { ReflectionKind, type DeclarationReflection, type Reflection } from 'typedoc';

/** The folder name of the package a reflection belongs to, such as `clients/platform-client`. */
export function packageNameOf(reflection: Reflection): string {
  let current: Reflection | undefined = reflection;
  while (current && !current.kindOf(ReflectionKind.Module)) current = current.parent;
  return (current?.name ?? '').replace(/\/src$/, '');
}

/**
 * The line that brings a symbol into a file, as a fence marked `import`. A member of a namespace comes with the
 * outermost namespace; what does not exist at run time is imported as a type.
 *
 * @param from - Name to import the package by.
 */
export function importFence(symbol: DeclarationReflection, from: string): string {
  let exported: Reflection = symbol;
  while (exported.parent?.kindOf(ReflectionKind.Namespace)) exported = exported.parent;
  const isType = exported.kindOf(ReflectionKind.Interface | ReflectionKind.TypeAlias);
  const names = exported.name === 'default' ? defaultName(from) : `{ ${exported.name} }`;
  return `\`\`\`ts import\nimport ${isType ? 'type ' : ''}${names} from '${from}';\n\`\`\``;
}

/** A default export has no name; the package's own is as good as any: `@softkit/string-utils` → `stringUtils`. */
function defaultName(from: string): string {
  const words = from
    .replace(/^@[^/]*\//, '')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  return words
    .map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('');
}
