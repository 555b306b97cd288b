import { planQuery } from './query-units';
import { createTranslate } from './translate';

const terms = (query: string): string[] =>
  createTranslate(
    [
      ['черга', 'queue'],
      ['перевірка стану', 'health check'],
      ['шлях', 'path'],
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

  it('has nothing for other words', () => {
    expect(terms('стан')).toEqual([]);
    expect(terms('constructor')).toEqual([]);
  });
});
