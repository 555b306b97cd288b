/**
 * Adds new releases from the toolkit's tags to `toolkit/history/<package>.json`:
 * `npm run reference -- history --toolkit <checkout>`. Use `--package <name>` to update a single
 * package.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { site } from '../../src/config/site';
import { count } from '../../src/model/text/text';
import { packagesOf, readTreeBelow } from './api/source-tree';
import { root } from './read-toolkit';
import { updateHistories } from './history/update-histories';
import { findToolkit } from '../shared/find-toolkit';

const { values } = parseArgs({
  options: { toolkit: { type: 'string' }, package: { type: 'string', multiple: true } },
});

export function run(): void {
  const { scope } = site.toolkit;
  const documented = packagesOf(readTreeBelow(path.join(root, 'toolkit')), scope).map(({ folder }) => folder);
  const { added, problems } = updateHistories({
    repository: findToolkit(root, values.toolkit),
    out: path.join(root, 'toolkit/history'),
    packages: values.package ?? documented,
    scope,
    onRelease: (name, { version, changes }) =>
      console.log(`${name} ${version}: ${count(changes.length, 'change')}`),
  });
  console.log(
    problems.length > 0 ? problems.join('\n') : `${count(added, 'release')} added to toolkit/history.`,
  );
  process.exitCode = problems.length > 0 ? 1 : 0;
}
