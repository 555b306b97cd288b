/** Writes the reference for `npm run reference`. Its argument is a JSON `ReferenceOptions`. */
import { localeCodes } from '../../../src/locales/locales';
import { generateReference } from './generate-reference';
import type { ReferenceOptions } from '../options';

async function run(options: ReferenceOptions): Promise<void> {
  const { problems, warnings, symbols, ran, changedFiles } = await generateReference(options);
  for (const message of [...warnings, ...problems]) console.error(message);
  if (problems.length > 0) process.exitCode = 1;
  else
    console.log(
      `${options.toolkitDir}: ${symbols} symbols in ${localeCodes.length} languages, ` +
        (ran ? `${changedFiles} files changed.` : 'unchanged.'),
    );
}

void run(JSON.parse(process.argv[2] ?? '') as ReferenceOptions);
