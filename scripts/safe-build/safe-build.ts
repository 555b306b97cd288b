import fs from 'node:fs';
import path from 'node:path';
import { acquireLock } from './build-lock';
import { dropMovedCache } from '../moved-cache';
import { mirrorFolder, sameFolder } from './mirror-folder';

interface SafeBuildOptions {
  root: string;
  /**
   * Builds into `public/` in the root folder, and returns the exit code. Calls `onStart` with the ID
   * of the process that builds.
   */
  run: (onStart: (pid: number | undefined) => void) => Promise<number>;
  log: (line: string) => void;
}

/**
 * Builds the site without losing the last successful one. A copy of it is kept in `.last-good/`
 * while `public/` is written. If the build fails, `public/` is restored from the copy; if the build
 * is killed, the next build does that first.
 *
 * @param options - Root folder, build function, and log function.
 * @returns The build's exit code, or 1 if it couldn't start.
 */
export async function safeBuild({ root, run, log }: SafeBuildOptions): Promise<number> {
  const paths = buildPaths(root);
  const lock = acquireLock(paths.lock);
  if (typeof lock === 'number') {
    log(
      `Another build (process ${lock}) is running in ${root}. Wait for it to end. If that process is not a build, delete ${path.basename(paths.lock)} and start again.`,
    );
    return 1;
  }
  try {
    if (fs.existsSync(paths.building)) {
      log('The last build was interrupted, or it failed and there was no earlier site.');
      restore(paths, log);
    }
    // The mark is left if public/ is incomplete and couldn't be restored.
    if (!fs.existsSync(paths.building) && !copySite(paths, log)) return 1;
    fs.writeFileSync(paths.building, '');
    dropMovedCache(root, log);
    // Without its cache, Gatsby doesn't know which files belong to pages that no longer exist.
    if (!fs.existsSync(paths.cache)) fs.rmSync(paths.site, { recursive: true, force: true });
    const code = await run(lock.add);
    if (code === 0) {
      fs.rmSync(paths.building, { force: true });
      copySite(paths, () =>
        log(
          'The site is built, but there is not enough disk space to keep a copy of it during the next build.',
        ),
      );
    } else {
      restore(paths, log);
    }
    return code;
  } finally {
    lock.release();
  }
}

interface BuildPaths {
  site: string;
  cache: string;
  copy: string;
  /** Exists while the copy is incomplete. */
  copying: string;
  /** Exists while `public/` is incomplete. */
  building: string;
  lock: string;
}

function buildPaths(root: string): BuildPaths {
  const folder = path.join(root, '.last-good');
  fs.mkdirSync(folder, { recursive: true });
  return {
    site: path.join(root, 'public'),
    cache: path.join(root, '.cache'),
    copy: path.join(folder, 'public'),
    copying: path.join(folder, 'copying'),
    building: path.join(folder, 'building'),
    lock: path.join(root, '.build.lock'),
  };
}

/** Copies the successful site. If that fails, deletes the incomplete copy and returns false. */
function copySite({ site, copy, copying }: BuildPaths, log: (line: string) => void): boolean {
  if (!fs.existsSync(path.join(site, 'index.html'))) return true;
  try {
    fs.writeFileSync(copying, '');
    mirrorFolder(site, copy);
    fs.rmSync(copying);
    return true;
  } catch (error) {
    fs.rmSync(copy, { recursive: true, force: true });
    fs.rmSync(copying, { force: true });
    log(
      `The current public/ cannot be copied to .last-good/ (${(error as Error).message}). Free some disk space, or delete public/ if you do not need it, and build again.`,
    );
    return false;
  }
}

/** Replaces an incomplete `public/` with the copy. Without one, it stays marked as incomplete. */
function restore({ site, cache, copy, copying, building }: BuildPaths, log: (line: string) => void): void {
  const isComplete = fs.existsSync(path.join(copy, 'index.html')) && !fs.existsSync(copying);
  if (!isComplete) {
    log('public/ is incomplete, and there is no earlier site to restore.');
    return;
  }
  if (fs.existsSync(site) && sameFolder(site, copy)) {
    log('public/ still contains the last successful build.');
  } else {
    // Renaming works even on a full disk. Gatsby's cache refers to files that no longer exist.
    fs.rmSync(cache, { recursive: true, force: true });
    fs.rmSync(site, { recursive: true, force: true });
    fs.renameSync(copy, site);
    log('public/ contains the last successful build again. The next build starts with an empty cache.');
  }
  fs.rmSync(building, { force: true });
}
