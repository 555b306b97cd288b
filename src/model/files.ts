import { createHash, type Hash } from 'node:crypto';
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

/** Adds the names and contents of all sources below a folder to a hash; tests don't count. */
export function hashSources(hash: Hash, folder: string): Hash {
  const isSource = (file: string) =>
    /\.(?:[cm]?tsx?|json)$/.test(file) && !/\.(?:test|fixture)\.tsx?$/.test(file);
  for (const file of listFiles(folder, isSource))
    hash.update(file).update(fs.readFileSync(path.join(folder, file)));
  return hash;
}
