import fs from 'node:fs';
import path from 'node:path';
import { acquireLock } from './build-lock';
import { mirrorFolder, sameFolder } from './mirror-folder';

interface SafeBuildOptions {
  root: string;
  /** Builds into `public/` below the root; answers the exit code. */
  run: () => Promise<number>;
  say: (line: string) => void;
}

/**
 * Builds the site so that the last good one is never lost. `.last-good/` holds a copy of it while `public/` is written; when
 * the build fails, the copy takes the place of `public/`, and when it is killed, the next one does that first.
 *
 * @returns The exit code of the build; 1 when it could not begin.
 */
export async function safeBuild({ root, run, say }: SafeBuildOptions): Promise<number> {
  const place = placeIn(root);
  const lock = acquireLock(place.lock);
  if (typeof lock === 'number') {
    say(
      `Another build (process ${lock}) is running in ${root}. Wait for it to end. If that process is not a build, delete ${path.basename(place.lock)} and start again.`,
    );
    return 1;
  }
  try {
    if (fs.existsSync(place.building)) {
      say('The last build was interrupted.');
      restore(place, say);
    }
    if (!keep(place, say)) return 1;
    fs.writeFileSync(place.building, '');
    const code = await run();
    if (code === 0) {
      fs.rmSync(place.building, { force: true });
      keep(place, () =>
        say('The site is built. There is not enough disk space to keep a copy of it during the next build.'),
      );
    } else {
      restore(place, say);
    }
    return code;
  } finally {
    lock();
  }
}

interface Place {
  site: string;
  cache: string;
  copy: string;
  /** There while the copy is not whole. */
  copying: string;
  /** There while `public/` is not whole. */
  building: string;
  lock: string;
}

function placeIn(root: string): Place {
  const kept = path.join(root, '.last-good');
  fs.mkdirSync(kept, { recursive: true });
  return {
    site: path.join(root, 'public'),
    cache: path.join(root, '.cache'),
    copy: path.join(kept, 'public'),
    copying: path.join(kept, 'copying'),
    building: path.join(kept, 'building'),
    lock: path.join(root, '.build.lock'),
  };
}

/** Copies the good site. Answers false, and leaves no half copy, when that is not possible. */
function keep({ site, copy, copying }: Place, say: (line: string) => void): boolean {
  if (!fs.existsSync(path.join(site, 'index.html'))) return true;
  try {
    fs.writeFileSync(copying, '');
    mirrorFolder(site, copy);
    fs.rmSync(copying);
    return true;
  } catch (error) {
    fs.rmSync(copy, { recursive: true, force: true });
    fs.rmSync(copying, { force: true });
    say(
      `The current public/ cannot be copied to .last-good/ (${(error as Error).message}). Free some disk space, or delete public/ if you do not need it, and build again.`,
    );
    return false;
  }
}

/** Replaces what the failed build left with the copy. */
function restore({ site, cache, copy, copying, building }: Place, say: (line: string) => void): void {
  const whole = fs.existsSync(path.join(copy, 'index.html')) && !fs.existsSync(copying);
  if (!whole) {
    say('There is no earlier site to restore: public/ is incomplete. Fix the errors above and build again.');
    fs.rmSync(building, { force: true });
    return;
  }
  if (fs.existsSync(site) && sameFolder(site, copy)) {
    say('public/ still holds the last good site.');
  } else {
    // Renaming works on a full disk. Gatsby's cache refers to files that are gone now.
    fs.rmSync(cache, { recursive: true, force: true });
    fs.rmSync(site, { recursive: true, force: true });
    fs.renameSync(copy, site);
    say('public/ holds the last good site again; the next build starts with an empty cache.');
  }
  fs.rmSync(building, { force: true });
}
