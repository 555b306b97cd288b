import { coverageTable } from './coverage-table';

describe('coverageTable', () => {
  const all = {
    symbols: 2,
    members: 4,
    missingSymbols: [],
    missingMembers: [],
    messages: 3,
    missingMessages: ['No token'],
  };

  it('reports full coverage when everything is documented', () => {
    const { lines, missing } = coverageTable({ en: { core: all } });
    expect(missing).toEqual([]);
    expect(lines.at(-1)).toMatch(/^all\s+2\/2 100\.0 %\s+4\/4 100\.0 %\s+2\/3 66\.6 %$/);
  });

  it('lists symbols without a summary, and never rounds up to 100 %', () => {
    const uk = {
      ...all,
      symbols: 3000,
      missingSymbols: ['classes/A'],
      missingMembers: ['classes/A#b'],
    };
    const { lines, missing } = coverageTable({ en: { core: all }, uk: { core: uk } });
    expect(missing).toEqual(['core/classes/A: the comment has no summary in "uk". Add it after @uk.']);
    expect(lines.at(-1)).toMatch(/2999\/3000 99\.9 %\s+3\/4 75\.0 %\s+2\/3 66\.6 %$/);
  });

  it('explains where each language has its summary', () => {
    const core = { ...all, missingSymbols: ['A'] };
    expect(coverageTable({ en: { core }, 'pt-BR': { core } }).missing).toEqual([
      'core/A: the comment has no summary. Start it with one.',
      'core/A: the comment has no summary in "pt-BR". Add it after @ptBR.',
    ]);
  });
});
