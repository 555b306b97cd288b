import fs from 'node:fs';
import path from 'node:path';
import { parseHistory, type Release } from '../../../src/model/reference/history';
import { listReleases } from './list-releases';
import { printHistory } from './print-history';
import { recordHistory } from './record-history';

interface UpdateOptions {
  /** The toolkit's git repository, with its tags. */
  repository: string;
  /** Output folder, with a file for each package. */
  out: string;
  /** Package names in the reference. */
  packages: readonly string[];
  /** npm scope for packages without a package.json. */
  scope: string;
  /** Called after each new release. */
  onRelease?: (packageName: string, release: Release) => void;
}

/**
 * Adds new releases to the history files.
 *
 * @param options - Repository, packages, and output folder.
 * @returns Number of new releases, and a message for each package without releases.
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
    const previous = fs.existsSync(file) ? parseHistory(fs.readFileSync(file, 'utf8')) : [];
    const history = recordHistory(previous, {
      repository: options.repository,
      packageName,
      releases,
      scope: options.scope,
      onRelease: (release) => options.onRelease?.(packageName, release),
    });
    if (history.length === previous.length) continue;
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, printHistory(history));
    added += history.length - previous.length;
  }
  return { added, problems };
}
