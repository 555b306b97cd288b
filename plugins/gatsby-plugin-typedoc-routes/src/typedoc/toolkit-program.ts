import fs from 'node:fs';
import path from 'node:path';
import type { Application } from 'typedoc';
import type { RunOptions } from '../run-typedoc';

/**
 * Writes a tsconfig whose program is the entry points, whatever files the toolkit's own asks for: packages that it leaves out have to be
 * documented as well, and one that is there for other configurations to extend may ask for none at all.
 *
 * @returns Its path, in a scratch folder that goes with the run's.
 */
export function writeTsconfig({ entryPoints, tsconfig, out }: RunOptions): string {
  const file = `${out}.tsconfig.json`;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(
    file,
    JSON.stringify({ extends: path.resolve(tsconfig), files: entryPoints, include: [], references: [] }),
  );
  return file;
}

/**
 * What the place of the written tsconfig would change, and what a toolkit that is not installed needs: its packages find each other's sources
 * by name. What the toolkit's own tsconfig says of a name goes before.
 */
export function adjustCompilerOptions(
  app: Application,
  { entryPoints, basePath, scope, tsconfig, ownTsconfig }: RunOptions,
): void {
  const compilerOptions = { ...app.options.getCompilerOptions(app.logger) };
  compilerOptions.typeRoots ??= typeRootsAbove(path.dirname(path.resolve(tsconfig)));
  const siblings = Object.fromEntries(
    entryPoints.map((entry) => {
      const packageDir = path.relative(basePath, path.dirname(path.dirname(entry)));
      return [importNameOf(basePath, packageDir.replaceAll(path.sep, '/'), scope), [entry]];
    }),
  );
  compilerOptions.paths = { ...siblings, ...(ownTsconfig && compilerOptions.paths) };
  app.options.setCompilerOptions(entryPoints, compilerOptions, undefined);
}

/** Where TypeScript looks for types that no file imports. */
function typeRootsAbove(directory: string): string[] {
  const parent = path.dirname(directory);
  return [
    path.join(directory, 'node_modules/@types'),
    ...(parent === directory ? [] : typeRootsAbove(parent)),
  ];
}

/** The name a package is imported by: that of its package.json, else its folder in the toolkit's scope. */
export function importNameOf(basePath: string, packageName: string, scope: string): string {
  try {
    const manifest: unknown = JSON.parse(
      fs.readFileSync(path.join(basePath, packageName, 'package.json'), 'utf8'),
    );
    if (typeof manifest === 'object' && manifest && 'name' in manifest && typeof manifest.name === 'string')
      return manifest.name;
  } catch {
    // No readable package.json: fall back to the folder's name.
  }
  return `${scope}/${packageName.split('/').at(-1)}`;
}
