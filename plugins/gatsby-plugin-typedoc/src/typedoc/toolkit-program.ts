import fs from 'node:fs';
import path from 'node:path';
import { Application, LogLevel, OptionDefaults, type TypeDocOptions } from 'typedoc';
import { translatedLocales } from '../../../../src/locales/locales';
import { readMessages } from '../../../../src/locales/read-messages';
import { listFiles } from '../../../../src/node/files';
import { IGNORED_TAGS, typedTags } from './comments/comment-tags';
import externalLinks from './code/external-links.json';
import type { RunOptions } from '../../options';
import { importedFirst } from './imported-first';
import { load } from './repairs/plugin';
import { translationTags } from '../../../../src/model/reference/translation-tags';

/** Creates a TypeDoc application that reads the toolkit. */
export async function createApplication(options: RunOptions): Promise<Application> {
  const typedocOptions: Partial<TypeDocOptions> & Record<string, unknown> = {
    plugin: ['typedoc-plugin-markdown', 'typedoc-plugin-mdn-links', load],
    externalSymbolLinkMappings: externalLinks,
    entryPoints: importedFirst(packagesByName(options)),
    entryPointStrategy: 'expand',
    alwaysCreateEntryPointModule: true,
    basePath: options.basePath,
    tsconfig: writeTsconfig(options),
    readme: 'none',
    entryFileName: 'index',
    fileExtension: '.md',
    locales: readMessages('typedoc'),
    skipErrorChecking: true,
    excludeExternals: true,
    excludePrivate: true,
    excludeInternal: true,
    disableGit: false,
    sort: ['source-order'],
    blockTags: [
      ...OptionDefaults.blockTags,
      ...IGNORED_TAGS,
      ...translatedLocales.flatMap(translationTags),
    ] as `@${string}`[],
    // TypeDoc keeps a tag's `{Type}` only for the tags listed here.
    preservedTypeAnnotationTags: typedTags(readSources(options)),
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

function readSources({ entryPoints }: RunOptions): string[] {
  return entryPoints
    .map((entry) => path.dirname(entry))
    .flatMap((folder) =>
      listFiles(folder, (file) => /\.[cm]?tsx?$/.test(file)).map((file) =>
        fs.readFileSync(path.join(folder, file), 'utf8'),
      ),
    );
}

/**
 * Writes a tsconfig that includes exactly the entry points, since the toolkit's own may exclude
 * packages, or include no files if it is only a base config.
 *
 * @param options - The entry points and the tsconfig to extend.
 * @returns The file's path, in the run's scratch folder.
 */
function writeTsconfig({ entryPoints, tsconfig, out }: RunOptions): string {
  const file = `${out}.tsconfig.json`;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(
    file,
    JSON.stringify({ extends: path.resolve(tsconfig), files: entryPoints, include: [], references: [] }),
  );
  return file;
}

/**
 * Restores options that depend on the tsconfig's folder, and adds paths so that the packages of a
 * toolkit that isn't installed can import each other. The toolkit's own paths have priority.
 */
function adjustCompilerOptions(app: Application, options: RunOptions): void {
  const { entryPoints, tsconfig, ownTsconfig } = options;
  const compilerOptions = { ...app.options.getCompilerOptions(app.logger) };
  compilerOptions.typeRoots ??= typeRootsAbove(path.dirname(path.resolve(tsconfig)));
  // The shared tsconfig often isn't strict. Without `strict`, types lose "| undefined".
  compilerOptions.strict ??= true;
  const siblings = Object.fromEntries([...packagesByName(options)].map(([name, entry]) => [name, [entry]]));
  compilerOptions.paths = { ...siblings, ...(ownTsconfig && compilerOptions.paths) };
  app.options.setCompilerOptions(entryPoints, compilerOptions, undefined);
}

/** Lists entry files by import name. */
function packagesByName({ entryPoints, basePath, scope }: RunOptions): Map<string, string> {
  return new Map(
    entryPoints.map((entry) => {
      return [importNameOf(basePath, packageFolder(basePath, entry), scope), entry];
    }),
  );
}

/** Returns a package's folder relative to the folder of all packages, from the path of its entry file. */
export function packageFolder(basePath: string, entry: string): string {
  return path.relative(basePath, path.dirname(path.dirname(entry))).replaceAll(path.sep, '/');
}

/** Lists the folders where TypeScript looks for global types. */
function typeRootsAbove(directory: string): string[] {
  const parent = path.dirname(directory);
  return [
    path.join(directory, 'node_modules/@types'),
    ...(parent === directory ? [] : typeRootsAbove(parent)),
  ];
}

/**
 * Creates a lookup for import names that reads each package.json once.
 *
 * @param basePath - Folder that contains the packages.
 * @param scope - npm scope for packages without a package.json.
 * @returns A function from a package's folder name to its import name.
 */
export function createImportNames(basePath: string, scope: string): (packageName: string) => string {
  const known = new Map<string, string>();
  return (packageName) => {
    const name = known.get(packageName) ?? importNameOf(basePath, packageName, scope);
    known.set(packageName, name);
    return name;
  };
}

/**
 * Reads a package's import name from its package.json, or else derives it from folder and scope.
 */
function importNameOf(basePath: string, packageName: string, scope: string): string {
  try {
    const manifest: unknown = JSON.parse(
      fs.readFileSync(path.join(basePath, packageName, 'package.json'), 'utf8'),
    );
    if (typeof manifest === 'object' && manifest && 'name' in manifest && typeof manifest.name === 'string')
      return manifest.name;
  } catch {
    // No readable package.json: use the folder name.
  }
  return nameInScope(packageName, scope);
}

/** Builds a package name from the scope and the path's last folder. */
export function nameInScope(packageName: string, scope: string): string {
  return `${scope}/${packageName.split('/').at(-1)}`;
}
