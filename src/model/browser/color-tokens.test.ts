import { contrastRatio, readColorTokens } from './color-tokens';

it.each([
  ['#000', '#fff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
])('computes the contrast of %s and %s: %d', (first, second, ratio) => {
  expect(contrastRatio(first, second)).toBeCloseTo(ratio, 2);
  expect(contrastRatio(second, first)).toBeCloseTo(ratio, 2);
});

it('rejects a color that is not in hex', () => {
  expect(() => contrastRatio('red', '#fff')).toThrow('"red" is not a hex color');
});

describe('the tokens in a style sheet', () => {
  const tokens = readColorTokens(`
    @layer tokens {
      :root { --color-surface: #000; --color-text: #FFF; /* --color-old: #123; */ --shadow: 0 0 1px #000; }
      :root[data-theme='light'] { --color-surface: #ffffff; --color-text: #000000; }
      :root { --color-note: #abc; --space: 1rem; }
    }
    @media print { :root { --color-text: #111; } }
  `);

  it('have a value per color mode, which falls back to the dark one', () => {
    expect(tokens.map(({ name, dark, light }) => [name, dark, light])).toEqual([
      ['--color-surface', '#000', '#ffffff'],
      ['--color-text', '#fff', '#000000'],
      ['--color-note', '#aabbcc'.replace('aabbcc', 'abc'), '#abc'],
    ]);
  });

  it('have a background unless they are one', () => {
    expect(tokens[0]).toMatchObject({ on: null, darkContrast: null });
    expect(tokens[1]).toMatchObject({ on: '--color-surface', darkContrast: 21, lightContrast: 21 });
  });
});
