import { TextlintKernel } from '@textlint/kernel';
import textPlugin from '@textlint/textlint-plugin-text';
import prh from 'textlint-rule-prh';
import { errorIn, type Problem } from '../../../src/model/text/problem';
import { lineAt, type Located } from '../../../packages/guide-files/read-guide';

const kernel = new TextlintKernel();

/** A piece of text with its source file. */
export interface Piece extends Located {
  file: string;
}

/**
 * Finds wording that a prh rule replaces. Everything is joined into one document, one per line,
 * because textlint parses the rules again for each document, and prh doesn't match phrases across
 * lines.
 *
 * @param rules - Content of a prh rule file.
 */
export async function lintProse(pieces: readonly Piece[], rules: string): Promise<Problem[]> {
  const lines = pieces.map(({ text }) => text.replaceAll('\n', ' '));
  const document = lines.join('\n');
  const { messages } = await kernel.lintText(document, {
    ext: '.txt',
    plugins: [{ pluginId: 'text', plugin: textPlugin }],
    rules: [{ ruleId: 'prh', rule: prh, options: { ruleContents: [rules] } }],
  });
  return messages.flatMap(({ message, loc, fix }) => {
    const piece = pieces[loc.start.line - 1];
    if (!piece || !fix) return [];
    const wording = document.slice(...fix.range);
    const [, explanation] = message.split('\n');
    return [
      errorIn(
        piece.file,
        `"${wording}": write "${fix.text}".${explanation === undefined ? '' : ` ${explanation}`}`,
        lineAt(piece, loc.start.column - 1),
      ),
    ];
  });
}
