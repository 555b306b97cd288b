import path from 'node:path';
import type { CreateNodeArgs, Node, NodePluginArgs } from 'gatsby';
import { isLocale, type Locale } from '../../../src/locales/locales';
import { rootOf } from '../../shared/gatsby-state';

export type FileNode = Node & {
  sourceInstanceName: string;
  relativePath: string;
  absolutePath: string;
  extension: string;
};

/** Returns the node itself if it is a file, or the file that it was created from. */
export function fileOf(node: FileNode, getNode: NodePluginArgs['getNode']): FileNode | undefined {
  return node.internal.type === 'File' ? node : (getNode(node.parent ?? '') as FileNode | undefined);
}

/**
 * Returns a file's locale and paths, or null if its folder isn't a locale. gatsby-node.ts reports
 * such guide folders.
 */
export function localeAndPath(
  file: FileNode,
  store: NodePluginArgs['store'],
): { locale: Locale; relativePath: string; sourcePath: string } | null {
  const [locale = '', ...rest] = file.relativePath.split('/');
  if (!isLocale(locale)) return null;
  return {
    locale,
    relativePath: rest.join('/'),
    sourcePath: path.relative(rootOf(store), file.absolutePath).replaceAll(path.sep, '/'),
  };
}

/** Adds a node as a child of the node that it was created from. */
export function addNode(
  owner: Node,
  type: 'Guide' | 'Reference' | 'CommentCoverage',
  fields: object,
  {
    actions,
    createNodeId,
    createContentDigest,
  }: Pick<CreateNodeArgs, 'actions' | 'createNodeId' | 'createContentDigest'>,
): void {
  const node = {
    ...fields,
    id: createNodeId(`${owner.id} >>> ${type}`),
    parent: owner.id,
    children: [],
    internal: { type, contentDigest: createContentDigest(fields) },
  };
  actions.createNode(node as never);
  actions.createParentChildLink({ parent: owner, child: node as never });
}
