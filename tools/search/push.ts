import { readObjects } from '../../plugins/gatsby-plugin-doc-search/src/algolia/objects-file';
import { runPush } from '../../plugins/gatsby-plugin-doc-search/src/algolia/run-push';
import { search } from '../../src/config/search';
import { readSynonyms } from '../../src/search/records/read-glossary';
import { withTarget } from './with-target';

/** Pushes the last build's records and checks the index: `npm run search -- push`. */
export function run(): Promise<void> {
  return withTarget(async (target) => {
    const objects = readObjects(process.cwd());
    const { isComplete, message } = await runPush(target, objects, readSynonyms(search.glossary), (line) =>
      console.log(line),
    );
    if (!isComplete) throw new Error(message);
    console.log(message);
  });
}
