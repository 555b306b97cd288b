import {
  toAlgoliaTarget,
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
  const { settings, problems } = readEnvironment(process.cwd());
  const errors = problems.filter(({ severity }) => severity === 'error').map(({ message }) => message);
  if (errors.length > 0) throw new Error(errors.join('\n'));
  if (!settings.push)
    throw new Error(
      'ALGOLIA_ADMIN_KEY is not set. Set it with GATSBY_ALGOLIA_APP_ID and GATSBY_ALGOLIA_INDEX_NAME, for example in .env.production.',
    );
  try {
    await command(toAlgoliaTarget(settings.push));
  } catch (error) {
    throw new Error(describeFailure(error));
  }
}
