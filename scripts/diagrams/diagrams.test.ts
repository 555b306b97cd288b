import fs from 'node:fs';
import path from 'node:path';
import { diagramLocales } from './diagram-locales';
import { diagrams } from './diagrams';
import { readPalettes } from './read-palettes';
import { drawSvg } from './svg';

const root = path.resolve(__dirname, '../..');
const palettes = readPalettes(fs.readFileSync(path.join(root, 'src/styles/tokens.css'), 'utf8'));
const cases = diagrams.flatMap(({ file, draw }) =>
  diagramLocales.flatMap((locale) =>
    (['dark', 'light'] as const).map((theme) => ({ file, locale, theme, drawing: draw(locale) })),
  ),
);

it.each(cases)(
  'content/$locale/$file-$theme.svg is drawn with the words and colors of today (npm run diagrams)',
  ({ file, locale, theme, drawing }) => {
    const checkedIn = fs.readFileSync(path.join(root, 'content', locale, `${file}-${theme}.svg`), 'utf8');
    expect(checkedIn).toBe(drawSvg(drawing, palettes[theme]));
  },
);

/** Widest of common letter widths; code is set in 13 pixels, a name in bold. */
const widthOf = (line: string, name: boolean) =>
  line.replace(/[`*]/g, '').length * (/^(?:\*\*)?`/.test(line) ? 7.9 : name ? 8.7 : 7.7);

it.each(cases.filter(({ theme }) => theme === 'dark'))(
  'the words of $file fit their boxes in $locale',
  ({ drawing }) => {
    for (const { text, width } of drawing.boxes) {
      text.forEach((line, index) =>
        expect([line, widthOf(line, index === 0) <= width - 4]).toEqual([line, true]),
      );
    }
  },
);

it('text is escaped and colors are those of the theme', () => {
  const svg = drawSvg(
    {
      width: 10,
      height: 10,
      title: 'a < b',
      boxes: [{ x: 0, y: 0, width: 9, height: 9, text: ['Map<K, V>'] }],
      arrows: [],
    },
    palettes.light,
  );
  expect(svg).toContain('<title>a &lt; b</title>');
  expect(svg).toContain('Map&lt;K, V&gt;');
  expect(svg).toContain(palettes.light['surface-raised']);
});

it('a color that is missing from the style sheet is named', () => {
  expect(() => readPalettes(":root { --color-surface: #000 } [data-theme='light'] {}")).toThrow(
    '--color-surface-raised is missing',
  );
});
