import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { cacheFolder, digest } from './cache';

const ADVICE = `Give a checkout of the toolkit: npm run check:tutorials -- --toolkit <folder>, or TOOLKIT_REPOSITORY=<folder>.
Without one, its bundle beside this repository is used: ../shared/toolkit/toolkit.bundle. A checkout comes from: git clone <address of the toolkit's repository>.`;

/**
 * Finds a checkout of the toolkit: the folder that is given, that of TOOLKIT_REPOSITORY, or a clone of the bundle beside the repository.
 *
 * @throws Error with what to do when there is none.
 */
export function findToolkit(root: string, given: string | undefined): string {
  const named = given ?? process.env['TOOLKIT_REPOSITORY'];
  if (named) {
    const folder = path.resolve(root, named);
    if (fs.existsSync(path.join(folder, 'libs'))) return folder;
    if (folder.endsWith('.bundle') && fs.existsSync(folder)) return cloneBundle(folder);
    throw new Error(`${folder} is not a checkout of the toolkit: it has no folder "libs". ${ADVICE}`);
  }
  const bundle = path.resolve(root, '../shared/toolkit/toolkit.bundle');
  if (fs.existsSync(bundle)) return cloneBundle(bundle);
  throw new Error(`The guides were not followed, since there is no checkout of the toolkit. ${ADVICE}`);
}

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
