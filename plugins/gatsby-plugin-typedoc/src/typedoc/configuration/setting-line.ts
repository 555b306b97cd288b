import type { PlacedKey } from './configuration-paths';

/** Defaults that YAML and the placeholder's syntax leave as they are. */
const PLAIN = /^[\w./-]+$/;

/**
 * Writes a key as a line of a YAML file. The value comes from an environment variable, with the key's default
 * value, or is the default value itself if validation doesn't accept a string.
 *
 * @returns The line, or null if no line can set the key, because its value is an object, or a value that has
 *   no default and must be written in the file.
 */
export function settingLine({ key, paths: [path] }: PlacedKey): string | null {
  const value = valueOf(key.default);
  if (key.type === 'string[]') return `${key.name}: ['\${${variableOf(path)}}']`;
  if (key.nested) return null;
  if (!key.acceptsString) return isWrittenInFile(key.type) && value !== null ? `${key.name}: ${value}` : null;
  return `${key.name}: \${${variableOf(path)}${value === null ? '' : `:-${value}`}}`;
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
