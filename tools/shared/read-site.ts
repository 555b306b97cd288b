import fs from 'node:fs';
import path from 'node:path';
import { isRecord } from '../../src/model/text/is-record';

/** Longest wait for a response, and between two parts of it. */
const TIMEOUT_MS = 2000;

/** A built site in a folder, or a deployed site. */
export interface Site {
  /** Root URL or folder, as shown in messages. */
  root: string;
  /**
   * Reads a text file.
   *
   * @param file - Path from the site's root, such as `/search/en/names.json`.
   * @returns The text and its path on the site, which differs after a redirect. Null if there is no
   *   such file.
   * @throws If the site can't be read.
   */
  read: (file: string) => Promise<{ text: string; path: string } | null>;
}

/**
 * Opens a site.
 *
 * @param location - The site's URL, path prefix included, or the folder that `npm run build` writes.
 * @throws If the location is neither.
 */
export function openSite(location: string): Site {
  if (/^https?:/i.test(location)) return openHost(location);
  const root = path.resolve(location);
  if (location.trim() === '' || !fs.existsSync(path.join(root, 'search')))
    throw new Error(
      `"${location}" is neither a URL nor a folder with a built site. Pass a URL such as https://docs.example.com, or the folder "public" after "npm run build".`,
    );
  return {
    root,
    async read(file) {
      const name = path.join(root, file);
      if (!name.startsWith(root + path.sep)) return null;
      try {
        return { text: await fs.promises.readFile(name, 'utf8'), path: file };
      } catch (error) {
        const isMissing =
          isRecord(error) && /^(?:ENOENT|ENOTDIR|EISDIR|ENAMETOOLONG)$/.test(String(error['code']));
        if (isMissing && fs.existsSync(path.join(root, 'search'))) return null;
        throw new Error(`${name} can't be read. Build the site again, or check the folder's permissions.`, {
          cause: error,
        });
      }
    },
  };
}

function openHost(location: string): Site {
  if (!URL.canParse(location) || /[?#]/.test(location))
    throw new Error(
      `"${location}" isn't the address of a site. Pass everything in the address bar up to the first page, such as https://docs.example.com.`,
    );
  const { href, pathname } = new URL(location);
  // Keep one slash at the end, so that no other host's URL starts with the site's.
  const base = pathname.replace(/(?<!\/)\/+$/, '');
  const root = href.slice(0, href.length - pathname.length) + base;
  return {
    root,
    async read(file) {
      const url = root + encodeURI(file);
      const response = await request(url);
      const { pathname: finalPath } = new URL(response.url || url);
      if (response.status === 404 || response.status === 410) return null;
      if (!response.ok) throw unreadable(url, `returned status ${response.status}`);
      if (!file.endsWith('.html') && /^text\/html/i.test(response.type))
        throw unreadable(url, 'returned a web page instead of a file');
      return { text: response.text, path: decodeURI(finalPath).slice(base.length) };
    },
  };
}

function unreadable(url: string, reason: string, cause?: unknown): Error {
  return new Error(
    `${url} ${reason}. The documentation can't be read now: check the address that this program was started with, and try again later.`,
    { cause },
  );
}

/** Requests a file. A host that stops responding, even in the middle of a file, is given up on. */
async function request(url: string) {
  const controller = new AbortController();
  let timer = setTimeout(() => controller.abort(), TIMEOUT_MS);
  try {
    const response = await fetch(url, { signal: controller.signal });
    const decoder = new TextDecoder();
    let text = '';
    const reader = response.body?.getReader();
    for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
      clearTimeout(timer);
      timer = setTimeout(() => controller.abort(), TIMEOUT_MS);
      text += decoder.decode(part.value, { stream: true });
    }
    const { ok, status } = response;
    return { ok, status, url: response.url, type: response.headers.get('content-type') ?? '', text };
  } catch (error) {
    throw unreadable(
      url,
      controller.signal.aborted ? `didn't respond within ${TIMEOUT_MS / 1000} seconds` : "can't be reached",
      error,
    );
  } finally {
    clearTimeout(timer);
  }
}
