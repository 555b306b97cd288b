import fs from 'node:fs';
import path from 'node:path';

/** A file that is served unchanged. */
export interface Asset {
  url: string;
  file: string;
}

/**
 * A picture or another guide that a guide shows, with its content digest when the guide was compiled;
 * null if it was missing.
 */
export interface UsedFile {
  file: string;
  digest: string | null;
}

/** Copies an asset to its URL's path in `public/`. */
export function copyAsset({ url, file }: Asset, root: string): void {
  const to = path.join(root, 'public', url);
  fs.mkdirSync(path.dirname(to), { recursive: true });
  fs.copyFileSync(file, to);
}
