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

/** A short digest of texts that does not depend on their order. */
export function digestOf(texts: Iterable<string>): string {
  const hash = createHash('sha256');
  for (const text of [...texts].sort()) hash.update(text).update('\0');
  return hash.digest('hex').slice(0, 20);
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

/** What a plugin remembers from build to build, such as Gatsby's cache. */
export interface Memory {
  get: (key: string) => Promise<unknown>;
  set: (key: string, value: unknown) => Promise<unknown>;
}

/**
 * Remembers what was written, and deletes what the last build wrote and this one did not.
 *
 * @param folder - That the names are relative to.
 * @param written - Each file, with what identifies its content.
 * @param key - Of these files in the memory.
 */
export async function deleteStaleFiles(
  folder: string,
  written: Readonly<Record<string, string>>,
  key: string,
  memory: Memory,
): Promise<void> {
  const before = ((await memory.get(key)) ?? {}) as typeof written;
  for (const name of Object.keys(before))
    if (!(name in written)) fs.rmSync(path.join(folder, name), { force: true });
  await memory.set(key, written);
}
