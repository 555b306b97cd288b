import fs from 'node:fs';
import path from 'node:path';
import { packageOf, type Manifest, type PackedPackage } from './toolkit-packages';

/**
 * What to install with each package of the toolkit, computed from a checkout. It is committed, so that the install commands of guides can
 * be checked without a checkout.
 */
export interface InstallRules {
  /** Version that fits the toolkit, as written after the `@`: the major version, or below 1 the minor one. */
  versions: Record<string, string>;
  /** All that a package loads and npm does not install with it, so that it has to be named. */
  needs: Record<string, string[]>;
  /** Which of all these npm installs with a package by itself. */
  brings: Record<string, string[]>;
}

/** Where the rules are, from the root of the site. */
export const RULES_FILE = 'toolkit/install-rules.json';

/** The rules that are committed. */
export function readRules(root: string): InstallRules {
  return JSON.parse(fs.readFileSync(path.join(root, RULES_FILE), 'utf8')) as InstallRules;
}

/** The ranges that a checkout's workspace names. */
export function workspaceRanges(checkout: string): Record<string, string> {
  const { peerDependencies = {} } = JSON.parse(
    fs.readFileSync(path.join(checkout, 'package.json'), 'utf8'),
  ) as Partial<Manifest>;
  return peerDependencies;
}

/** A package as far as installing it goes. */
export interface InstallFacts {
  /** Packages that are loaded with it. */
  loads: string[];
  dependencies: string[];
  /** Ranges of packages that it leaves to those who install it. */
  peers: Record<string, string>;
}

/**
 * Computes the rules.
 *
 * @param facts - The toolkit's packages, and those of others that they load, by name.
 * @param scope - That of the toolkit's packages: `@softkit`.
 * @param ranges - What the toolkit's workspace says about packages of others.
 */
export function computeRules(
  facts: ReadonlyMap<string, InstallFacts>,
  scope: string,
  ranges: Readonly<Record<string, string>>,
): InstallRules {
  const own = [...facts.keys()].filter((name) => name.startsWith(`${scope}/`)).sort();
  const needs = Object.fromEntries(own.map((name) => [name, needsOf(name, facts)]));
  const foreign = [...new Set(Object.values(needs).flat())].filter((name) => !own.includes(name)).sort();
  const versions = Object.fromEntries(
    foreign.flatMap((name) => {
      const said = [ranges[name], ...own.map((one) => facts.get(one)?.peers[name])];
      // The narrowest range that is not a single version: later patches are fine.
      const [version] = said.flatMap((range) => versionOf(range) ?? []).sort((a, b) => b.length - a.length);
      return version === undefined ? [] : [[name, version] as const];
    }),
  );
  const named = [...own, ...foreign];
  const brings = Object.fromEntries(
    named.flatMap((name) => {
      const brought = dependenciesOf(name, facts);
      const known = named.filter((one) => brought.has(one));
      return known.length > 0 ? [[name, known] as const] : [];
    }),
  );
  return { versions, needs, brings };
}

function dependenciesOf(name: string, facts: ReadonlyMap<string, InstallFacts>): Set<string> {
  const found = new Set<string>();
  const visit = (one: string): void => {
    for (const next of facts.get(one)?.dependencies ?? []) {
      if (found.has(next)) continue;
      found.add(next);
      visit(next);
    }
  };
  visit(name);
  return found;
}

function needsOf(name: string, facts: ReadonlyMap<string, InstallFacts>): string[] {
  const loaded = new Set<string>();
  const seen = new Set<string>();
  const visit = (one: string): void => {
    if (seen.has(one)) return;
    seen.add(one);
    const { loads = [], dependencies = [] } = facts.get(one) ?? {};
    for (const next of loads) if (!dependencies.includes(next)) loaded.add(next);
    for (const next of loads) visit(next);
  };
  visit(name);
  loaded.delete(name);
  const brought = dependenciesOf(name, facts);
  return [...loaded].filter((one) => !brought.has(one)).sort();
}

/** `^10.0.0` → `10`, `^0.3.1` → `0.3`, `~10.0.0` → `10.0`; null for a single version and for `*`. */
export function versionOf(range: string | undefined): string | null {
  const [, sign = '', major = '', minor = ''] = /^([\^~])(\d+)\.(\d+)/.exec(range ?? '') ?? [];
  if (sign === '') return null;
  return sign === '~' || major === '0' ? `${major}.${minor}` : major;
}

/**
 * Reads the facts of the toolkit's packages and of all packages they load.
 *
 * @param modules - Folder where the packages of others are installed.
 */
export function readFacts(packages: readonly PackedPackage[], modules: string): Map<string, InstallFacts> {
  const facts = new Map<string, InstallFacts>();
  const queue = packages.map(({ manifest, folder }) => ({ name: manifest.name, folder, own: true }));
  for (let item = queue.shift(); item; item = queue.shift()) {
    const { name, folder, own } = item;
    const file = path.join(folder, 'package.json');
    if (facts.has(name) || !fs.existsSync(file)) continue;
    const manifest = JSON.parse(fs.readFileSync(file, 'utf8')) as Manifest;
    const { dependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = manifest;
    // The toolkit's manifests leave out some of what is loaded, and name some that is not. Those of others name at least what has to be.
    const peers = Object.keys(peerDependencies).filter(
      (peer) => peerDependenciesMeta[peer]?.optional !== true,
    );
    const loads = own
      ? loadedBy([path.join(folder, String(manifest['main']))])
      : [...Object.keys(dependencies), ...peers.filter((peer) => mentions(folder, peer))];
    facts.set(name, { loads, dependencies: Object.keys(dependencies), peers: peerDependencies });
    for (const next of new Set([...loads, ...Object.keys(dependencies)]))
      queue.push({ name: next, folder: path.join(modules, next), own: false });
  }
  return facts;
}

const REQUIRE = /^(?:(?:const|var|let)\b.*?|\S*__exportStar\()?\brequire\(["']([^"']+)["']\)/gm;

/** Packages that are loaded with a file: a `require` at the start of a line of a file that it reaches. */
function loadedBy(queue: string[]): string[] {
  const found = new Set<string>();
  const seen = new Set<string>();
  for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
    const real = [file, `${file}.js`, path.join(file, 'index.js')].find(isFile);
    if (real === undefined || !real.endsWith('.js') || seen.has(real)) continue;
    seen.add(real);
    for (const [, name = ''] of fs.readFileSync(real, 'utf8').matchAll(REQUIRE)) {
      if (name.startsWith('.')) queue.push(path.join(path.dirname(real), name));
      else if (packageOf(name) !== '') found.add(packageOf(name));
    }
  }
  return [...found].sort();
}

/** True when a file of a package loads another package: a peer of types only need not be installed. */
function mentions(folder: string, name: string): boolean {
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
