import fs from 'node:fs';
import path from 'node:path';
import { versionOf, type InstallRules } from '../../shared/install-rules';
import { packageOf, type Manifest, type PackedPackage } from './toolkit-packages';

/** Reads the version ranges from a checkout's root package.json. */
export function workspaceRanges(checkout: string): Record<string, string> {
  const { peerDependencies = {} } = JSON.parse(
    fs.readFileSync(path.join(checkout, 'package.json'), 'utf8'),
  ) as Partial<Manifest>;
  return peerDependencies;
}

/** What a package needs to be installed. */
export interface PackageNeeds {
  /** Packages that it loads at run time. */
  loads: string[];
  dependencies: string[];
  /** Peer dependency ranges. */
  peers: Record<string, string>;
}

/**
 * Computes the install rules.
 *
 * @param packageNeeds - Toolkit packages and the third-party packages that they load, by name.
 * @param scope - The toolkit's npm scope: `@softkit`.
 * @param ranges - Version ranges from the toolkit's root package.json.
 * @returns Rules for all packages.
 */
export function computeRules(
  packageNeeds: ReadonlyMap<string, PackageNeeds>,
  scope: string,
  ranges: Readonly<Record<string, string>>,
): InstallRules {
  const toolkitNames = [...packageNeeds.keys()].filter((name) => name.startsWith(`${scope}/`)).sort();
  const needs = Object.fromEntries(toolkitNames.map((name) => [name, needsOf(name, packageNeeds)]));
  const thirdPartyNames = [...new Set(Object.values(needs).flat())]
    .filter((name) => !toolkitNames.includes(name))
    .sort();
  const versions = Object.fromEntries(
    thirdPartyNames.flatMap((name) => {
      const candidates = [
        ranges[name],
        ...toolkitNames.map((toolkitName) => packageNeeds.get(toolkitName)?.peers[name]),
      ];
      // Use the narrowest range, but not an exact version: later patches are compatible.
      const [version] = candidates
        .flatMap((range) => versionOf(range) ?? [])
        .sort((a, b) => b.length - a.length);
      return version === undefined ? [] : [[name, version] as const];
    }),
  );
  const allNames = [...toolkitNames, ...thirdPartyNames];
  const brings = Object.fromEntries(
    allNames.flatMap((name) => {
      const dependencies = dependenciesOf(name, packageNeeds);
      const included = allNames.filter((candidate) => dependencies.has(candidate));
      return included.length > 0 ? [[name, included] as const] : [];
    }),
  );
  return { versions, needs, brings };
}

/** Collects a package's direct and indirect dependencies. */
function dependenciesOf(name: string, packageNeeds: ReadonlyMap<string, PackageNeeds>): Set<string> {
  const dependencies = new Set<string>();
  const visit = (packageName: string): void => {
    for (const next of packageNeeds.get(packageName)?.dependencies ?? []) {
      if (dependencies.has(next)) continue;
      dependencies.add(next);
      visit(next);
    }
  };
  visit(name);
  return dependencies;
}

/** Collects the packages that a package loads but npm doesn't install with it. */
function needsOf(name: string, packageNeeds: ReadonlyMap<string, PackageNeeds>): string[] {
  const loaded = new Set<string>();
  const seen = new Set<string>();
  const visit = (packageName: string): void => {
    if (seen.has(packageName)) return;
    seen.add(packageName);
    const { loads = [], dependencies = [] } = packageNeeds.get(packageName) ?? {};
    for (const next of loads) if (!dependencies.includes(next)) loaded.add(next);
    for (const next of loads) visit(next);
  };
  visit(name);
  loaded.delete(name);
  const installed = dependenciesOf(name, packageNeeds);
  return [...loaded].filter((loadedName) => !installed.has(loadedName)).sort();
}

/**
 * Reads what the toolkit's packages, and all packages that they load, need.
 *
 * @param packages - The toolkit's packages.
 * @param modules - The node_modules folder with third-party packages.
 * @returns What each package needs, by its name.
 */
export function readPackageNeeds(
  packages: readonly PackedPackage[],
  modules: string,
): Map<string, PackageNeeds> {
  const packageNeeds = new Map<string, PackageNeeds>();
  const queue = packages.map(({ manifest, folder }) => ({ name: manifest.name, folder, isToolkit: true }));
  for (let item = queue.shift(); item; item = queue.shift()) {
    const { name, folder, isToolkit } = item;
    const file = path.join(folder, 'package.json');
    if (packageNeeds.has(name) || !fs.existsSync(file)) continue;
    const manifest = JSON.parse(fs.readFileSync(file, 'utf8')) as Manifest;
    const { dependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = manifest;
    // Dependencies in the toolkit's manifests are incomplete, so its code is searched for `require`
    // calls. Third-party manifests are reliable.
    const peers = Object.keys(peerDependencies).filter(
      (peer) => peerDependenciesMeta[peer]?.optional !== true,
    );
    const loads = isToolkit
      ? requiredPackages([path.join(folder, String(manifest['main']))])
      : [...Object.keys(dependencies), ...peers.filter((peer) => requiresPackage(folder, peer))];
    packageNeeds.set(name, { loads, dependencies: Object.keys(dependencies), peers: peerDependencies });
    for (const next of new Set([...loads, ...Object.keys(dependencies)]))
      queue.push({ name: next, folder: path.join(modules, next), isToolkit: false });
  }
  return packageNeeds;
}

const REQUIRE = /^(?:(?:const|var|let)\b.*?|\S*__exportStar\()?\brequire\(["']([^"']+)["']\)/gm;

/**
 * Collects the packages that files load with a top-level `require`, directly or through other
 * files.
 */
function requiredPackages(queue: string[]): string[] {
  const names = new Set<string>();
  const seen = new Set<string>();
  for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
    const resolved = [file, `${file}.js`, path.join(file, 'index.js')].find(isFile);
    if (resolved === undefined || !resolved.endsWith('.js') || seen.has(resolved)) continue;
    seen.add(resolved);
    for (const [, name = ''] of fs.readFileSync(resolved, 'utf8').matchAll(REQUIRE)) {
      if (name.startsWith('.')) queue.push(path.join(path.dirname(resolved), name));
      else if (packageOf(name) !== '') names.add(packageOf(name));
    }
  }
  return [...names].sort();
}

/**
 * Returns true if a package's code loads another package. Peers that only provide types aren't
 * needed.
 */
function requiresPackage(folder: string, name: string): boolean {
  const files = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.some(
    (file) =>
      file.endsWith('.js') &&
      !file.startsWith('node_modules') &&
      new RegExp(`^[^/*]*\\brequire\\(["']${name}(?:/[^"']*)?["']\\)`, 'm').test(
        fs.readFileSync(path.join(folder, file), 'utf8'),
      ),
  );
}

const isFile = (file: string): boolean => fs.existsSync(file) && fs.statSync(file).isFile();
