import fs from 'node:fs';
import path from 'node:path';
import { Application, LogLevel, OptionDefaults, type TypeDocOptions } from 'typedoc';
import { localeCodes, translatedLocales } from '../../../../src/locales/locales';
import { readMessages } from '../../../../src/locales/read-messages';
import { importedFirst } from './imported-first';
import { translationTags } from './locale-comments';

/** What TypeDoc reads. */
export interface ProgramOptions {
  entryPoints: string[];
  /** Folder that holds the packages. */
  basePath: string;
  tsconfig: string;
  /** False when the tsconfig is that of the site, because the toolkit has none. */
  ownTsconfig: boolean;
  /** Folder for what is written, with a subfolder for each language. */
  out: string;
  /** npm scope of packages that have no package.json. */
  scope: string;
}

/** A TypeDoc that reads what `options` names. `createReferenceWriter` says what it writes. */
export async function createApplication(options: ProgramOptions): Promise<Application> {
  const typedocOptions: Partial<TypeDocOptions> & Record<string, unknown> = {
    plugin: ['typedoc-plugin-markdown'],
    entryPoints: importedFirst(packagesByName(options)),
    entryPointStrategy: 'expand',
    alwaysCreateEntryPointModule: true,
    basePath: options.basePath,
    tsconfig: writeTsconfig(options),
    readme: 'none',
    router: 'member',
    entryFileName: 'index',
    fileExtension: '.md',
    locales: Object.fromEntries(localeCodes.map((locale) => [locale, readMessages(locale, 'typedoc')])),
    skipErrorChecking: true,
    excludeExternals: true,
    excludePrivate: true,
    excludeInternal: true,
    disableGit: false,
    cleanOutputDir: true,
    githubPages: false,
    hideGenerator: true,
    sort: ['source-order'],
    blockTags: [
      ...OptionDefaults.blockTags,
      '@memberof',
      '@export',
      '@default',
      '@class',
      ...translatedLocales.flatMap(translationTags),
    ] as `@${string}`[],
    validation: {
      notExported: false,
      invalidLink: false,
      notDocumented: false,
      rewrittenLink: false,
      unusedMergeModuleWith: false,
    },
    logLevel: LogLevel.Error,
  };
  const app = await Application.bootstrapWithPlugins(typedocOptions as Partial<TypeDocOptions>);
  adjustCompilerOptions(app, options);
  return app;
}

/**
 * Writes a tsconfig whose program is the entry points, whatever files the toolkit's own asks for: packages that it leaves out have to be
 * documented as well, and one that is there for other configurations to extend may ask for none at all.
 *
 * @returns Its path, in a scratch folder that goes with the run's.
 */
function writeTsconfig({ entryPoints, tsconfig, out }: ProgramOptions): string {
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
function adjustCompilerOptions(app: Application, options: ProgramOptions): void {
  const { entryPoints, tsconfig, ownTsconfig } = options;
  const compilerOptions = { ...app.options.getCompilerOptions(app.logger) };
  compilerOptions.typeRoots ??= typeRootsAbove(path.dirname(path.resolve(tsconfig)));
  // The packages of a monorepo often are strict where its common tsconfig is not. Without it, "| undefined" would vanish from all types.
  compilerOptions.strict ??= true;
  const siblings = Object.fromEntries([...packagesByName(options)].map(([name, entry]) => [name, [entry]]));
  compilerOptions.paths = { ...siblings, ...(ownTsconfig && compilerOptions.paths) };
  app.options.setCompilerOptions(entryPoints, compilerOptions, undefined);
}

/** The entry file of each package by the name that it is imported by. */
function packagesByName({ entryPoints, basePath, scope }: ProgramOptions): Map<string, string> {
  return new Map(
    entryPoints.map((entry) => {
      const packageDir = path.relative(basePath, path.dirname(path.dirname(entry)));
      return [importNameOf(basePath, packageDir.replaceAll(path.sep, '/'), scope), entry];
    }),
  );
}

/** Where TypeScript looks for types that no file imports. */
function typeRootsAbove(directory: string): string[] {
  const parent = path.dirname(directory);
  return [
    path.join(directory, 'node_modules/@types'),
    ...(parent === directory ? [] : typeRootsAbove(parent)),
  ];
}

/**
 * Finds the names that packages are imported by, each of which is read once.
 *
 * @param basePath - Folder that holds the packages.
 * @param scope - npm scope of packages that have no package.json.
 * @returns A function from the folder name of a package to its import name.
 */
export function createImportNames(basePath: string, scope: string): (packageName: string) => string {
  const known = new Map<string, string>();
  return (packageName) => {
    const name = known.get(packageName) ?? importNameOf(basePath, packageName, scope);
    known.set(packageName, name);
    return name;
  };
}

/** The name a package is imported by: that of its package.json, else its folder in the toolkit's scope. */
function importNameOf(basePath: string, packageName: string, scope: string): string {
  try {
    const manifest: unknown = JSON.parse(
      fs.readFileSync(path.join(basePath, packageName, 'package.json'), 'utf8'),
    );
    if (typeof manifest === 'object' && manifest && 'name' in manifest && typeof manifest.name === 'string')
      return manifest.name;
  } catch {
    // No readable package.json: fall back to the folder's name.
  }
  return nameInScope(packageName, scope);
}

/** The name of a package without a package.json: the last folder of its path, in a scope. */
export function nameInScope(packageName: string, scope: string): string {
  return `${scope}/${packageName.split('/').at(-1)}`;
}
