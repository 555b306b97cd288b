import fs from 'node:fs';
import path from 'node:path';
import { minify } from 'terser';
import { digestOf } from './compilation-hash';

/** What stands in pages beside what their templates render. */
export interface PageTexts {
  /** Minified text by file name. */
  scripts: Record<string, string>;
  /** Changes with everything else that a finished page is made from. */
  digest: string;
}

/**
 * Reads the inline scripts, and sums up the rest.
 *
 * @param folder - The scripts.
 * @param stats - Gatsby's `webpack.stats.json`, which names the style sheets that stand in pages. May be missing.
 * @param rewriters - Folders of the plugins that rewrite finished pages.
 */
export async function readPageTexts(
  folder: string,
  stats: string,
  rewriters: readonly string[],
): Promise<PageTexts> {
  const scripts: Record<string, string> = {};
  for (const name of filesIn(folder).filter((file) => file.endsWith('.js')))
    scripts[name] = (await minify(fs.readFileSync(path.join(folder, name), 'utf8'))).code ?? '';
  const sheets = fs.existsSync(stats) ? fs.readFileSync(stats, 'utf8').match(/"[^"]+\.css"/g) : null;
  const sources = rewriters.flatMap((rewriter) =>
    filesIn(rewriter)
      .filter((file) => !/\.test\.\w+$/.test(file))
      .map((file) => fs.readFileSync(path.join(rewriter, file), 'utf8')),
  );
  return { scripts, digest: digestOf([...new Set(sheets), ...sources]) };
}

function filesIn(folder: string): string[] {
  return fs
    .readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}
