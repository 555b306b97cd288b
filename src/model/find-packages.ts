import fs from 'node:fs';
import path from 'node:path';

const SKIPPED = new Set(['node_modules', 'dist', 'build', 'coverage', '.git', '.cache', '.nx']);

/**
 * Finds the packages of a toolkit: every `src/index.ts` (or `src/index.d.ts`) below a folder.
 *
 * @returns Absolute paths of the entry files, sorted.
 */
export function findPackages(toolkitDir: string): string[] {
  const entries: string[] = [];
  const walk = (directory: string): void => {
    for (const entry of fs.readdirSync(directory, { withFileTypes: true })) {
      if (!entry.isDirectory() || SKIPPED.has(entry.name)) continue;
      const inner = path.join(directory, entry.name);
      if (entry.name === 'src') {
        const index = ['index.ts', 'index.d.ts']
          .map((name) => path.join(inner, name))
          .find((file) => fs.existsSync(file));
        if (index) entries.push(index);
      } else {
        walk(inner);
      }
    }
  };
  walk(toolkitDir);
  return entries.sort((a, b) => a.localeCompare(b, 'en'));
}

/**
 * The folder that package names are relative to: the toolkit's, or the one above it where the toolkit is a package itself.
 *
 * @param entryPoints - As `findPackages` answers them.
 */
export function basePathOf(toolkitDir: string, entryPoints: readonly string[]): string {
  const own = path.join(toolkitDir, 'src');
  return entryPoints.some((entry) => path.dirname(entry) === own) ? path.dirname(toolkitDir) : toolkitDir;
}

/** The tsconfig that governs a toolkit: its own, else the nearest above it, else undefined. */
export function findTsconfig(toolkitDir: string): string | undefined {
  let directory = path.resolve(toolkitDir);
  for (;;) {
    for (const name of ['tsconfig.json', 'tsconfig.base.json']) {
      const file = path.join(directory, name);
      if (fs.existsSync(file)) return file;
    }
    const parent = path.dirname(directory);
    if (parent === directory) return undefined;
    directory = parent;
  }
}
