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
/** What is looked for; words that have to be found together are joined by a plus. */
const terms = (query: string): string[] => wholes(query).map((whole) => whole.terms.join('+'));

describe('createTranslate', () => {
  it('gives the stem of a one-word synonym, whatever the form of the word', () => {
    expect(terms('чергами')).toEqual(['queu']);
    expect(terms('queues')).toEqual(['черг']);
  });

  it('gives a synonym of several words as one identifier, and as words that have to be there all', () => {
    expect(terms('додати перевірку стану')).toEqual(['healthcheck', 'health+check']);
    expect(terms('health checks')).toEqual(['перевіркастану', 'перевірк+стан']);
  });

  it('gives both terms for a word that is typed for them, in any form, and not the other way round', () => {
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

  it('takes a word with its stop words for what they mean together, if that is a term', () => {
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

  it('has nothing for other words', () => {
    expect(terms('стан')).toEqual([]);
    expect(terms('constructor')).toEqual([]);
  });
});
