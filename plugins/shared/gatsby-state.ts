import path from 'node:path';
import type { GatsbyCache, Store } from 'gatsby';
import { upstreamChanged } from './upstream-changed';

/** The part of Gatsby's Redux state that the site reads. Gatsby gives it no type. */
interface GatsbyState {
  program: { directory: string; prefixPaths?: boolean };
  /** By path, without path prefix. */
  pages: ReadonlyMap<string, StatePage>;
  /** Templates and pages of `src/pages/`, by file. */
  components: ReadonlyMap<string, unknown>;
  /** With the path prefix on both paths. */
  redirects: readonly { fromPath: string; toPath: string }[];
}

/** A page as `createPage` received it. */
export interface StatePage {
  path: string;
  context?: Record<string, unknown>;
  /** When `createPage` was last called for it, in ms since 1970. */
  updatedAt?: number;
}

/**
 * Reads Gatsby's state.
 *
 * @throws When the state does not name the folder of the site.
 */
export function readState(store: Pick<Store, 'getState'>): GatsbyState {
  const state = store.getState() as GatsbyState;
  if (typeof state.program?.directory !== 'string')
    throw upstreamChanged('gatsby', 'The Redux state has no program.directory');
  return state;
}

/**
 * The nodes of the docs that have a page, each once. They come one by one, because each holds the HTML of its page: whoever keeps all of them
 * needs a few hundred MB more on a large site.
 *
 * @param getNode - Finds a node by its id.
 */
export function* docNodes(
  store: Pick<Store, 'getState'>,
  getNode: (id: string) => unknown,
): Generator<{ internal: { type: string } }> {
  const ids = [...readState(store).pages.values()].map(({ context }) => context?.['docNodeId']);
  for (const id of new Set(ids)) {
    const node = typeof id === 'string' ? getNode(id) : undefined;
    if (node) yield node as { internal: { type: string } };
  }
}

/** The folder of the site. */
export function rootOf(store: Pick<Store, 'getState'>): string {
  return readState(store).program.directory;
}

/**
 * A folder that survives from build to build.
 *
 * @param name - Name of the folder, below the plugin's own.
 * @throws When Gatsby's cache has no folder.
 */
export function cacheFolder(cache: GatsbyCache, name: string): string {
  const { directory } = cache as unknown as { directory?: unknown };
  if (typeof directory !== 'string') throw upstreamChanged('gatsby', 'The cache of a plugin has no folder');
  return path.join(directory, name);
}
