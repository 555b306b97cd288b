import type { Problem } from '../../src/model/problem';
import type { Located } from '../guides/read-guide';
import type { AvoidedWord } from './read-glossary';

const ENDINGS =
  'а|у|и|і|о|е|ю|я|є|ї|й|ь|ою|ею|ом|ем|ові|еві|ів|їв|ам|ям|ах|ях|ами|ями|ий|ого|ому|им|ій|ої|их|ими|на|не|ні|ного|ному|них|ними';
const ENDING = new RegExp(`(?:${ENDINGS})$`, 'u');

/**
 * Finds words of the glossary's lists `avoid` in Ukrainian prose, in any of their forms.
 *
 * @param file - Path for messages.
 */
export function findAvoided(
  prose: readonly Located[],
  avoided: readonly AvoidedWord[],
  file: string,
): Problem[] {
  const patterns = avoided.map(({ word, instead }) => ({ word, instead, pattern: formsOf(word) }));
  return prose.flatMap(({ text, line }) =>
    patterns.flatMap(({ word, instead, pattern }) => {
      const match = pattern.exec(text);
      return match
        ? [
            {
              file,
              line,
              message: `"${match[0]}": the glossary avoids "${word}". Write "${instead}".`,
              severity: 'error' as const,
            },
          ]
        : [];
    }),
  );
}

/** A word with any ending; a phrase as it is. */
function formsOf(word: string): RegExp {
  const stem = word.includes(' ') ? word : word.replace(ENDING, '');
  const ending = word.includes(' ') ? '' : `(?:${ENDINGS})?`;
  return new RegExp(`(?<![\\p{L}’])${stem}${ending}(?![\\p{L}’])`, 'iu');
}
