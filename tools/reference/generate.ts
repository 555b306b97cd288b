import path from 'node:path';
import { referenceOptions } from '../../src/config/reference-options';
import { readEnvironment } from '../shared/read-environment';
import { runProgram } from '../shared/run-tool';

const root = path.resolve(__dirname, '../..');
const { toolkitDir, contentDir } = readEnvironment(process.cwd()).settings;

export const options = {
  ...referenceOptions(toolkitDir, contentDir),
  root,
  out: path.join(root, 'typedoc-out'),
};

/**
 * Generates the reference from the toolkit's TypeScript without building the site: `npm run
 * reference -- generate`.
 *
 * @returns Whether the toolkit's declarations have no problems.
 */
export const run = (): boolean =>
  runProgram('plugins/gatsby-plugin-typedoc/src/generate-program.ts', JSON.stringify(options));
