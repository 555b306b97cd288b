import fs from 'node:fs';
import path from 'node:path';

const marker = (root: string): string => path.join(root, '.cache/site-folder');

/** Records in Gatsby's cache which folder it belongs to. */
export function markCache(root: string): void {
  fs.mkdirSync(path.dirname(marker(root)), { recursive: true });
  fs.writeFileSync(marker(root), root);
}

/**
 * Deletes Gatsby's cache if it was created in another folder, such as a checkout that was moved or a
 * cache that CI restored elsewhere. Gatsby stores absolute paths, so pages would fail with it.
 *
 * @param root - The site's root folder.
 * @returns The folder that the deleted cache belonged to, or null if nothing was deleted.
 */
export function dropMovedCache(root: string): string | null {
  const folder = fs.existsSync(marker(root)) ? fs.readFileSync(marker(root), 'utf8') : root;
  if (folder === root) return null;
  fs.rmSync(path.dirname(marker(root)), { recursive: true });
  return folder;
}
