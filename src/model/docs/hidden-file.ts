/**
 * Checks for files that are never part of the site: hidden ones, such as the trash of an editor, and
 * the backups and temporary files that editors write next to a file.
 *
 * @param relativePath - Path in the content folder, with forward slashes.
 */
export function isHiddenFile(relativePath: string): boolean {
  return /(?:^|\/)(?:\.|~\$|#[^/]*#$)|~$/.test(relativePath);
}
