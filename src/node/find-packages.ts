import fs from 'node:fs';
import path from 'node:path';

const SKIPPED = new Set(['node_modules', 'dist', 'build', 'coverage', '.git', '.cache', '.nx']);

/**
 * Finds the packages in a toolkit: every folder with a `src/index.ts` or `src/index.d.ts`.
 *
 * @param toolkitDir - The toolkit's root folder.
 * @returns Absolute entry file paths, sorted.
 */
export function findPackages(toolkitDir: string): string[] {
  const entries: string[] = [];
  const collect = (directory: string): void => {
    for (const entry of fs.readdirSync(directory, { withFileTypes: true })) {
      if (!entry.isDirectory() || SKIPPED.has(entry.name)) continue;
      const inner = path.join(directory, entry.name);
      if (entry.name === 'src') {
        const index = ['index.ts', 'index.d.ts']
          .map((name) => path.join(inner, name))
          .find((file) => fs.existsSync(file));
        if (index) entries.push(index);
      } else {
        collect(inner);
      }
    }
  };
  collect(toolkitDir);
  return entries.sort((a, b) => a.localeCompare(b, 'en'));
}

/**
 * Returns the folder that package names are relative to: the toolkit folder, or its parent if the
 * toolkit is a single package.
 *
 * @param toolkitDir - The toolkit's root folder.
 * @param entryPoints - The result of `findPackages`.
 */
export function basePathOf(toolkitDir: string, entryPoints: readonly string[]): string {
  const source = path.join(toolkitDir, 'src');
  return entryPoints.some((entry) => path.dirname(entry) === source) ? path.dirname(toolkitDir) : toolkitDir;
}

/** Returns a toolkit's tsconfig: its own, or the nearest in a parent folder, or undefined. */
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
