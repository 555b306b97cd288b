import { analyze, indexTerms, joinNeighbors } from './analyze';
import { removeSeparators } from '../../model/text/normalize';

describe('indexTerms', () => {
  it('drops stop words by default', () => {
    expect(indexTerms('how to write docs', 'uk')).toEqual(['writ', 'doc']);
    expect(indexTerms('how to', 'uk', { stopWords: true })).toEqual(['how', 'to']);
  });

  it('indexes a word with ґ in both spellings', () => {
    expect(indexTerms('ґрунт', 'uk')).toEqual(['ґрунт', 'грунт']);
  });

  it('adds words and pairs on demand', () => {
    expect(indexTerms('помилки', 'uk', { words: true })).toEqual(['помилк', 'помилки']);
    expect(indexTerms('GraphQLResolver', 'uk', { pairs: true })).toContain('graphql');
    expect(indexTerms('GraphQLResolver', 'uk')).not.toContain('graphql');
  });

  it('inflects a Ukrainian compound as a whole', () => {
    expect(indexTerms('тайм-аути', 'uk')).toContain('таймаут');
  });
});

describe('analyze', () => {
  it('marks stop words', () => {
    expect(analyze('як і redis', 'uk').map((token) => token.parts[0]?.isStopWord)).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('joinNeighbors', () => {
  it('joins each word with the next', () => {
    expect(joinNeighbors(['a', 'b', 'c'])).toEqual(['ab', 'bc']);
    expect(joinNeighbors(['a'])).toEqual([]);
  });
});

describe('removeSeparators', () => {
  it('makes a name and its words equal', () => {
    expect(removeSeparators('HealthCheckModule')).toBe(removeSeparators('health check module'));
  });
});
