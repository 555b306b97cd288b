import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import picomatch from 'picomatch';
import ts from 'typescript';
import { cached, digest, digestFiles } from '../../shared/cache';

/** A package as it would be published to a registry. */
export interface PackedPackage {
  manifest: Manifest;
  /** Folder with the package's files. */
  folder: string;
  /** Path to the tarball. */
  tarball: string;
}

export interface Manifest {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  [key: string]: unknown;
}

interface BuildOptions {
  outputPath: string;
  tsConfig: string;
  assets: (string | { input: string; glob: string; output: string })[];
}

/** Files in a checkout that determine what its packages contain. */
const SOURCES = ['libs', 'package.json', 'tsconfig.base.json'] as const;

/**
 * Compiles and packs every package in a checkout like the toolkit's build does: JavaScript,
 * declarations, the assets listed in `project.json`, and the manifest.
 *
 * @param checkout - The toolkit's repository.
 * @returns The packages, `modules`: the node_modules folder with their dependencies, and `key`: a
 *   digest.
 * @throws Error when compiling or packing fails.
 */
export async function packToolkit(
  checkout: string,
): Promise<{ packages: PackedPackage[]; modules: string; key: string }> {
  const key = digest(digestFiles(checkout, ...SOURCES), fs.readFileSync(__filename));
  const installed = await cached(`modules-${modulesKey(checkout)}`, (folder) =>
    installModules(checkout, folder),
  );
  const folder = await cached(`packages-${key}`, (target) => {
    for (const source of SOURCES)
      fs.cpSync(path.join(checkout, source), path.join(target, source), { recursive: true });
    fs.symlinkSync(path.join(installed, 'node_modules'), path.join(target, 'node_modules'));
    const projects = listProjects(target);
    compile(target, projects);
    for (const project of projects) finishPackage(target, project);
    npm(target, ['pack', '--pack-destination', '.', ...projects.map(({ outputPath }) => `./${outputPath}`)]);
  });
  const packages = listProjects(folder).map(({ outputPath }): PackedPackage => {
    const manifest = readJson<Manifest>(path.join(folder, outputPath, 'package.json'));
    const file = `${manifest.name.replace('@', '').replace('/', '-')}-${manifest.version}.tgz`;
    return { manifest, folder: path.join(folder, outputPath), tarball: path.join(folder, file) };
  });
  return { packages, modules: path.join(installed, 'node_modules'), key };
}

interface Project extends BuildOptions {
  /** Folder with the sources, relative to the checkout. */
  root: string;
}

function listProjects(checkout: string): Project[] {
  return fs
    .readdirSync(path.join(checkout, 'libs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'project.json' && !/node_modules|[\\/]src[\\/]/.test(file))
    .map((file) => path.join('libs', file))
    .sort()
    .flatMap((file) => {
      const { targets } = readJson<{ targets: Record<string, { options?: Partial<BuildOptions> }> }>(
        path.join(checkout, file),
      );
      const options = [targets['build-internal'], targets['build']].find(
        (target) => target?.options?.outputPath !== undefined,
      )?.options;
      if (options?.outputPath === undefined || options.tsConfig === undefined) return [];
      const { outputPath, tsConfig, assets = [] } = options;
      return [{ root: path.dirname(file), outputPath, tsConfig, assets }];
    });
}

/** Compiles all packages in one program because they import each other's sources. */
function compile(root: string, projects: readonly Project[]): void {
  const parsed = projects.map(({ tsConfig }) => {
    const file = path.join(root, tsConfig);
    const { config } = ts.readConfigFile(file, (name) => ts.sys.readFile(name)) as { config: unknown };
    return ts.parseJsonConfigFileContent(config, ts.sys, path.dirname(file));
  });
  const options: ts.CompilerOptions = {
    ...parsed[0]?.options,
    rootDir: root,
    outDir: path.join(root, 'dist'),
    declaration: true,
    sourceMap: false,
    allowJs: true,
    types: ['node'],
  };
  const program = ts.createProgram(
    parsed.flatMap(({ fileNames }) => fileNames),
    options,
  );
  const { emitSkipped, diagnostics } = program.emit();
  if (!emitSkipped && diagnostics.length === 0) return;
  const host = {
    getCanonicalFileName: (name: string) => name,
    getCurrentDirectory: () => root,
    getNewLine: () => '\n',
  };
  throw new Error(`The toolkit does not compile:\n${ts.formatDiagnostics(diagnostics, host)}`);
}

function finishPackage(root: string, { root: source, outputPath, assets }: Project): void {
  for (const asset of assets) {
    const { input, glob, output } =
      typeof asset === 'string' ? { input: source, glob: path.basename(asset), output: '.' } : asset;
    const from = path.join(root, input);
    const isAsset = picomatch(glob);
    for (const file of fs.readdirSync(from, { recursive: true, encoding: 'utf8' })) {
      if (!isAsset(file) || !fs.statSync(path.join(from, file)).isFile()) continue;
      fs.cpSync(path.join(from, file), path.join(root, outputPath, output, file));
    }
  }
  const manifest = readJson<Manifest>(path.join(root, source, 'package.json'));
  const entry = { main: './src/index.js', types: './src/index.d.ts' };
  fs.writeFileSync(
    path.join(root, outputPath, 'package.json'),
    JSON.stringify({ ...entry, ...manifest }, null, 2),
  );
}

/**
 * Third-party packages that the toolkit's sources import, with the ranges in the root package.json.
 */
function thirdPartyPackages(checkout: string): Record<string, string> {
  const root = readJson<Record<string, Record<string, string> | undefined>>(
    path.join(checkout, 'package.json'),
  );
  // Exact versions become ranges because readers install the latest compatible version.
  const pinned = { ...root['devDependencies'], ...root['dependencies'] };
  const versions = {
    ...Object.fromEntries(
      Object.entries(pinned).map(([name, version]) => [name, version.replace(/^(?=\d)/, '^')]),
    ),
    ...root['peerDependencies'],
  };
  const names = new Set<string>(['typescript', '@types/node', 'tslib']);
  for (const file of fs.readdirSync(path.join(checkout, 'libs'), { recursive: true, encoding: 'utf8' })) {
    if (!/\.[jt]s$/.test(file) || /node_modules|[\\/]files[\\/]|\.(?:spec|test)\.ts$/.test(file)) continue;
    const text = fs.readFileSync(path.join(checkout, 'libs', file), 'utf8');
    for (const { fileName } of ts.preProcessFile(text, true, true).importedFiles)
      names.add(packageOf(fileName));
  }
  for (const name of [...names]) names.add(`@types/${name.replace(/^@(.*)\//, '$1__')}`);
  return Object.fromEntries(
    Object.entries(versions)
      .filter(([name]) => names.has(name))
      .sort(([a], [b]) => a.localeCompare(b, 'en')),
  );
}

/**
 * A module's package: `@scope/name` for `@scope/name/deep`. Empty for files and Node.js modules.
 */
export function packageOf(moduleName: string): string {
  if (/^[./]|^node:/.test(moduleName) || builtinModules.includes(moduleName)) return '';
  return moduleName.split('/', moduleName.startsWith('@') ? 2 : 1).join('/');
}

const modulesKey = (checkout: string): string => digest(JSON.stringify(thirdPartyPackages(checkout)));

function installModules(checkout: string, folder: string): void {
  const manifest = { name: 'toolkit-modules', private: true, dependencies: thirdPartyPackages(checkout) };
  fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
  npm(folder, ['install', '--legacy-peer-deps', '--ignore-scripts', '--no-audit', '--no-fund']);
}

function npm(cwd: string, args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd, encoding: 'utf8', maxBuffer: 2 ** 26 });
  if (status !== 0) throw new Error(`npm ${args[0]} failed in ${cwd}:\n${stdout}\n${stderr}`);
}

function readJson<T>(file: string): T {
  return JSON.parse(fs.readFileSync(file, 'utf8')) as T;
}
