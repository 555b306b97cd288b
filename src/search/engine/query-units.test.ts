import { planQuery } from './query-units';

const words = (text: string): string[] => planQuery(text, 'en').units.map((unit) => unit.word);

describe('planQuery', () => {
  it('drops stop words unless the query contains no other words', () => {
    expect(words('how to write a guide')).toEqual(['write', 'guide']);
    expect(words('how to')).toEqual(['how', 'to']);
  });

  it('keeps stop words among the words of the query', () => {
    expect(planQuery('how to log in', 'en').words).toEqual([
      { term: 'how', isStopWord: true, at: 0 },
      { term: 'to', isStopWord: true, at: 0 },
      { term: 'log', isStopWord: false, at: 0 },
      { term: 'in', isStopWord: true, at: 1 },
    ]);
  });

  it('treats the last word as unfinished', () => {
    expect(planQuery('redis conf', 'en').units.map((unit) => unit.isLast)).toEqual([false, true]);
    expect(planQuery('BaseEnt', 'en').units.map((unit) => unit.isLast)).toEqual([false, true]);
  });

  it('keeps base64 as one word', () => {
    expect(words('base64')).toEqual(['base64']);
  });

  it('stops counting at twelve words', () => {
    expect(words('слово '.repeat(100))).toHaveLength(12);
  });
});
