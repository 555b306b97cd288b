import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { cacheFolder, digest } from './cache';

/** How to get a checkout. */
export const ADVICE =
  'Give a checkout of the toolkit: TOOLKIT_REPOSITORY=<folder>, or --toolkit <folder> after the command and "--". Its bundle works too, and is found by itself at ../shared/toolkit/toolkit.bundle.';

/** True when a checkout is given by TOOLKIT_REPOSITORY, or the bundle is beside the repository. */
export function hasToolkit(root: string): boolean {
  return Boolean(process.env['TOOLKIT_REPOSITORY']) || fs.existsSync(bundleBeside(root));
}

/**
 * Finds a checkout of the toolkit: the folder that is given, that of TOOLKIT_REPOSITORY, or a clone of the bundle beside the repository.
 *
 * @throws Error with what to do when there is none.
 */
export function findToolkit(root: string, given: string | undefined): string {
  const named = given ?? process.env['TOOLKIT_REPOSITORY'];
  const folder = path.resolve(root, named || bundleBeside(root));
  if (fs.existsSync(path.join(folder, 'libs'))) return folder;
  if (folder.endsWith('.bundle') && fs.existsSync(folder)) return cloneBundle(folder);
  throw new Error(
    named
      ? `${folder} is not a checkout of the toolkit: it has no folder "libs". ${ADVICE}`
      : `There is no checkout of the toolkit. ${ADVICE}`,
  );
}

const bundleBeside = (root: string): string => path.resolve(root, '../shared/toolkit/toolkit.bundle');

function cloneBundle(bundle: string): string {
  const { size, mtimeMs } = fs.statSync(bundle);
  const folder = path.join(cacheFolder, `checkout-${digest(bundle, String(size), String(mtimeMs))}`);
  if (fs.existsSync(path.join(folder, 'libs'))) return folder;
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(cacheFolder, { recursive: true });
  const { status, stderr } = spawnSync('git', ['clone', '--quiet', '--branch', 'main', bundle, folder], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${bundle} could not be cloned: ${stderr}`);
  return folder;
}
