import { coverageTable } from './coverage-table';

describe('coverageTable', () => {
  const all = { symbols: 2, members: 4, missingSymbols: [], missingMembers: [] };

  it('reports full coverage when everything is documented', () => {
    const { lines, missing } = coverageTable({ en: { core: all } });
    expect(missing).toEqual([]);
    expect(lines.at(-1)).toMatch(/^all\s+2\/2 100\.0 %\s+4\/4 100\.0 %$/);
  });

  it('lists symbols without a summary, and never rounds up to 100 %', () => {
    const uk = {
      ...all,
      symbols: 3000,
      missingSymbols: ['classes/A'],
      missingMembers: ['classes/A#b'],
    };
    const { lines, missing } = coverageTable({ en: { core: all }, uk: { core: uk } });
    expect(missing).toEqual(['core/classes/A has no summary in "uk".']);
    expect(lines.at(-1)).toMatch(/2999\/3000 99\.9 %\s+3\/4 75\.0 %$/);
  });
});
