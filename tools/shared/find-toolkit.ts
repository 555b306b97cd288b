import fs from 'node:fs';
import path from 'node:path';
import { runGit } from '../../src/node/run-git';
import { cacheFolder, digest } from './cache';

/** The advice if there is no checkout. */
const ADVICE =
  'Set TOOLKIT_REPOSITORY to a checkout or bundle of the toolkit, or pass --toolkit <folder>. The default is ../shared/toolkit/toolkit.bundle.';

/**
 * Finds a toolkit checkout: the given folder, TOOLKIT_REPOSITORY, or a clone from the default
 * bundle.
 *
 * @param root - The site's root folder.
 * @param given - Folder or bundle from the command line.
 * @returns Path to the checkout.
 * @throws Error with advice when there is no checkout.
 */
export function findToolkit(root: string, given: string | undefined): string {
  const configured = given ?? process.env['TOOLKIT_REPOSITORY'];
  const folder = path.resolve(root, configured || defaultBundle(root));
  if (fs.existsSync(path.join(folder, 'libs'))) return folder;
  if (folder.endsWith('.bundle') && fs.existsSync(folder)) return cloneBundle(folder);
  throw new Error(
    configured
      ? `${folder} is not a checkout of the toolkit: it has no "libs" folder. ${ADVICE}`
      : `No checkout of the toolkit found. ${ADVICE}`,
  );
}

const defaultBundle = (root: string): string => path.resolve(root, '../shared/toolkit/toolkit.bundle');

function cloneBundle(bundle: string): string {
  const { size, mtimeMs } = fs.statSync(bundle);
  const folder = path.join(cacheFolder, `checkout-${digest(bundle, String(size), String(mtimeMs))}`);
  if (fs.existsSync(path.join(folder, 'libs'))) return folder;
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(cacheFolder, { recursive: true });
  runGit(cacheFolder, 'clone', '--quiet', '--branch', 'main', bundle, folder);
  return folder;
}
