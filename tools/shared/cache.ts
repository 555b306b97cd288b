import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { listFiles } from '../../src/node/files';

/**
 * Folder for packed packages and finished installs. It is outside the repository because projects
 * inside would also find the packages in the repository's node_modules.
 */
export const cacheFolder = path.join(
  process.env['XDG_CACHE_HOME'] ?? path.join(os.homedir(), '.cache'),
  'softkit-docs-tutorials',
);

/** Computes a digest of 16 hex digits. */
export function digest(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 16);
}

/** Computes a digest from the names and contents of files in the given paths. */
export function digestFiles(root: string, ...names: readonly string[]): string {
  const files = names.flatMap((name) => {
    const absolute = path.join(root, name);
    if (!fs.existsSync(absolute)) return [];
    if (fs.statSync(absolute).isFile()) return [name];
    return listFiles(absolute).map((file) => path.join(name, file));
  });
  return digest(...files.sort().flatMap((file) => [file, fs.readFileSync(path.join(root, file))]));
}

/**
 * Returns a cache folder, and creates it first if it doesn't exist. The folder gets its name only
 * when it is complete, so an interrupted run never leaves a partial one. An incomplete folder is deleted.
 *
 * @param name - Folder name.
 * @param make - Fills a new folder.
 * @returns Path to the folder.
 */
export async function cached(name: string, make: (folder: string) => Promise<void> | void): Promise<string> {
  const folder = path.join(cacheFolder, name);
  if (fs.existsSync(folder)) return folder;
  const unfinished = `${folder}.${process.pid}`;
  fs.rmSync(unfinished, { recursive: true, force: true });
  fs.mkdirSync(unfinished, { recursive: true });
  try {
    await make(unfinished);
    if (!fs.existsSync(folder)) fs.renameSync(unfinished, folder);
  } finally {
    fs.rmSync(unfinished, { recursive: true, force: true });
  }
  return folder;
}

/**
 * Copies a folder with hard links if possible. This is safe because guides replace files and don't
 * edit them.
 */
export function copyFolder(from: string, to: string): void {
  fs.mkdirSync(path.dirname(to), { recursive: true });
  if (spawnSync('cp', ['-al', from, to], { stdio: 'ignore' }).status === 0) return;
  fs.rmSync(to, { recursive: true, force: true });
  fs.cpSync(from, to, { recursive: true, verbatimSymlinks: true });
}
