import fs from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../../src/model/text/problem';
import { lintProse, type Piece } from './lint-prose';
import type { Text } from './read-prose';

/** What each rule file checks: `uk.yml`, `uk-headings.yml`, `uk-markdown.yml`. */
const SCOPES: Readonly<Record<string, (text: Text) => Text['prose']>> = {
  '': ({ prose }) => prose,
  '-headings': ({ prose }) => prose.filter(({ heading }) => heading),
  '-markdown': ({ markdown }) => markdown ?? [],
};

/**
 * Checks the wording in one language.
 *
 * @param glossaryRules - A further rule file for prose.
 */
export async function checkTexts(
  texts: readonly Text[],
  locale: string,
  glossaryRules?: string,
): Promise<Problem[]> {
  const piecesFor = (scope: string): Piece[] =>
    texts.flatMap((text) =>
      (SCOPES[scope]?.(text) ?? []).map((piece) => ({ ...piece, file: text.sourcePath })),
    );
  const runs = Object.keys(SCOPES).flatMap((scope) => {
    const file = path.join(__dirname, `${locale}${scope}.yml`);
    return fs.existsSync(file) ? [lintProse(piecesFor(scope), fs.readFileSync(file, 'utf8'))] : [];
  });
  if (glossaryRules !== undefined) runs.push(lintProse(piecesFor(''), glossaryRules));
  return (await Promise.all(runs)).flat();
}
