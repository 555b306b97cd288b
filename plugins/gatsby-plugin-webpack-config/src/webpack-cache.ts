import fs from 'node:fs';
import path from 'node:path';
import { digestOf } from '../../../src/model/files';
import { upstreamChanged } from '../../shared/upstream-changed';

/** The part of webpack's configuration that says where its cache is, and what makes it invalid. */
export interface CacheSettings {
  cache?: unknown;
  plugins?: object[];
}

/** Gatsby's own settings. */
interface FileCache {
  version?: string;
  buildDependencies: { config?: readonly string[] };
}

/** The part of webpack's compiler that the plugin uses. */
interface Compiler {
  hooks: {
    afterCompile: {
      tap: (name: string, act: (compilation: { buildDependencies: { clear: () => void } }) => void) => void;
    };
  };
}

/** What npm has installed, with versions. */
const INSTALLED = 'node_modules/.package-lock.json';

/**
 * Keeps webpack's cache while the installed packages and the compiled plugins of this site are the same. By itself webpack goes through all
 * modules that itself, the loaders and Gatsby's configuration import, thousands of files, for each of the two bundles:
 * a sixth of a cold build. Where npm has not left its list of packages, webpack does that.
 *
 * @param root - Folder of the site.
 * @throws When Gatsby's settings do not name the files that the configuration comes from.
 */
export function cacheByDigest(config: CacheSettings, root: string): void {
  const installed = path.join(root, INSTALLED);
  if (!fs.existsSync(installed)) return;
  const cache = config.cache as Partial<FileCache> | undefined;
  const files = cache?.buildDependencies?.config;
  if (!files)
    throw upstreamChanged(
      'gatsby',
      'The webpack configuration does not name the files that its cache depends on',
    );
  config.cache = {
    ...cache,
    version: digestOf([installed, ...files].map((file) => fs.readFileSync(file, 'utf8'))),
    buildDependencies: {},
  };
  config.plugins = [...(config.plugins ?? []), new NoBuildDependencies()];
}

/** Each loader of a module is one more file that webpack would look into. */
class NoBuildDependencies {
  apply({ hooks }: Compiler): void {
    hooks.afterCompile.tap('NoBuildDependencies', ({ buildDependencies }) => buildDependencies.clear());
  }
}
