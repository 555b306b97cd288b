import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/**
 * Returns a digest of everything that affects TypeDoc's output: settings and source folders.
 *
 * @param settings - Any JSON-serializable value.
 * @param folders - Folders whose sources are included.
 */
export function stampInputs(settings: unknown, folders: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const folder of folders) {
    for (const file of sourcesBelow(folder)) hash.update(file).update(fs.readFileSync(file));
  }
  return hash.digest('hex');
}

/** Lists the sources below a folder, except installed packages and build output. */
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

/** Reads the stamp of the last complete run; undefined if there is none. */
export function readStamp(file: string): string | undefined {
  try {
    return (JSON.parse(fs.readFileSync(file, 'utf8')) as { stamp?: string }).stamp;
  } catch {
    return undefined;
  }
}
