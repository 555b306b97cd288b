import {
  readAlgoliaTarget,
  type AlgoliaTarget,
} from '../../plugins/gatsby-plugin-doc-search/src/algolia/algolia-target';
import { describeFailure } from '../../plugins/gatsby-plugin-doc-search/src/algolia/describe-failure';
import { readEnvironment } from '../../scripts/read-environment';

/**
 * Runs a command against the index that the environment and the `.env` files configure.
 *
 * @param command - Receives the index's credentials.
 * @throws Error with a readable message if the key is missing or a request fails.
 */
export async function withTarget(command: (target: AlgoliaTarget) => Promise<void>): Promise<void> {
  const target = readAlgoliaTarget(readEnvironment(process.cwd()));
  if (!target)
    throw new Error(
      'ALGOLIA_ADMIN_KEY is not set. Set it with GATSBY_ALGOLIA_APP_ID and GATSBY_ALGOLIA_INDEX_NAME, for example in .env.production.',
    );
  try {
    await command(target);
  } catch (error) {
    throw new Error(describeFailure(error));
  }
}
