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
// «налаштуваня», the most common misspelling in these nouns.
const MISSPELLED_VERBAL_NOUN = /^(.{3,}[ую]в)а(?:ня|ню|ням)$/;
const REFLEXIVE = /^(.{4,})(?:ся|сь)$/;

// Endings that follow a verb suffix.
const VERB_ENDING = /^(?:[аяиі]ти|[аяи]л[аои]|[ая][єюй].*|[ая]ть|[еа]но)$/;

const isStem = (text: string): boolean => text.length >= SHORTEST_STEM && VOWEL.test(text);

/** Removes verb suffixes: «встановл» → «встанов», «налаштув» → «налашт». */
function verbRoot(stem: string): string {
  const suffix = /^(.{3,}?)(?:ов)?[ую]в$/.exec(stem);
  const root = suffix?.[1];
  if (root && DISTINCT_FROM_VERB.has(root)) return `${root}ув`;
  return (root && VOWEL.test(root) ? root : stem).replace(/([бвмпф])л$/, '$1');
}

/** Undoes sound changes in a stem, so that all forms have the same one. */
function unifyStem(stem: string): string {
  return (
    stem
      .replace(/ь$/, '')
      .replace(/([тлжчшздс])\1$/, '$1')
      .replace(/(..)іст$/, '$1ост')
      // «помилці» has the stem of «помилка», but «таблиця» and «функція» keep their «ц».
      .replace(/([^аиякп])ц$/, '$1к')
  );
}

/** Stems a word without an ending (nominative or genitive plural), where vowels alternate. */
function stemBareWord(word: string): string {
  if (/[^аеєиіїоуюя]ок$/.test(word) && /[аеєиіїоуюя]/.test(word.slice(0, -3))) return `${word.slice(0, -2)}к`;
  if (/[^аеєиіїоуюя]ець$/.test(word) && word.length > 4) return unifyStem(`${word.slice(0, -3)}ц`);
  for (const [closed, open] of CLOSED_SYLLABLES) if (closed.test(word)) return word.replace(closed, open);
  return unifyStem(word);
}

function stripEnding(word: string): string {
  for (let length = Math.min(LONGEST_ENDING, word.length - SHORTEST_STEM); length > 0; length--) {
    const ending = word.slice(-length);
    const stem = word.slice(0, -length);
    if (!ENDINGS.has(ending) || !isStem(stem)) continue;
    // Only -увати verbs have these endings. Restore their suffix: «налаштуй», «налаштувати».
    if (/^[ую][єюй]/.test(ending)) return unifyStem(verbRoot(`${stem}ув`));
    return unifyStem(VERB_ENDING.test(ending) ? verbRoot(stem) : stem);
  }
  return stemBareWord(word);
}

/**
 * A light stemmer for Ukrainian nouns, adjectives, and verbs. Verbal nouns share their verb's stem:
 * «встановлення», «встановити», «встановлює» → «встанов». It uses no dictionary; `stem-tables.ts`
 * lists exceptions for words on this site.
 *
 * @param word - Normalized Cyrillic word.
 * @returns The stem, which isn't always a word and has no apostrophes.
 */
export function stemUk(word: string): string {
  const plain = word.replaceAll('’', '');
  const exception = EXCEPTIONS.get(plain);
  if (exception !== undefined) return exception;
  if (plain.length <= SHORTEST_STEM) return plain;
  const noun = NOUN.exec(plain)?.[1];
  if (noun) return noun;
  // «використовується» is «використовує» plus «ть» and «ся».
  const active = REFLEXIVE.exec(plain)?.[1]?.replace(/([еє])ть$/, '$1') ?? plain;
  const verbal = (VERBAL_NOUN.exec(active) ?? MISSPELLED_VERBAL_NOUN.exec(active))?.[1];
  if (verbal !== undefined && isStem(verbal)) return unifyStem(verbRoot(verbal));
  return stripEnding(active);
}
