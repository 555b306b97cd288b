import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { cardSvg, type Card } from './card-svg';
import { drawCards } from './draw-cards';
import { fitText } from './fit-text';

const font = (style: string) =>
  path.resolve(`node_modules/@expo-google-fonts/noto-sans/${style}/NotoSans_${style}.ttf`);
const [REGULAR, BOLD] = [font('400Regular'), font('700Bold')];
const design = {
  siteName: 'Softkit',
  surface: '#0f1216',
  text: '#e8ebef',
  muted: '#a3adba',
  accent: '#3ec6a8',
  logo: '',
};
const card = (title: string): Card => ({
  file: '/social/uk/x.png',
  title,
  section: 'Бібліотеки',
  language: 'Українська',
});
/** Measures a line as if each character were 0.6 times as wide as the font size. */
const measure = (line: string, size: number) => line.length * 0.6 * size;

describe('fitting text', () => {
  const box = { width: 1000, maxLines: 3, sizes: [84, 54] };

  it('uses the largest size for a short title', () => {
    expect(fitText('Поширені запитання', box, measure)).toEqual({ size: 84, lines: ['Поширені запитання'] });
  });

  it.each([
    ['a long title', 'Автоматичне заповнення полів сутності значеннями з контексту поточного запиту'],
    ['a title that is far too long', 'дуже довгий заголовок '.repeat(20)],
    ['one endless word', 'SomeVeryLongClassName'.repeat(9)],
  ])('keeps %s inside its box', (_, title) => {
    const { size, lines } = fitText(title, box, measure);
    expect(lines.length).toBeLessThanOrEqual(3);
    for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(1000);
  });

  it('keeps prepositions off the end of a line', () => {
    const { lines } = fitText('Заповнення полів сутності значеннями з контексту', box, measure);
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(line).not.toMatch(/ з$/);
    expect(lines.join(' ')).toContain('з\u00a0контексту');
  });

  it('ends a truncated title with an ellipsis', () => {
    expect(fitText('дуже довгий заголовок '.repeat(20), box, measure).lines.at(-1)).toMatch(/…$/);
  });
});

it('escapes titles in the image', () => {
  expect(cardSvg(card('Page<T> & "co"'), design, (line, { size }) => measure(line, size))).toContain(
    'Page&lt;T&gt; &amp; &quot;co&quot;',
  );
});

describe('drawing the cards', () => {
  const remembered = new Map<string, unknown>();
  const memory = {
    get: (key: string) => Promise.resolve(remembered.get(key)),
    set: (key: string, value: unknown) => Promise.resolve(remembered.set(key, value)),
  };
  beforeEach(() => remembered.clear());
  const place = (root: string) => ({
    root: process.cwd(),
    fonts: [REGULAR, BOLD],
    target: path.join(root, 'public'),
    cache: path.join(root, 'cache'),
    memory,
  });
  const roots: string[] = [];
  const temporary = () => {
    const root = fs.mkdtempSync(path.join(os.tmpdir(), 'cards-'));
    roots.push(root);
    return root;
  };

  afterAll(() => {
    for (const root of roots) fs.rmSync(root, { recursive: true });
  });

  it('draws small images of the right size reproducibly, and none twice', async () => {
    const [first, second] = [temporary(), temporary()];
    const file = 'public/social/uk/x.png';
    expect(await drawCards([card('Їжак і ґанок')], design, place(first))).toBe(1);
    expect(await drawCards([card('Їжак і ґанок')], design, place(second))).toBe(1);
    const png = fs.readFileSync(path.join(first, file));
    expect(png.equals(fs.readFileSync(path.join(second, file)))).toBe(true);
    expect(await sharp(png).metadata()).toMatchObject({ width: 1200, height: 630, channels: 3 });
    expect(png.length).toBeLessThan(30_000);

    fs.rmSync(path.join(first, 'public'), { recursive: true });
    expect(await drawCards([card('Їжак і ґанок')], design, place(first))).toBe(0);
    expect(fs.existsSync(path.join(first, file))).toBe(true);
  });

  it('deletes images that no page needs', async () => {
    const root = temporary();
    await drawCards([card('Один')], design, place(root));
    await drawCards([{ ...card('Два'), file: '/social/uk/y.png' }], design, place(root));
    expect(fs.readdirSync(path.join(root, 'cache'))).toHaveLength(1);
    expect(fs.readdirSync(path.join(root, 'public/social/uk'))).toEqual(['y.png']);
  });

  it('draws all images again when the content of a font has changed', async () => {
    const root = temporary();
    const regular = path.join(root, 'font.ttf');
    const draw = () => drawCards([card('Один')], design, { ...place(root), fonts: [regular, BOLD] });
    fs.copyFileSync(REGULAR, regular);
    expect(await draw()).toBe(1);
    expect(await draw()).toBe(0);
    fs.copyFileSync(BOLD, regular);
    expect(await draw()).toBe(1);
  });

  it('stops if a font is missing', async () => {
    const root = temporary();
    await expect(drawCards([card('Один')], design, { ...place(root), fonts: ['no.ttf'] })).rejects.toThrow(
      'no.ttf: the font for social images is missing.',
    );
  });

  it('reports an error when the drawing program fails', async () => {
    const root = temporary();
    const broken = { ...design, logo: '<svg><' };
    await expect(drawCards([card('Один')], broken, place(root))).rejects.toThrow(
      'Drawing the social images failed.',
    );
  });

  it('draws Cyrillic letters in the given fonts, and keeps long titles within the margins', async () => {
    const root = temporary();
    const inkOf = async (title: string) => {
      await drawCards([card(title)], design, place(root));
      // Cut out the title's area, and trim it to the drawn letters.
      const { info } = await sharp(path.join(root, 'public/social/uk/x.png'))
        .extract({ left: 0, top: 150, width: 1200, height: 340 })
        .toBuffer()
        .then((part) =>
          sharp(part).trim({ background: design.surface }).toBuffer({ resolveWithObject: true }),
        );
      return { left: -(info.trimOffsetLeft ?? 0), width: info.width };
    };
    const letters = await inkOf('Їжачок Ґудзик');
    expect(letters.width).toBeGreaterThan(400);
    const long = await inkOf('Автоматичне заповнення полів сутності значеннями з контексту поточного запиту');
    expect(long.left).toBeGreaterThanOrEqual(80);
    expect(long.left + long.width).toBeLessThanOrEqual(1200 - 80);
  });
});
