import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inflateSync } from 'node:zlib';
import { cardSvg, CARD_HEIGHT, CARD_WIDTH, type Card } from './card-svg';
import { drawCards } from './draw-cards';
import { readFont } from './font';
import { toIndexedPng } from './indexed-png';
import { fitText, measure, toRuns } from './set-text';

const FONTS = path.resolve('node_modules/@fontsource/noto-sans/files');
const font = (script: string, weight: number) =>
  readFont(
    fs.readFileSync(path.join(FONTS, `noto-sans-${script}-${weight}-normal.woff`)),
    `${script}-${weight}`,
  );
const bold = [font('latin', 700), font('cyrillic', 700)];
const design = {
  siteName: 'Softkit',
  surface: '#0f1216',
  text: '#e8ebef',
  muted: '#a3adba',
  accent: '#3ec6a8',
  logo: '',
  logoInset: 0,
};
const card = (title: string): Card => ({
  file: '/social/uk/x.png',
  title,
  section: 'Бібліотеки',
  language: 'Українська',
});
const fonts = { bold, regular: [font('latin', 400), font('cyrillic', 400)] };

describe('fonts', () => {
  it('know which characters they have, and how wide these are', () => {
    const [latin, cyrillic] = bold;
    expect(latin?.advance('A'.charCodeAt(0))).toBeCloseTo(0.69, 1);
    expect(latin?.advance('Ї'.charCodeAt(0))).toBeUndefined();
    expect(cyrillic?.advance('Ї'.charCodeAt(0))).toBeGreaterThan(0.2);
    expect(cyrillic?.advance('Ґ'.charCodeAt(0))).toBeGreaterThan(0.2);
  });

  it('refuse what is no WOFF file', () => {
    expect(() => readFont(Buffer.from('nonsense'), 'x')).toThrow('no WOFF font');
  });
});

describe('setting text', () => {
  it('parts a text by the face that can draw it', () => {
    expect(toRuns('Клас AppConfig і ще', bold)).toEqual([
      { family: 'cyrillic-700', text: 'Клас ' },
      { family: 'latin-700', text: 'AppConfig ' },
      { family: 'cyrillic-700', text: 'і ще' },
    ]);
  });

  const box = { width: 1000, maxLines: 3, sizes: [84, 54] };

  it('takes the largest size for a short title', () => {
    expect(fitText('Поширені запитання', bold, box)).toEqual({ size: 84, lines: ['Поширені запитання'] });
  });

  it.each([
    ['a long title', 'Автоматичне заповнення полів сутності значеннями з контексту поточного запиту'],
    ['a title past all measure', 'дуже довгий заголовок '.repeat(20)],
    ['one word without end', 'SomeVeryLongClassName'.repeat(9)],
  ])('keeps %s inside its box', (_, title) => {
    const { size, lines } = fitText(title, bold, box);
    expect(lines.length).toBeLessThanOrEqual(3);
    for (const line of lines) expect(measure(line, bold, size)).toBeLessThanOrEqual(1000);
  });

  it('leaves no preposition at the end of a line', () => {
    const { lines } = fitText('Заповнення полів сутності значеннями з контексту', bold, box);
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(line).not.toMatch(/ з$/);
    expect(lines.join(' ')).toContain('з\u00a0контексту');
  });

  it('says with an ellipsis that a title goes on', () => {
    expect(fitText('дуже довгий заголовок '.repeat(20), bold, box).lines.at(-1)).toMatch(/…$/);
  });

  it('escapes what means something in SVG', () => {
    expect(cardSvg(card('Page<T> & "co"'), design, fonts)).toContain('Page&lt;T&gt; &amp; "co"');
  });
});

describe('toIndexedPng', () => {
  it('keeps size and colors', () => {
    const red = [255, 0, 0, 255];
    const blue = [0, 0, 255, 255];
    const png = toIndexedPng(Uint8Array.from([red, blue, blue, red].flat()), 2, 2);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([2, 2]);
    const at = png.indexOf('IDAT');
    const rows = inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)));
    expect([...rows]).toEqual([0, 0, 1, 0, 1, 0]);
    expect([...png.subarray(png.indexOf('PLTE') + 4, png.indexOf('PLTE') + 10)]).toEqual([
      255, 0, 0, 0, 0, 255,
    ]);
  });
});

describe('drawing the cards', () => {
  const place = (root: string) => ({
    fonts: FONTS,
    fontName: 'noto-sans',
    target: path.join(root, 'public'),
    cache: path.join(root, 'cache'),
  });
  const temporary = () => fs.mkdtempSync(path.join(os.tmpdir(), 'cards-'));

  it('makes small pictures of the right size, the same bytes each time, and draws nothing twice', async () => {
    const [first, second] = [temporary(), temporary()];
    const file = 'public/social/uk/x.png';
    expect(await drawCards([card('Їжак і ґанок')], design, place(first))).toBe(1);
    expect(await drawCards([card('Їжак і ґанок')], design, place(second))).toBe(1);
    const png = fs.readFileSync(path.join(first, file));
    expect(png.equals(fs.readFileSync(path.join(second, file)))).toBe(true);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([CARD_WIDTH, CARD_HEIGHT]);
    expect(png.length).toBeLessThan(30_000);

    fs.rmSync(path.join(first, 'public'), { recursive: true });
    expect(await drawCards([card('Їжак і ґанок')], design, place(first))).toBe(0);
    expect(fs.existsSync(path.join(first, file))).toBe(true);
    for (const root of [first, second]) fs.rmSync(root, { recursive: true });
  });

  it('forgets pictures that no page needs', async () => {
    const root = temporary();
    await drawCards([card('Один')], design, place(root));
    await drawCards([card('Два')], design, place(root));
    expect(fs.readdirSync(path.join(root, 'cache')).filter((name) => name.endsWith('.png'))).toHaveLength(1);
    fs.rmSync(root, { recursive: true });
  });

  it('draws Cyrillic letters, which no system font lends', async () => {
    const root = temporary();
    const sizeOf = async (title: string) => {
      await drawCards([card(title)], design, place(root));
      return fs.statSync(path.join(root, 'public/social/uk/x.png')).size;
    };
    expect(await sizeOf('Їжачок Ґудзик')).toBeGreaterThan((await sizeOf('')) + 1500);
    fs.rmSync(root, { recursive: true });
  });
});
