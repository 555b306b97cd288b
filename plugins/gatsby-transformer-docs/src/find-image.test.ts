import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { findImage, type GenerateImageData } from './find-image';

let folder: string;

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'find-image-'));
  const plain = { create: { width: 1400, height: 700, channels: 3 as const, background: '#336699' } };
  await sharp(plain).png().toFile(path.join(folder, 'wide.png'));
  await sharp({ create: { ...plain.create, width: 300, height: 100 } })
    .jpeg()
    .toFile(path.join(folder, 'small.jpg'));
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  await sharp({ create: { width: 50, height: 50, channels: 4, background: clear } })
    .png()
    .toFile(path.join(folder, 'clear.png'));
  const whole = fs.readFileSync(path.join(folder, 'small.jpg'));
  fs.writeFileSync(path.join(folder, 'cut.jpg'), whole.subarray(0, whole.length / 2));
  fs.writeFileSync(path.join(folder, 'empty.png'), '');
  fs.writeFileSync(path.join(folder, 'text.png'), 'no picture');
  fs.writeFileSync(path.join(folder, 'text.txt'), 'no picture');
  fs.writeFileSync(path.join(folder, 'drawing.svg'), '<svg xmlns="x" viewBox="0 0 70 20"><path/></svg>');
  fs.writeFileSync(path.join(folder, 'sized.svg'), '<svg stroke-width="9" width="40px" height="30"></svg>');
  const box = 'viewBox="0 0 800 400"';
  fs.writeFileSync(path.join(folder, 'width-only.svg'), `<svg width="200" ${box}></svg>`);
  fs.writeFileSync(path.join(folder, 'height-only.svg'), `<svg height="200" width="100%" ${box}></svg>`);
  fs.writeFileSync(path.join(folder, 'units.svg'), `<svg width="20em" height="300pt" ${box}></svg>`);
  fs.writeFileSync(path.join(folder, 'single-quotes.svg'), `<svg\n  viewBox='0 0 8,4'></svg>`);
  fs.writeFileSync(path.join(folder, 'width-without-box.svg'), '<svg width="200"></svg>');
  fs.writeFileSync(path.join(folder, 'endless.svg'), '<svg xmlns="x"></svg>');
  const huge = fs.openSync(path.join(folder, 'huge.png'), 'w');
  fs.ftruncateSync(huge, 50 * 1024 * 1024);
  fs.closeSync(huge);
});

afterAll(() => fs.rmSync(folder, { recursive: true }));

const asked: Record<string, unknown>[] = [];
const generate: GenerateImageData = ({ args }) => {
  asked.push(args);
  return Promise.resolve({
    images: {
      fallback: { src: '/static/x.png', srcSet: '/static/x.png 640w', sizes: '100vw' },
      sources: [{ type: 'image/avif', srcSet: '/static/x.avif 640w', sizes: '100vw' }],
    },
  });
};
const find = (name: string) =>
  findImage(path.join(folder, name), generate, {
    reporter: {},
    cache: {},
    publicSvg: (file, digest) => `/static/${digest.slice(0, 4)}/${path.basename(file)}`,
  });

it('a wide picture is asked for at 640 and 1030 pixels, quality 70, in modern formats', async () => {
  asked.length = 0;
  expect(await find('wide.png')).toMatchObject({
    width: 1030,
    height: 515,
    color: expect.stringMatching(/^#[0-9a-f]{6}$/),
  });
  expect(asked).toEqual([
    expect.objectContaining({
      width: 1030,
      breakpoints: [640, 1030],
      quality: 70,
      formats: ['auto', 'webp'],
    }),
  ]);
});

it('a small picture keeps its size', async () => {
  expect(await find('small.jpg')).toMatchObject({ width: 300, height: 100 });
  expect(asked.at(-1)).toMatchObject({ width: 300, breakpoints: [] });
});

it('a picture one can see through has no color below it', async () => {
  expect(await find('clear.png')).toMatchObject({ color: null });
});

it.each([
  ['drawing.svg', 70, 20],
  ['sized.svg', 40, 30],
  ['width-only.svg', 200, 100],
  ['height-only.svg', 400, 200],
  ['units.svg', 320, 400],
  ['single-quotes.svg', 8, 4],
])('serves %s unchanged, with its size', async (name, width, height) => {
  expect(await find(name)).toMatchObject({
    width,
    height,
    sources: [],
    src: expect.stringMatching(new RegExp(`^/static/[0-9a-f]{4}/${name}$`)),
  });
});

it.each([
  ['gone.png', 'does not exist'],
  ['text.txt', 'is not a supported image'],
  ['empty.png', 'is damaged'],
  ['text.png', 'is damaged'],
  ['cut.jpg', 'is damaged'],
  ['huge.png', 'is 50 MB'],
  ['endless.svg', 'has no size'],
  ['width-without-box.svg', 'has no size'],
])('rejects %s with a reason', async (name, reason) => {
  expect(await find(name)).toEqual({ problem: expect.stringContaining(reason) });
});
