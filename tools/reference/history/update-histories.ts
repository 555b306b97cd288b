import fs from 'node:fs';
import path from 'node:path';
import { parseHistory, type Release } from '../../../src/model/history';
import { listReleases } from './list-releases';
import { printHistory } from './print-history';
import { recordHistory } from './record-history';

interface UpdateOptions {
  /** Folder of the toolkit's git repository, with its tags. */
  repository: string;
  /** Folder of the histories, a file for each package. */
  out: string;
  /** Packages as the reference names them. */
  packages: readonly string[];
  /** npm scope of packages without a package.json. */
  scope: string;
  /** Told of each release after it was read. */
  onRelease?: (packageName: string, release: Release) => void;
}

/**
 * Adds the releases that are missing in the histories. Files of packages without a new release are not touched.
 *
 * @returns How many releases were added, and a sentence for each package that has none.
 */
export function updateHistories(options: UpdateOptions): { added: number; problems: string[] } {
  const tags = listReleases(options.repository);
  const problems: string[] = [];
  let added = 0;
  for (const packageName of options.packages) {
    const releases = tags.get(packageName.split('/').at(-1) ?? packageName) ?? [];
    if (releases.length === 0) {
      problems.push(
        `${packageName}: ${options.repository} has no tag "${packageName.split('/').at(-1)}-<version>". Fetch the tags.`,
      );
      continue;
    }
    const file = path.join(options.out, `${packageName}.json`);
    const known = fs.existsSync(file) ? parseHistory(fs.readFileSync(file, 'utf8')) : [];
    const history = recordHistory(known, {
      repository: options.repository,
      packageName,
      releases,
      scope: options.scope,
      onRelease: (release) => options.onRelease?.(packageName, release),
    });
    if (history.length === known.length) continue;
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, printHistory(history));
    added += history.length - known.length;
  }
  return { added, problems };
}
