/**
 * Compares the reference with the symbols the toolkit's repository exports (`toolkit/sources.json`): `npm run reference:compare`. Looks at the
 * Markdown, and at the built pages where there are any.
 */
import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../src/model/files';
import { readReferencePath } from '../src/model/kinds';
import { localeCodes } from '../src/locales/locales';
import { localePath } from '../src/model/addresses';
import { compareReference, type ExpectedSymbols } from './reference/compare-reference';

const root = path.resolve(__dirname, '..');
const expected = JSON.parse(
  fs.readFileSync(path.join(root, 'toolkit/sources.json'), 'utf8'),
) as ExpectedSymbols;
const isSymbol = (place: string) => readReferencePath(`${place}.md`).page === 'symbol';

const problems = compareReference(
  expected,
  Object.fromEntries(
    localeCodes.map((locale) => [
      `typedoc-out/${locale}`,
      placesIn(path.join(root, 'typedoc-out', locale), '.md'),
    ]),
  ),
);
if (fs.existsSync(path.join(root, 'public/index.html'))) {
  problems.push(
    ...compareReference(
      expected,
      Object.fromEntries(
        localeCodes.map((locale) => {
          const folder = localePath('/api/', locale);
          return [`public${folder}`, placesIn(path.join(root, 'public', folder), '/index.html')];
        }),
      ),
    ),
  );
}
const count = Object.values(expected).reduce((sum, symbols) => sum + Object.keys(symbols).length, 0);
console.log(
  problems.length === 0
    ? `All ${count} symbols have a page in ${localeCodes.join(' and ')}.`
    : problems.join('\n'),
);
process.exitCode = problems.length === 0 ? 0 : 1;

function placesIn(folder: string, ending: string): string[] {
  return listFiles(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .filter(isSymbol);
}
