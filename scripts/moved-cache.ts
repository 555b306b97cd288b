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
 * @param log - Called with a sentence if the cache was deleted.
 */
export function dropMovedCache(root: string, log: (line: string) => void): void {
  const folder = fs.existsSync(marker(root)) ? fs.readFileSync(marker(root), 'utf8') : root;
  if (folder === root) return;
  fs.rmSync(path.dirname(marker(root)), { recursive: true });
  log(`Gatsby's cache was created in ${folder}. Starting without it.`);
}
