import {
  CLOSED_SYLLABLES,
  DISTINCT_FROM_VERB,
  ENDINGS,
  EXCEPTIONS,
  NOUN_ENDINGS,
  NOUN_PREFIXES,
  NOUNS,
} from './stem-tables';

const VOWEL = /[аеєиіїоуюя]/;
const LONGEST_ENDING = 5;
const SHORTEST_STEM = 3;

const NOUN = new RegExp(`^((?:${NOUN_PREFIXES})?(?:${NOUNS.join('|')}))(?:${NOUN_ENDINGS})?$`);
// Verbal nouns: «завантаження», genitive plural «завантажень»; «налаштування», «налаштувань».
const VERBAL_NOUN = /^(.+)(?:[аеєяу]н(?:ня|ню|ням|ні|нями|нях|ь)|ін(?:ня|ню|ням|нями|нях|ь))$/;
// «налаштуваня», the commonest spelling mistake in these nouns.
const MISSPELT_VERBAL_NOUN = /^(.{3,}[ую]в)а(?:ня|ню|ням)$/;
const REFLEXIVE = /^(.{4,})(?:ся|сь)$/;

// The endings after which a verb's suffix may stand.
const VERB_ENDING = /^(?:[аяиі]ти|[аяи]л[аои]|[ая][єюй].*|[ая]ть|[еа]но)$/;

const isStem = (text: string): boolean => text.length >= SHORTEST_STEM && VOWEL.test(text);

/** «встановл» → «встанов», «налаштув» → «налашт»: what the verb's suffixes leave of the root. */
function verbRoot(stem: string): string {
  const suffix = /^(.{3,}?)(?:ов)?[ую]в$/.exec(stem);
  const root = suffix?.[1];
  if (root && DISTINCT_FROM_VERB.has(root)) return `${root}ув`;
  return (root && VOWEL.test(root) ? root : stem).replace(/([бвмпф])л$/, '$1');
}

/** Brings together the stems that sound changes keep apart. */
function settle(stem: string): string {
  return (
    stem
      .replace(/ь$/, '')
      .replace(/([тлжчшздс])\1$/, '$1')
      .replace(/(..)іст$/, '$1ост')
      // «помилці», «бібліотеці» beside «помилка», «бібліотека»; not «таблиця», «конфігурація», «функція».
      .replace(/([^аиякп])ц$/, '$1к')
  );
}

/** A word without an ending: a nominative or a genitive plural, where vowels come and go. */
function settleBare(word: string): string {
  if (/^.*[аеєиіїоуюя].*[^аеєиіїоуюя]ок$/.test(word)) return `${word.slice(0, -2)}к`;
  if (/[^аеєиіїоуюя]ець$/.test(word) && word.length > 4) return settle(`${word.slice(0, -3)}ц`);
  for (const [closed, open] of CLOSED_SYLLABLES) if (closed.test(word)) return word.replace(closed, open);
  return settle(word);
}

function strip(word: string): string {
  for (let length = Math.min(LONGEST_ENDING, word.length - SHORTEST_STEM); length > 0; length--) {
    const ending = word.slice(-length);
    const stem = word.slice(0, -length);
    if (!ENDINGS.has(ending) || !isStem(stem)) continue;
    // These belong to verbs in -увати alone, whose other forms keep the suffix: «налаштуй», «налаштувати».
    if (/^[ую][єюй]/.test(ending)) return settle(verbRoot(`${stem}ув`));
    return settle(VERB_ENDING.test(ending) ? verbRoot(stem) : stem);
  }
  return settleBare(word);
}

/**
 * A light stemmer of Ukrainian nouns, adjectives and verbs. Verbal nouns share the stem of their verb:
 * «встановлення», «встановити», «встановлює» → «встанов». It knows no dictionary; what the rules get wrong
 * in this site's vocabulary is put right in `stem-uk-tables.ts`.
 *
 * @param word a normalised Cyrillic word
 * @returns its stem, which need not be a word and has no apostrophes
 */
export function stemUk(word: string): string {
  const plain = word.replaceAll('’', '');
  const exception = EXCEPTIONS.get(plain);
  if (exception !== undefined) return exception;
  if (plain.length <= SHORTEST_STEM) return plain;
  const noun = NOUN.exec(plain)?.[1];
  if (noun) return noun;
  // «використовується» is «використовує» with a consonant put in before -ся.
  const active = REFLEXIVE.exec(plain)?.[1]?.replace(/([еє])ть$/, '$1') ?? plain;
  const verbal = (VERBAL_NOUN.exec(active) ?? MISSPELT_VERBAL_NOUN.exec(active))?.[1];
  if (verbal !== undefined && isStem(verbal)) return settle(verbRoot(verbal));
  return strip(active);
}
