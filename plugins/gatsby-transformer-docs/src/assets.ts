import fs from 'node:fs';
import path from 'node:path';

/** A file that is served as it is, at a URL of its own. */
export interface Asset {
  url: string;
  file: string;
}

/** A picture of a guide, with the digest of its content when the guide was compiled; null where it was missing. */
export interface UsedPicture {
  file: string;
  digest: string | null;
}

/** Copies it to where it is served from. */
export function copyAsset({ url, file }: Asset, root: string): void {
  const to = path.join(root, 'public', url);
  fs.mkdirSync(path.dirname(to), { recursive: true });
  fs.copyFileSync(file, to);
}
