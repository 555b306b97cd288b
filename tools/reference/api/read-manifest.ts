import type { ToolkitManifest } from '../../../src/model/reference/toolkit-manifest';
import { versionOf } from '../../shared/install-rules';
import { packagesOf, type SourceTree } from './source-tree';

/** Path to the toolkit's facts, relative to the site's root. */
export const MANIFEST_FILE = 'toolkit/packages.json';

interface PackageFile {
  version?: string;
  license?: string;
  engines?: { node?: string };
  peerDependencies?: Record<string, string>;
}

/**
 * Reads the versions, the license, and the supported Node.js, NestJS, and Fastify versions.
 *
 * @param tree - The toolkit repository.
 * @param scope - npm scope for packages without a valid package.json.
 * @throws Error when the root package.json lacks a license, a Node.js version, or a NestJS range, or no
 *   package has a Fastify range.
 */
export function readManifest(tree: SourceTree, scope: string): ToolkitManifest {
  const read = (file: string) => JSON.parse(tree.get(file) ?? '{}') as PackageFile;
  const { license, engines, peerDependencies } = read('package.json');
  const node = engines?.node;
  const nest = versionOf(peerDependencies?.['@nestjs/common']);
  if (license === undefined || node === undefined || nest === null)
    throw new Error(
      'The package.json of the toolkit needs a "license", "engines.node", and a range for "@nestjs/common" in "peerDependencies".',
    );
  const manifests = [
    ...new Set(packagesOf(tree, scope).map(({ folder }) => `${folder}/package.json`)),
    // Packages without TypeScript, such as an ESLint configuration, have no src/index.ts.
    ...[...tree.keys()].filter((file) => /^libs\/[^/]+\/package\.json$/.test(file)),
  ];
  const packages = manifests.flatMap((file): [string, string][] => {
    const { name, version } = read(file) as PackageFile & { name?: string };
    return name?.startsWith(`${scope}/`) && version ? [[name, version]] : [];
  });
  packages.sort(([a], [b]) => (a < b ? -1 : 1));
  const [fastify] = manifests.flatMap((file) => versionOf(read(file).peerDependencies?.['fastify']) ?? []);
  if (fastify === undefined)
    throw new Error('No package of the toolkit has a range for "fastify" in "peerDependencies".');
  return { license, node, nest, fastify, packages: Object.fromEntries(packages) };
}

/** Formats the facts as the content of `toolkit/packages.json`. */
export function printManifest(manifest: ToolkitManifest): string {
  return `${JSON.stringify(manifest, null, 1)}\n`;
}
