import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/**
 * All files below a folder, as sorted relative paths with forward slashes; empty when the folder does not exist.
 *
 * @param accepts - Which of the paths to list; all by default.
 */
export function listFiles(folder: string, accepts: (file: string) => boolean = () => true): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter(accepts)
    .sort((a, b) => (a < b ? -1 : 1));
}

/** SHA-256 of a file in hexadecimal, or null when it does not exist. */
export function digestFile(file: string): string | null {
  try {
    return createHash('sha256').update(fs.readFileSync(file)).digest('hex');
  } catch {
    return null;
  }
}

/**
 * A digest of code and of what it works on: it changes when its result may.
 *
 * @param folders - Of the code, relative to the root; tests in them don't count.
 * @param input - Anything that JSON can express.
 * @returns SHA-256 in hexadecimal.
 */
export function digestSources(root: string, folders: readonly string[], input: unknown): string {
  const isSource = (file: string) =>
    /\.(?:[cm]?tsx?|json)$/.test(file) && !/\.(?:test|fixture)\.tsx?$/.test(file);
  const hash = createHash('sha256').update(JSON.stringify(input));
  for (const folder of folders.map((name) => path.join(root, name)))
    for (const file of listFiles(folder, isSource))
      hash.update(file).update(fs.readFileSync(path.join(folder, file)));
  return hash.digest('hex');
}
