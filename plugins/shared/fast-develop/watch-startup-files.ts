import fs from 'node:fs';
import path from 'node:path';
import chokidar from 'chokidar';

/** What plugins read at startup, and the code of programs that they run in other processes. */
const READ_BY_PLUGINS = [
  /^toolkit\//,
  /^content\/[^/]+\/errors\/.*\.yml$/,
  /^src\/locales\/.*\.json$/,
  /^src\/styles\/tokens\.css$/,
  /^(?:packages|plugins)\/.*\.ts$/,
  /^(?:package\.json|\.env\.development)$/,
];
const TEST = /\.(?:test|fixture)\.tsx?$/;

/** The list of compiled files that `plugins/gatsby-plugin-webpack-config/parcel` writes. */
const COMPILED = '.cache/compiled/inputs.json';

/**
 * Prints a line for each file that changes and that `gatsby develop` reads only at startup. A file is
 * named once.
 *
 * @param root - The site's root folder.
 * @param warn - Prints a line.
 * @returns The watcher.
 */
export function watchStartupFiles(root: string, warn: (line: string) => void): chokidar.FSWatcher {
  const compiled = new Set(JSON.parse(fs.readFileSync(path.join(root, COMPILED), 'utf8')) as string[]);
  const reported = new Set<string>();
  const folders = ['content', 'packages', 'plugins', 'src', 'toolkit'];
  const files = ['gatsby-config.ts', 'gatsby-node.ts', 'package.json', '.env.development'];
  return chokidar
    .watch(
      [...folders, ...files].map((name) => path.join(root, name)),
      { ignoreInitial: true },
    )
    .on('all', (event, changed) => {
      const file = path.relative(root, changed).replaceAll(path.sep, '/');
      const isRead = compiled.has(file) || READ_BY_PLUGINS.some((pattern) => pattern.test(file));
      if (event.endsWith('Dir') || !isRead || TEST.test(file) || reported.has(file)) return;
      reported.add(file);
      warn(
        file.startsWith('src/')
          ? `${file} has changed. Pages show it already, but restart "npm run develop" to check and compile guides with it.`
          : `${file} has changed. Restart "npm run develop" to use it.`,
      );
    });
}
