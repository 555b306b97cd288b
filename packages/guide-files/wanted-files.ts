import fs from 'node:fs';
import path from 'node:path';

/** Selects files of the repository by their paths from the root, with forward slashes. */
export interface WantedFiles {
  /** The named files and folders; empty if all files are wanted. */
  names: readonly string[];
  covers: (file: string) => boolean;
}

/**
 * Reads the files and folders that a command's arguments name. Without arguments, all files are
 * wanted.
 *
 * @throws If one of them doesn't exist.
 */
export function wantedFiles(root = process.cwd(), args = process.argv.slice(2)): WantedFiles {
  const names = args.map((name) => path.relative(root, path.resolve(name)).replaceAll(path.sep, '/'));
  const missing = names.filter((name) => !fs.existsSync(path.join(root, name)));
  if (missing.length > 0)
    throw new Error(`${missing.join(', ')}: no such file or folder. Name files from the root of the site.`);
  return {
    names,
    covers: (file) => names.length === 0 || names.some((name) => isIn(name, file)),
  };
}

/** Checks whether a file is the named file, or is below the named folder. */
export const isIn = (name: string, file: string): boolean => file === name || file.startsWith(`${name}/`);
