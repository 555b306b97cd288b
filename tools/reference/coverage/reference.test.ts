import { coverageTable } from './coverage-table';
import { findUntranslatedTags } from './find-untranslated-tags';

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

describe('findUntranslatedTags', () => {
  const find = (...lines: string[]) =>
    findUntranslatedTags(
      'core.ts',
      [
        'export interface A {',
        '  /**',
        ...lines.map((line) => `   * ${line}`),
        '   */',
        '  b(): number;',
        '}',
      ].join('\n'),
      ['uk'],
    ).map(({ line, message }) => `${line}: ${message}`);

  it('lists tags without a translation by line', () => {
    expect(
      find(
        'Sum.',
        '@uk Сума.',
        '@param one - The first.',
        '@param two - The second.',
        '@ukParam two - Друге.',
        '@returns It.',
      ),
    ).toEqual([
      '5: "@param one" has no translation. Add "@ukParam one" to the comment.',
      '8: "@returns" has no translation. Add "@ukReturns" to the comment.',
    ]);
  });

  it('matches repeated tags by their order', () => {
    expect(find('@throws {A} First.', '@ukThrows {A} Перше.', '@throws Second.')).toEqual([
      '5: "@throws" has no translation. Add "@ukThrows" to the comment.',
    ]);
  });

  it('accepts code and tags that are not translated', () => {
    expect(find('@defaultValue `limit`', '@see {@link A}', '@param id')).toEqual([]);
  });
});
