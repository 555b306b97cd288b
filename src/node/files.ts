import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/**
 * Lists all files in a folder and its subfolders.
 *
 * @param folder - The folder. It may be missing.
 * @param accepts - Filters the paths; by default, all are listed.
 * @returns Sorted relative paths with forward slashes.
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

/** Returns the SHA-256 of a file in hexadecimal, or null if the file doesn't exist. */
export function digestFile(file: string): string | null {
  try {
    return createHash('sha256').update(fs.readFileSync(file)).digest('hex');
  } catch {
    return null;
  }
}

/** Returns a short digest of strings, independent of their order. */
export function digestOf(texts: Iterable<string>): string {
  const hash = createHash('sha256');
  for (const text of [...texts].sort()) hash.update(text).update('\0');
  return hash.digest('hex').slice(0, 20);
}

/** Folders with code that every step before rendering uses. */
export const COMMON_CODE = ['src/model/docs', 'src/model/reference', 'src/model/text', 'src/node'] as const;

/**
 * Returns a digest of source code and its input. It changes whenever the result may change. Tests,
 * installed packages, and build output don't count.
 *
 * @param root - Folder that the other folders are relative to.
 * @param folders - Folders with the code.
 * @param input - Any value that can be written as JSON.
 * @returns SHA-256 in hexadecimal.
 */
export function digestSources(root: string, folders: readonly string[], input: unknown): string {
  const isSource = (file: string) =>
    /\.(?:[cm]?tsx?|json|yml)$/.test(file) &&
    !/\.(?:test|fixture)\.tsx?$|(?:^|\/)(?:node_modules|dist|\.[^/]+)\//.test(file);
  const hash = createHash('sha256').update(JSON.stringify(input));
  for (const folder of folders.map((name) => path.resolve(root, name)))
    for (const file of listFiles(folder, isSource))
      hash.update(file).update(fs.readFileSync(path.join(folder, file)));
  return hash.digest('hex');
}

/** A store that keeps values between builds, such as Gatsby's cache. */
export interface Memory {
  get: (key: string) => Promise<unknown>;
  set: (key: string, value: unknown) => Promise<unknown>;
}

/**
 * Deletes files that the last build wrote and this one didn't, and stores the list of written
 * files.
 *
 * @param folder - Folder that the file names are relative to.
 * @param written - Written files, each with a content identifier.
 * @param key - The list's key in the store.
 * @param memory - The store.
 */
export async function deleteStaleFiles(
  folder: string,
  written: Readonly<Record<string, string>>,
  key: string,
  memory: Memory,
): Promise<void> {
  const before = ((await memory.get(key)) ?? {}) as typeof written;
  for (const name of Object.keys(before))
    if (!Object.hasOwn(written, name)) fs.rmSync(path.join(folder, name), { force: true });
  await memory.set(key, written);
}
