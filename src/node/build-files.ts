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
 * Removes Gatsby's own files from a built site. The data of pages is kept in the cache for the next build;
 * Gatsby writes the others again.
 *
 * @param publicDir - The built site's folder.
 */
export function removeBuildFiles(publicDir: string): void {
  for (const name of BUILD_FILES) {
    const file = path.join(publicDir, name);
    // An earlier version of the site compressed these files.
    for (const copy of ['.br', '.gz']) fs.rmSync(file + copy, { force: true });
    if (!fs.existsSync(file)) continue;
    if (name === PAGE_DATA) move(file, keptData(publicDir));
    else fs.rmSync(file, { recursive: true });
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
  const folder = keptData(publicDir);
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

const keptData = (publicDir: string) =>
  path.join(path.dirname(path.resolve(publicDir)), '.cache/build-files', PAGE_DATA);
