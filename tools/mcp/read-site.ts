import fs from 'node:fs/promises';
import path from 'node:path';

/** A built site in a folder, or a deployed site. */
export interface Site {
  /** Root URL or folder, as shown to the assistant. */
  root: string;
  /**
   * Reads a text file.
   *
   * @param file - Path from the site's root, such as `/search/en/names.json`.
   * @returns The file, or a response with status 404. Rejects if the site can't be reached.
   */
  fetch: (file: string) => Promise<Response>;
}

/**
 * Opens a site.
 *
 * @param location - The site's URL, path prefix included, or the folder that `npm run build` writes.
 */
export function openSite(location: string): Site {
  if (/^https?:\/\//.test(location)) {
    const root = location.replace(/\/+$/, '');
    return { root, fetch: (file) => fetch(root + encodeURI(file), { signal: AbortSignal.timeout(20_000) }) };
  }
  const root = path.resolve(location);
  return {
    root,
    async fetch(file) {
      const name = path.join(root, file);
      if (!name.startsWith(root + path.sep)) return new Response(null, { status: 404 });
      try {
        return new Response(await fs.readFile(name, 'utf8'));
      } catch {
        return new Response(null, { status: 404 });
      }
    },
  };
}
