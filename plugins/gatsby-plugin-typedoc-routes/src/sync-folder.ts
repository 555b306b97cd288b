import fs from 'node:fs';
import path from 'node:path';

/**
 * Makes `to` hold exactly the files of `from`, touching only those that differ, so that whoever watches `to` sees real changes only.
 *
 * @returns How many files were written or removed.
 */
export function syncFolder(from: string, to: string): number {
  fs.mkdirSync(to, { recursive: true });
  const wanted = new Set(listFiles(from));
  let changed = 0;
  for (const file of listFiles(to)) {
    if (wanted.has(file)) continue;
    fs.rmSync(path.join(to, file));
    changed++;
  }
  for (const file of wanted) {
    const source = fs.readFileSync(path.join(from, file));
    const target = path.join(to, file);
    if (fs.existsSync(target) && fs.readFileSync(target).equals(source)) continue;
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, source);
    changed++;
  }
  return changed;
}

/** All files below a folder, as sorted relative paths with forward slashes. */
export function listFiles(directory: string): string[] {
  if (!fs.existsSync(directory)) return [];
  return fs
    .readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(directory, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'),
    )
    .sort((a, b) => a.localeCompare(b, 'en'));
}
