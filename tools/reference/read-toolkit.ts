import path from 'node:path';
import { parseArgs } from 'node:util';
import { findToolkit } from '../shared/find-toolkit';
import { readTreeAt, type SourceTree } from './api/source-tree';

/** The site's root folder. */
export const root = path.resolve(__dirname, '../..');

/**
 * Reads the toolkit's sources at HEAD, from the checkout in the argument `--toolkit`.
 *
 * @param isAlsoIncluded - Selects files to read in addition to sources and manifests.
 * @throws Error when there is no checkout or another argument.
 */
export function readToolkit(isAlsoIncluded?: (file: string) => boolean): SourceTree {
  const { values } = parseArgs({ options: { toolkit: { type: 'string' } } });
  return readTreeAt(findToolkit(root, values.toolkit), 'HEAD', isAlsoIncluded);
}
