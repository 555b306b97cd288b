import type { Problem } from '../../../src/model/problem';
import { lineAt, type Located } from '../../../plugins/gatsby-transformer-docs/src/samples/read-guide';
import type { Glossary } from './read-glossary';

const ENDINGS =
  'а|у|и|і|о|е|ю|я|є|ї|й|ь|ою|ею|ом|ем|ові|еві|ів|їв|ам|ям|ах|ях|ами|ями|ий|ого|ому|им|ій|ої|их|ими|на|не|ні|ного|ному|них|ними';
const ENDING = new RegExp(`(?:${ENDINGS})$`, 'u');

/**
 * Finds words of the glossary's lists `avoid` in Ukrainian prose, in any of their forms. Inside another term of
 * several words they are allowed: «швидкий старт».
 *
 * @param file - Path for messages.
 */
export function findAvoided(
  prose: readonly Located[],
  { terms, avoided }: Pick<Glossary, 'terms' | 'avoided'>,
  file: string,
): Problem[] {
  const patterns = avoided.map(({ word, instead }) => ({ word, instead, pattern: formsOf(word) }));
  const phrases = terms.filter((term) => term.includes(' ')).map(formsOf);
  return prose.flatMap((piece) => {
    const text = piece.text.replaceAll('\n', ' ');
    return patterns.flatMap(({ word, instead, pattern }) => {
      const [match] = text.matchAll(pattern);
      if (!match || phrases.some((phrase) => covers(phrase, text, match))) return [];
      return [
        {
          file,
          line: lineAt(piece, match.index),
          message: `"${match[0]}": the glossary avoids "${word}". Write "${instead}".`,
          severity: 'error' as const,
        },
      ];
    });
  });
}

function covers(phrase: RegExp, text: string, { index, 0: found }: RegExpExecArray): boolean {
  return [...text.matchAll(phrase)].some(
    (match) =>
      match[0].length > found.length &&
      match.index <= index &&
      match.index + match[0].length >= index + found.length,
  );
}

/** A word or a phrase with any endings; where a `*` stands for any letters, the rest is as written. */
function formsOf(phrase: string): RegExp {
  const words = phrase.includes('*')
    ? [phrase.replaceAll('*', '[\\p{L}’]*')]
    : phrase.split(' ').map((word) => `${word.replace(ENDING, '')}(?:${ENDINGS})?`);
  return new RegExp(`(?<![\\p{L}’])${words.join(' ')}(?![\\p{L}’])`, 'giu');
}
