import type { PlacedKey } from './configuration-paths';

/** Defaults that YAML and the placeholder's syntax leave as they are. */
const PLAIN = /^[\w./-]+$/;

/**
 * Writes a key as YAML below the objects that contain it, from the section on. The section is left out if generated
 * applications have none, because the reader chooses its name. The value comes from an environment variable, with the
 * key's default value, or is the default value itself if validation doesn't accept a string. The type in angle brackets
 * is where the reader writes a required value without default.
 *
 * @param documentedDefault - The default value in the property's comment, for a key that has none in the code.
 * @returns The lines, or null if none can set the key, because its value is an object, or an optional value that has
 *   no default and must be written in the file.
 */
export function settingLines(placed: PlacedKey, documentedDefault: string | null): string | null {
  const { steps, paths } = placed;
  const value = settingValue(placed, documentedDefault);
  if (value === null) return null;
  const [path] = paths;
  const section = path.slice(0, path.indexOf('.'));
  const parents = steps.slice(0, -1).map(({ key }) => key);
  const objects = [
    ...(section === steps[0]?.holder ? [] : [{ name: section, isList: false }]),
    ...parents.map(({ name, nested }) => ({ name, isList: nested?.list ?? false })),
  ];
  let start = '';
  const lines = objects.map(({ name, isList }) => {
    const line = `${start}${name}:`;
    start = `${start.replace('-', ' ')}  ${isList ? '- ' : ''}`;
    return line;
  });
  return [...lines, `${start}${placed.key.name}: ${value}`].join('\n');
}

function settingValue({ key, paths: [path] }: PlacedKey, documentedDefault: string | null): string | null {
  const { type, nested, acceptsString, required } = key;
  const value = valueOf(key.default ?? documentedDefault);
  if (type === 'string[]') return `['\${${variableOf(path)}}']`;
  if (nested) return null;
  if (acceptsString) return `\${${variableOf(path)}${value === null ? '' : `:-${value}`}}`;
  if (!isWrittenInFile(type)) return null;
  return value ?? (required ? `<${type}>` : null);
}

/** Checks for a number or boolean. Of these, some can only be written in the file, see `acceptsString`. */
export const isWrittenInFile = (type: string): boolean => /^(?:number|boolean|true|false)\b/.test(type);

/** Returns a default value without its quotes, or null if there is none that a line can contain. */
function valueOf(code: string | null): string | null {
  const value = code?.replace(/^(['"])(.*)\1$/, '$2') ?? '';
  return PLAIN.test(value) ? value : null;
}

/** Derives a variable's name from a path: `DB_POOL_SIZE` from `db.poolSize`. */
const variableOf = (path: string): string =>
  path
    .replace(/Config(?=\.)/, '')
    .replace(/([a-z\d])(?=[A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$2_')
    .replace(/\W+/g, '_')
    .toUpperCase();
