// Words that the rules below would stem wrongly, such as `note`, which would become `not`.
const EXCEPTIONS: ReadonlyMap<string, string> = new Map([
  ['aws', 'aws'],
  ['axios', 'axios'],
  ['cors', 'cors'],
  ['dns', 'dns'],
  ['embed', 'embed'],
  ['indices', 'index'],
  ['kubernetes', 'kubernetes'],
  ['locale', 'locale'],
  ['locales', 'locale'],
  ['nestjs', 'nestjs'],
  ['nodejs', 'nodejs'],
  ['note', 'note'],
  ['notes', 'note'],
  ['postgres', 'postgres'],
  ['postgresql', 'postgres'],
  ['sass', 'sass'],
  ['setting', 'setting'],
  ['settings', 'setting'],
  ['tls', 'tls'],
]);

const VOWEL = /[aeiouy]/;

function withoutPlural(word: string): string {
  if (/(?:ss|us|is)$/.test(word)) return word;
  if (/[^aeiou]ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|zz)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') && word.length > 3 ? word.slice(0, -1) : word;
}

function withoutVerbEnding(word: string): string {
  if (!/(?:ing|[^e]ed)$/.test(word)) return word;
  const stem = word.slice(0, word.endsWith('g') ? -3 : -2);
  if (stem.length < 3 || !VOWEL.test(stem)) return word;
  if (stem.endsWith('at')) return `${stem}e`;
  return /([bdfgmnprt])\1$/.test(stem) ? stem.slice(0, -1) : stem;
}

/** Removes `-ation`, `-ator`, and `-ate`, and `-er` after a doubled consonant (`formatter`). */
function withoutNounEnding(word: string): string {
  return (/^(.{4,})(?:ation|ator|ate)$/.exec(word) ?? /^(.{2,}([bdgmnprt]))\2er$/.exec(word))?.[1] ?? word;
}

/**
 * A small English stemmer. It removes plural endings, `-ing`, `-ed`, silent `e`, `-ation`, `-ator`,
 * and `-er` after a doubled consonant. `load` and `loader`, for example, keep separate stems.
 *
 * @param word - Normalized Latin word.
 * @returns The stem, which isn't always a word: `caching`, `caches` → `cach`.
 */
export function stemEn(word: string): string {
  const exception = EXCEPTIONS.get(word);
  if (exception !== undefined) return exception;
  if (word.length < 4 || /\d/.test(word)) return word;
  const stem = withoutNounEnding(withoutVerbEnding(withoutPlural(word)));
  if (stem.length > 3 && stem.endsWith('e')) return stem.slice(0, -1);
  return stem.length > 3 && /[^aeiou]y$/.test(stem) ? `${stem.slice(0, -1)}i` : stem;
}
