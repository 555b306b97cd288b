import fs from 'node:fs';
import path from 'node:path';
import { isHiddenFile } from '../../../src/model/docs/hidden-file';

/**
 * Checks whether a picture may be published. Hosts without this site's headers would run the scripts
 * in an SVG file that a reader opens by itself.
 *
 * @param file - Absolute path of the picture.
 * @param folder - Absolute path of the content folder.
 * @returns What is wrong with the picture and what to do, or null. Doesn't report missing files.
 */
export function checkPicture(file: string, folder: string): string | null {
  if (!fs.existsSync(file)) return null;
  // Resolves symbolic links, too.
  if (!fs.realpathSync(file).startsWith(fs.realpathSync(folder) + path.sep))
    return 'is outside of the content folder. Copy it next to the guide.';
  if (isHiddenFile(path.relative(folder, file).replaceAll(path.sep, '/')))
    return 'is a hidden file, or in a hidden folder, which the site ignores. Rename the file or folder.';
  if (!/\.svg$/i.test(file)) return null;
  const active = ACTIVE.exec(fs.readFileSync(file, 'utf8'))?.[0].trim();
  return active === undefined
    ? null
    : `contains "${active}", which could run code in the reader's browser. Export it without scripts, event handlers, and embedded pages.`;
}

/** Scripts, event handlers, embedded pages, entities that could hide them, and URLs that run code. */
const ACTIVE =
  /<(?:[\w-]{1,40}:)?(?:script|foreignObject|iframe|embed|object|handler|listener)\b|[\s"'/]on[a-z]{3,30}\s?=|<!ENTITY\b|<\?xml-stylesheet\b|(?:java|vb)script\s?:|data:text\/|data:image\/svg|&#|attributeName\s?=\s?["']?(?:xlink:)?href/i;
