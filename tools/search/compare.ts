import { compareIndex } from '../../plugins/gatsby-plugin-doc-search/src/algolia/compare-index';
import { readObjects } from '../../plugins/gatsby-plugin-doc-search/src/algolia/objects-file';
import { openIndex } from '../../plugins/gatsby-plugin-doc-search/src/algolia/run-push';
import { withTarget } from './with-target';

const MAX_LISTED = 10;

/** Lists the differences between the index and the last build: `npm run search -- compare`. */
export function run(): Promise<void> {
  return withTarget(async (target) => {
    const objects = readObjects(process.cwd());
    const { missing, changed, stale, foreign, indexed } = await compareIndex(openIndex(target), objects);
    console.log(`${target.indexName}: ${indexed} objects in the index, ${objects.length} in the last build.`);
    list('to add', missing);
    list('to update', changed);
    list('to delete', stale);
    list('from another source, not changed', foreign);
  });
}

function list(label: string, ids: readonly string[]): void {
  console.log(`${ids.length} ${label}`);
  for (const id of ids.slice(0, MAX_LISTED)) console.log(`  ${id}`);
  if (ids.length > MAX_LISTED) console.log(`  … and ${ids.length - MAX_LISTED} more`);
}
