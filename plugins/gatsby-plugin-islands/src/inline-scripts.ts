import fs from 'node:fs';
import path from 'node:path';
import { minify, type JsMinifyOptions } from '@swc/core';
import { STATS } from '../../../src/node/build-files';
import { digestSources, listFiles } from '../../../src/node/files';

/** Inline scripts aren't modules: their declarations are global and keep their names. */
const CLASSIC: JsMinifyOptions = { module: false, compress: true, mangle: true };

/**
 * Reads and minifies the inline scripts. Pages contain, and the Content-Security-Policy allows,
 * exactly these texts.
 *
 * @param folder - Folder with the scripts.
 * @returns Minified texts by file name.
 */
export async function readInlineScripts(folder: string): Promise<Record<string, string>> {
  const scripts: Record<string, string> = {};
  for (const name of listFiles(folder).filter((file) => file.endsWith('.js')))
    scripts[name] = (await minify(fs.readFileSync(path.join(folder, name), 'utf8'), CLASSIC)).code;
  return scripts;
}

/**
 * Returns a digest of everything that a finished page depends on besides its template and data: the
 * inlined style sheets, and the code that rewrites pages.
 *
 * @param root - The site's root folder. A list of its style sheets may be missing.
 */
export function digestRewriter(root: string): string {
  const file = path.join(root, 'public', STATS);
  const sheets = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').match(/"[^"]+\.css"/g) : null;
  return digestSources(root, ['plugins/gatsby-plugin-islands'], [...new Set(sheets)].sort());
}
