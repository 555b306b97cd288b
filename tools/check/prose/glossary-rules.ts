import type { AvoidedWord } from '../../translation/src/check-glossary';

/** Turns the glossary's `avoid` lists into a prh rule file. A `*` in a word matches any letters. */
export function glossaryRules(avoided: readonly AvoidedWord[]): string {
  const rules = avoided.map(({ words, instead, note }) => {
    const forms = words.map((word) => word.replaceAll('*', '[\\p{L}’]*')).join('|');
    return {
      expected: instead,
      pattern: `/(?<![\\p{L}’])(?:${forms})(?![\\p{L}’])/i`,
      prh: `The glossary avoids this word${note === undefined ? '' : `: ${note}`}.`,
    };
  });
  return JSON.stringify({ version: 1, rules });
}
