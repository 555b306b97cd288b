import { analyze, indexTerms, joinNeighbours, squeeze } from './analyze';

describe('indexTerms', () => {
  it('leaves stop words out unless asked for them', () => {
    expect(indexTerms('how to write docs')).toEqual(['writ', 'doc']);
    expect(indexTerms('how to', { stopWords: true })).toEqual(['how', 'to']);
  });

  it('puts a word with ґ under both spellings', () => {
    expect(indexTerms('ґрунт')).toEqual(['ґрунт', 'грунт']);
  });

  it('adds words and pairs on demand', () => {
    expect(indexTerms('помилки', { words: true })).toEqual(['помилк', 'помилки']);
    expect(indexTerms('GraphQLResolver', { pairs: true })).toContain('graphql');
    expect(indexTerms('GraphQLResolver')).not.toContain('graphql');
  });

  it('inflects a Ukrainian compound as a whole', () => {
    expect(indexTerms('тайм-аути')).toContain('таймаут');
  });
});

describe('analyze', () => {
  it('marks stop words', () => {
    expect(analyze('як і redis').map((token) => token.parts[0]?.isStopWord)).toEqual([true, true, false]);
  });
});

describe('joinNeighbours', () => {
  it('joins each word with the next', () => {
    expect(joinNeighbours(['a', 'b', 'c'])).toEqual(['ab', 'bc']);
    expect(joinNeighbours(['a'])).toEqual([]);
  });
});

describe('squeeze', () => {
  it('makes a name and its words equal', () => {
    expect(squeeze('HealthCheckModule')).toBe(squeeze('health check module'));
  });
});
