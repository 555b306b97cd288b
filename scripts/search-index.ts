/**
 * Updates an Algolia index to match the last build: `npx tsx scripts/search-index.ts`. With
 * `--dry-run`, it only lists the differences. Release builds push by themselves; use this script to
 * repair an index, or to check what a push would change.
 */
import { readAlgoliaTarget } from '../plugins/gatsby-plugin-doc-search/src/algolia/algolia-target';
import { compareIndex } from '../plugins/gatsby-plugin-doc-search/src/algolia/compare-index';
import { readObjects } from '../plugins/gatsby-plugin-doc-search/src/algolia/objects-file';
import { describeFailure } from '../plugins/gatsby-plugin-doc-search/src/algolia/describe-failure';
import { openIndex, runPush } from '../plugins/gatsby-plugin-doc-search/src/algolia/run-push';
import { readSynonyms } from '../src/search/records/read-glossary';
import { search } from '../src/config/search';
import { readEnvironment } from './read-environment';

const MAX_LISTED = 10;

void main();

async function main(): Promise<void> {
  try {
    process.exitCode = await run(process.argv.includes('--dry-run'));
  } catch (error) {
    console.error(describeFailure(error));
    process.exitCode = 1;
  }
}

async function run(isDry: boolean): Promise<number> {
  const target = readAlgoliaTarget(readEnvironment(process.cwd()));
  if (!target) {
    throw new Error(
      'ALGOLIA_ADMIN_KEY is not set. Set it with GATSBY_ALGOLIA_APP_ID and GATSBY_ALGOLIA_INDEX_NAME, for example in .env.production.',
    );
  }
  const objects = readObjects(process.cwd());
  if (!isDry) {
    const { isComplete, message } = await runPush(target, objects, readSynonyms(search.glossary), (line) =>
      console.log(line),
    );
    (isComplete ? console.log : console.error)(message);
    return isComplete ? 0 : 1;
  }
  const { missing, changed, stale, foreign, indexed } = await compareIndex(openIndex(target), objects);
  console.log(`${target.indexName}: ${indexed} objects in the index, ${objects.length} in the last build.`);
  list('to add', missing);
  list('to update', changed);
  list('to delete', stale);
  list('from another source, not changed', foreign);
  return 0;
}

function list(label: string, ids: readonly string[]): void {
  console.log(`${ids.length} ${label}`);
  for (const id of ids.slice(0, MAX_LISTED)) console.log(`  ${id}`);
  if (ids.length > MAX_LISTED) console.log(`  … and ${ids.length - MAX_LISTED} more`);
}
