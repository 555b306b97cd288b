import fs from 'node:fs';
import path from 'node:path';
import { digestOf } from '../../../src/node/files';
import { upstreamChanged } from '../../../src/node/upstream-changed';

/** The webpack settings that control the cache. */
export interface CacheSettings {
  cache?: unknown;
  plugins?: object[];
}

/** Gatsby's cache settings. */
interface FileCache {
  version?: string;
  buildDependencies: { config?: readonly string[] };
}

/** The part of webpack's compiler that this plugin uses. */
interface Compiler {
  hooks: {
    afterCompile: {
      tap: (
        name: string,
        listener: (compilation: { buildDependencies: { clear: () => void } }) => void,
      ) => void;
    };
  };
}

/** npm's list of installed packages, with versions. */
const INSTALLED = 'node_modules/.package-lock.json';

/**
 * Keeps webpack's cache valid until the installed packages or this site's compiled plugins change.
 * By default, webpack checks all modules that it, the loaders, and Gatsby's config import. These
 * are thousands of files for each of two bundles, a sixth of cold build time. If npm's list of
 * packages is missing, webpack's default is used.
 *
 * @param config - webpack config to change.
 * @param root - The site's root folder.
 * @throws When Gatsby's settings don't list the files that the config depends on.
 */
export function cacheByDigest(config: CacheSettings, root: string): void {
  const installed = path.join(root, INSTALLED);
  if (!fs.existsSync(installed)) return;
  const cache = config.cache as Partial<FileCache> | undefined;
  const files = cache?.buildDependencies?.config;
  if (!files)
    throw upstreamChanged('gatsby', 'The webpack config does not list the files that its cache depends on');
  config.cache = {
    ...cache,
    version: digestOf([installed, ...files].map((file) => fs.readFileSync(file, 'utf8'))),
    buildDependencies: {},
  };
  config.plugins = [...(config.plugins ?? []), new NoBuildDependencies()];
}

/** Prevents webpack from checking each module's loaders. */
class NoBuildDependencies {
  apply({ hooks }: Compiler): void {
    hooks.afterCompile.tap('NoBuildDependencies', ({ buildDependencies }) => buildDependencies.clear());
  }
}
