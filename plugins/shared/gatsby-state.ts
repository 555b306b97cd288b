import path from 'node:path';
import type { CreatePagesArgs, GatsbyCache, Store } from 'gatsby';
import { upstreamChanged } from '../../src/node/upstream-changed';
import type { DocNode } from './doc-node';

/** The part of Gatsby's Redux state that the site reads. Gatsby has no types for it. */
interface GatsbyState {
  program: { directory: string; prefixPaths?: boolean };
  /** Pages by path, without path prefix. */
  pages: ReadonlyMap<string, StatePage>;
  /** Templates and pages in `src/pages/`, by file. */
  components: ReadonlyMap<string, unknown>;
  /** The queries of `useStaticQuery`. */
  staticQueryComponents: ReadonlyMap<string, { name: string; query: string }>;
  /** Redirects, with the path prefix on both paths. */
  redirects: readonly { fromPath: string; toPath: string }[];
}

/** A page as passed to `createPage`. */
export interface StatePage {
  path: string;
  context?: Record<string, unknown>;
  /** Last `createPage` call for it, in ms since 1970. */
  updatedAt?: number;
}

/**
 * Returns Gatsby's state.
 *
 * @throws When the state doesn't contain the site folder.
 */
export function readState(store: Pick<Store, 'getState'>): GatsbyState {
  const state = store.getState() as GatsbyState;
  if (typeof state.program?.directory !== 'string')
    throw upstreamChanged('gatsby', 'The Redux state has no program.directory');
  return state;
}

/**
 * Returns the nodes of all docs that have a page, each once. It is a generator because all nodes together
 * are too large to keep (see `pick`).
 *
 * @param store - Gatsby's Redux store.
 * @param getNode - Returns the node with this ID.
 */
export function* docNodes(
  store: Pick<Store, 'getState'>,
  getNode: (id: string) => unknown,
): Generator<DocNode> {
  const ids = [...readState(store).pages.values()].map(({ context }) => context?.['docNodeId']);
  for (const id of new Set(ids)) {
    const node = typeof id === 'string' ? getNode(id) : undefined;
    if (node) yield node as DocNode;
  }
}

/**
 * Runs a query of `useStaticQuery`, so that a plugin gets the data that components show.
 *
 * @param name - The query's name.
 * @throws When there is no such query, or it fails.
 */
export async function runStaticQuery<Data>(
  name: string,
  store: Pick<Store, 'getState'>,
  graphql: CreatePagesArgs['graphql'],
): Promise<Data> {
  const queries = readState(store).staticQueryComponents;
  const { query } = [...queries.values()].find((each) => each.name === name) ?? {};
  if (query === undefined) throw upstreamChanged('gatsby', `The Redux state has no static query ${name}`);
  const { data, errors } = await graphql<Data>(query);
  if (!data) throw new Error(`The query ${name} failed.`, { cause: errors });
  return data;
}

/** Returns the site's root folder. */
export function rootOf(store: Pick<Store, 'getState'>): string {
  return readState(store).program.directory;
}

/**
 * Returns a folder that is kept between builds.
 *
 * @param cache - Gatsby's cache for the plugin.
 * @param name - Folder name, within the plugin's cache folder.
 * @throws When Gatsby's cache has no folder.
 */
export function cacheFolder(cache: GatsbyCache, name: string): string {
  const { directory } = cache as unknown as { directory?: unknown };
  if (typeof directory !== 'string') throw upstreamChanged('gatsby', 'The cache of a plugin has no folder');
  return path.join(directory, name);
}
