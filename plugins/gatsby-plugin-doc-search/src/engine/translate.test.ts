import { planQuery } from './query-units';
import { createTranslate } from './translate';

const terms = (query: string): string[] =>
  createTranslate(
    [
      ['черга', 'queue'],
      ['перевірка стану', 'health check'],
      ['шлях', 'path'],
      ['журнал', 'log', 'логи', 'лог файл'],
      ['типове значення', 'default value', 'за замовчуванням'],
    ],
    'uk',
  )(planQuery(query, 'uk').units).map(({ term }) => term);

describe('createTranslate', () => {
  it('gives the stem of a one-word synonym, whatever the form of the word', () => {
    expect(terms('чергами')).toEqual(['queu']);
    expect(terms('queues')).toEqual(['черг']);
  });

  it('gives a synonym of several words as one identifier', () => {
    expect(terms('додати перевірку стану')).toEqual(['healthcheck']);
  });

  it('gives both terms for a word that is typed for them, in any form, and not the other way round', () => {
    expect(terms('логами')).toEqual(['журнал', 'log']);
    expect(terms('лог-файли')).toEqual(['журнал', 'log', 'журнал', 'log']);
    expect(terms('журнал')).toEqual(['log']);
  });

  it('leaves stop words out of what was typed', () => {
    expect(terms('за замовчуванням')).toEqual(['типовезначення', 'defaultvalue']);
  });

  it('has nothing for other words', () => {
    expect(terms('стан')).toEqual([]);
    expect(terms('constructor')).toEqual([]);
  });
});
