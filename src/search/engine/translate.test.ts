import { planQuery, type QuerySynonym } from './query-units';
import { createTranslate } from './translate';

const translate = createTranslate(
  [
    ['черга', 'queue'],
    ['перевірка стану', 'health check'],
    ['шлях', 'path'],
    ['журнал', 'log', 'логи', 'лог файл'],
    ['автентифікація', 'authentication', 'log in'],
    ['типове значення', 'default value', 'значення за замовчуванням'],
  ],
  'uk',
);
const wholes = (query: string): QuerySynonym[] => translate(planQuery(query, 'uk'));
/** Returns the terms to look up. Terms that must occur together are joined by a plus. */
const terms = (query: string): string[] => wholes(query).map((whole) => whole.terms.join('+'));

describe('createTranslate', () => {
  it('returns the stem of a one-word synonym for any word form', () => {
    expect(terms('чергами')).toEqual(['queu']);
    expect(terms('queues')).toEqual(['черг']);
  });

  it('returns a multi-word synonym as one identifier, and as words that are all required', () => {
    expect(terms('додати перевірку стану')).toEqual(['healthcheck', 'health+check']);
    expect(terms('health checks')).toEqual(['перевіркастану', 'перевірк+стан']);
  });

  it('returns both terms for another word that readers type for them, but not the reverse', () => {
    expect(terms('логами')).toEqual(['журнал', 'log']);
    expect(terms('лог-файли')).toEqual(['журнал', 'log', 'журнал', 'log']);
    expect(terms('журнал')).toEqual(['log']);
  });

  it.each(['значення за замовчуванням', 'значення замовчуванням'])(
    'knows a term of several words with and without stop words: %s',
    (query) => {
      expect(new Set(terms(query))).toEqual(
        new Set(['типовезначення', 'типов+знач', 'defaultvalue', 'default+valu']),
      );
    },
  );

  it('treats a word and its stop words as one term if the glossary has it', () => {
    expect(wholes('log in')).toEqual(
      ['автентифікац', 'authentic'].map((term) => ({
        terms: [term],
        from: 0,
        to: 1,
        replaces: true,
      })),
    );
    expect(wholes('log').map(({ replaces }) => replaces)).toEqual([false]);
    expect(terms('log to file')).toEqual(['журнал']);
  });

  it('returns nothing for other words', () => {
    expect(terms('стан')).toEqual([]);
    expect(terms('constructor')).toEqual([]);
  });
});
