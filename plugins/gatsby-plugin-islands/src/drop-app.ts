import fs from 'node:fs';
import path from 'node:path';

/** Matches the names of files that webpack writes. */
const BUNDLED = /(?:-[0-9a-f]{20}\.js|\.[0-9a-f]{20}\.css)(?:\.LICENSE\.txt)?$/;

/**
 * Deletes Gatsby's app from a built site, and the files of earlier builds. No page loads them.
 *
 * @param publicDir - The built site's folder.
 * @param published - The files of the islands.
 */
export function dropApp(publicDir: string, published: ReadonlySet<string>): void {
  for (const name of fs.readdirSync(publicDir))
    if (BUNDLED.test(name.replace(/\.(?:br|gz)$/, '')) && !published.has(name.replace(/\.(?:br|gz)$/, '')))
      fs.rmSync(path.join(publicDir, name));
}
