import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/**
 * A digest of all that decides what TypeDoc writes: settings, and the sources below some folders.
 *
 * @param settings - Anything that can be written as JSON.
 */
export function stampInputs(settings: unknown, folders: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const folder of folders) {
    for (const file of sourcesBelow(folder)) hash.update(file).update(fs.readFileSync(file));
  }
  return hash.digest('hex');
}

/** Sources below a folder, without descending into installed or built ones. */
function sourcesBelow(directory: string): string[] {
  const files: string[] = [];
  const entries = fs.readdirSync(directory, { withFileTypes: true });
  for (const entry of entries.sort((a, b) => a.name.localeCompare(b.name, 'en'))) {
    const full = path.join(directory, entry.name);
    if (entry.isDirectory()) {
      if (!['node_modules', 'dist', '.git', '.cache', '.nx'].includes(entry.name))
        files.push(...sourcesBelow(full));
    } else if (
      entry.isFile() &&
      /\.(?:[cm]?ts|json|yml)$/.test(entry.name) &&
      !/\.test\.ts$/.test(entry.name)
    ) {
      files.push(full);
    }
  }
  return files;
}

/** The stamp of the last complete run, or undefined. */
export function readStamp(file: string): string | undefined {
  try {
    return (JSON.parse(fs.readFileSync(file, 'utf8')) as { stamp?: string }).stamp;
  } catch {
    return undefined;
  }
}
