import fs from 'node:fs';
import path from 'node:path';
import { minify, type JsMinifyOptions } from '@swc/core';
import { digestSources, listFiles } from '../../../src/model/files';

/** Scripts, not modules: what they declare is global and keeps its name. */
const CLASSIC: JsMinifyOptions = { module: false, compress: true, mangle: true };

/**
 * Reads and minifies the inline scripts. Pages hold exactly these texts, and the Content-Security-Policy allows exactly these.
 *
 * @param folder - The folder of the scripts.
 * @returns Minified text by file name.
 */
export async function readInlineScripts(folder: string): Promise<Record<string, string>> {
  const scripts: Record<string, string> = {};
  for (const name of listFiles(folder).filter((file) => file.endsWith('.js')))
    scripts[name] = (await minify(fs.readFileSync(path.join(folder, name), 'utf8'), CLASSIC)).code;
  return scripts;
}

/**
 * A digest that changes with everything a finished page is made from beside its template and data: the style sheets that are inlined, and
 * the code that rewrites pages.
 *
 * @param root - Folder of the site, which the other paths are relative to.
 * @param stats - Gatsby's `webpack.stats.json`, which names the style sheets. May be missing.
 * @param folders - Of the code that rewrites pages.
 */
export function digestRewriter(root: string, stats: string, folders: readonly string[]): string {
  const file = path.join(root, stats);
  const sheets = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').match(/"[^"]+\.css"/g) : null;
  return digestSources(root, folders, [...new Set(sheets)].sort());
}
