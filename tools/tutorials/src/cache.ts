import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * Where packed packages and finished installs are kept. Not below the repository: a package that a guide forgets to install would be
 * found in the repository's own node_modules.
 */
export const cacheFolder = path.join(
  process.env['XDG_CACHE_HOME'] ?? path.join(os.homedir(), '.cache'),
  'softkit-docs-tutorials',
);

/** A short name for contents: 16 hex digits. */
export function digest(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 16);
}

/** Digest of all files below the given paths, with their names. */
export function digestFiles(root: string, ...names: readonly string[]): string {
  const files = names.flatMap((name) => {
    const absolute = path.join(root, name);
    if (!fs.existsSync(absolute)) return [];
    if (fs.statSync(absolute).isFile()) return [name];
    return fs
      .readdirSync(absolute, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
  });
  return digest(...files.sort().flatMap((file) => [file, fs.readFileSync(path.join(root, file))]));
}

/**
 * Makes a folder of the cache once: `make` fills a folder beside it, which takes the name only when it is whole, so that an interrupted
 * run leaves nothing that looks finished.
 *
 * @returns Path of the folder.
 */
export async function cached(name: string, make: (folder: string) => Promise<void> | void): Promise<string> {
  const folder = path.join(cacheFolder, name);
  if (fs.existsSync(folder)) return folder;
  const unfinished = `${folder}.${process.pid}`;
  fs.rmSync(unfinished, { recursive: true, force: true });
  fs.mkdirSync(unfinished, { recursive: true });
  await make(unfinished);
  if (fs.existsSync(folder)) fs.rmSync(unfinished, { recursive: true, force: true });
  else fs.renameSync(unfinished, folder);
  return folder;
}

/** Copies a folder with links to its files instead of their contents where the file system can. Guides replace files, they do not write into them. */
export function copyFolder(from: string, to: string): void {
  fs.mkdirSync(path.dirname(to), { recursive: true });
  if (spawnSync('cp', ['-al', from, to], { stdio: 'ignore' }).status === 0) return;
  fs.rmSync(to, { recursive: true, force: true });
  fs.cpSync(from, to, { recursive: true, verbatimSymlinks: true });
}
