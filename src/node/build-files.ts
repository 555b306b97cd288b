import fs from 'node:fs';
import path from 'node:path';

/** Gatsby's list of the files that webpack wrote, in `public/`. */
export const STATS = 'webpack.stats.json';

/** Data of all pages. Gatsby reads it again when it renders a page in a later build. */
const PAGE_DATA = 'page-data';

/** Files and folders that Gatsby writes to `public/` for itself. The site works without them. */
const BUILD_FILES = [STATS, PAGE_DATA, 'chunk-map.json', '_gatsby/slices', '~partytown'];

/** Checks whether a file in `public/` is one that must not be published, or a compressed copy of one. */
export const isBuildFile = (file: string): boolean =>
  BUILD_FILES.some((name) => file.startsWith(`${name}/`) || file.replace(/\.(?:br|gz)$/, '') === name);

/**
 * Moves Gatsby's own files out of a built site. Measurements still read them, with `readBuildFile`.
 *
 * @param publicDir - The built site's folder.
 */
export function moveBuildFiles(publicDir: string): void {
  for (const name of BUILD_FILES) {
    const file = path.join(publicDir, name);
    // An earlier version of the site compressed these files.
    for (const copy of ['.br', '.gz']) fs.rmSync(file + copy, { force: true });
    const target = path.join(folderOf(publicDir), name);
    fs.rmSync(target, { recursive: true, force: true });
    if (!fs.existsSync(file)) continue;
    move(file, target);
    if (fs.readdirSync(path.dirname(file)).length === 0) fs.rmdirSync(path.dirname(file));
  }
}

/**
 * Moves the data of all pages back to a site's folder, for the next build. Gatsby writes only what has
 * changed.
 *
 * @param publicDir - The built site's folder.
 */
export function restorePageData(publicDir: string): void {
  const folder = path.join(folderOf(publicDir), PAGE_DATA);
  if (fs.existsSync(folder)) move(folder, path.join(publicDir, PAGE_DATA));
}

/** Moves a file or folder, and replaces what is there. */
function move(from: string, to: string): void {
  fs.rmSync(to, { recursive: true, force: true });
  fs.mkdirSync(path.dirname(to), { recursive: true });
  try {
    fs.renameSync(from, to);
  } catch {
    // The cache may be on another disk.
    fs.cpSync(from, to, { recursive: true });
    fs.rmSync(from, { recursive: true });
  }
}

/**
 * Returns the text of a file that `moveBuildFiles` has moved.
 *
 * @param publicDir - The built site's folder.
 * @param name - Path of the file, as it was in that folder.
 * @throws When the site was built elsewhere, or its cache was deleted.
 */
export function readBuildFile(publicDir: string, name: string): string {
  const file = path.join(folderOf(publicDir), name);
  if (fs.existsSync(file)) return fs.readFileSync(file, 'utf8');
  throw new Error(
    `${file} is missing. It belongs to the last build of ${publicDir} and isn't published. Run "npm run build" there.`,
  );
}

const folderOf = (publicDir: string) =>
  path.join(path.dirname(path.resolve(publicDir)), '.cache/build-files');
