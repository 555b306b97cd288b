import type { Problem } from '../../src/model/problem';
import type { Located } from '../guides/read-guide';

interface Rule {
  pattern: RegExp;
  message: string;
}

/** What a spelling dictionary does not see, with the mending named. */
const RULES: readonly Rule[] = [
  {
    pattern: /(?<=\p{Script=Cyrillic})['‘ʼ`´](?=\p{Script=Cyrillic})/u,
    message: 'the apostrophe is not ’ (U+2019).',
  },
  { pattern: /[ыэёъЫЭЁЪ]/u, message: 'there is a Russian letter.' },
  {
    pattern: /["“”„][^"“”„]*\p{Script=Cyrillic}[^"“”„]*["“”]/u,
    message: 'quotation marks around Ukrainian words are «…».',
  },
  {
    pattern: /\p{Script=Cyrillic}\s+-\s+|\s--\s/u,
    message: 'a hyphen stands where a dash does: write « — ».',
  },
  {
    pattern: /\p{Script=Cyrillic}[a-z]|(?<![\p{L}-])[a-z]\p{Script=Cyrillic}/u,
    message: 'Latin and Cyrillic letters are mixed in a word.',
  },
  {
    pattern: /\s[,.;!?](?:\s|$)|(?<![\d}])\s:(?:\s|$)/u,
    message: 'there is a space before a mark of punctuation.',
  },
  {
    pattern:
      /(?<![\p{L}’])(?:являється|являються|слідуюч|на протязі|по замовчуванню|за замовчуванням|прийма(?:ти|є|ють) участь|в якості|співпада|любий|вірно)/iu,
    message: 'this is a calque; the glossary and the style of the site have another word.',
  },
];

/**
 * Finds slips of Ukrainian typography and well-known calques in prose.
 *
 * @param file - Path for messages.
 */
export function checkTypography(prose: readonly Located[], file: string): Problem[] {
  return prose.flatMap(({ text, line }) =>
    RULES.flatMap(({ pattern, message }) => {
      const match = pattern.exec(text);
      if (!match) return [];
      const around = text
        .slice(Math.max(0, match.index - 15), match.index + match[0].length + 15)
        .replace(/\s+/g, ' ');
      return [{ file, line, message: `"…${around.trim()}…": ${message}`, severity: 'error' as const }];
    }),
  );
}
