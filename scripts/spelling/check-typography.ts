import type { Problem } from '../../src/model/problem';
import type { Located } from '../guides/read-guide';

interface Rule {
  pattern: RegExp;
  message: string;
}

/** Mistakes that a spelling dictionary cannot find, each with its fix. */
const RULES: readonly Rule[] = [
  {
    pattern: /(?<=\p{Script=Cyrillic})['‘ʼ`´](?=\p{Script=Cyrillic})/u,
    message: 'wrong apostrophe: use ’ (U+2019).',
  },
  { pattern: /[ыэёъЫЭЁЪ]/u, message: 'found a Russian letter.' },
  {
    pattern: /["“”„][^"“”„]*\p{Script=Cyrillic}[^"“”„]*["“”]/u,
    message: 'wrong quotation marks: use «…» around Ukrainian words.',
  },
  {
    pattern: /\p{Script=Cyrillic}\s+-\s+|\s--\s/u,
    message: 'a hyphen is used as a dash: write « — ».',
  },
  {
    pattern: /\p{Script=Cyrillic}[a-z]|(?<![\p{L}-])[a-z]\p{Script=Cyrillic}/u,
    message: 'a word mixes Latin and Cyrillic letters.',
  },
  {
    pattern: /\s[,.;!?](?:\s|$)|(?<![\d}])\s:(?:\s|$)/u,
    message: 'found a space before a punctuation mark.',
  },
  {
    pattern:
      /(?<![\p{L}’])(?:являється|являються|слідуюч|на протязі|по замовчуванню|за замовчуванням|прийма(?:ти|є|ють) участь|в якості|співпада|любий|вірно)/iu,
    message: 'this is a calque; use the term from the glossary.',
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
