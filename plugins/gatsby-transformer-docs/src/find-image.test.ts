import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { findImage } from './find-image';

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
  fs.writeFileSync(
    path.join(folder, 'pointer.png'),
    'version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 9\n',
  );
  fs.writeFileSync(path.join(folder, 'text.txt'), 'no picture');
  fs.writeFileSync(path.join(folder, 'drawing.svg'), '<svg xmlns="x" viewBox="0 0 70 20"><path/></svg>');
  fs.writeFileSync(path.join(folder, 'sized.svg'), '<svg stroke-width="9" width="40px" height="30"></svg>');
  const box = 'viewBox="0 0 800 400"';
  fs.writeFileSync(path.join(folder, 'width-only.svg'), `<svg width="200" ${box}></svg>`);
  fs.writeFileSync(path.join(folder, 'height-only.svg'), `<svg height="200" width="100%" ${box}></svg>`);
  fs.writeFileSync(path.join(folder, 'units.svg'), `<svg width="20em" height="300pt" ${box}></svg>`);
  fs.writeFileSync(path.join(folder, 'single-quotes.svg'), `<svg\n  viewBox='0 0 8,4'></svg>`);
  fs.writeFileSync(
    path.join(folder, 'prolog.svg'),
    `<?xml version="1.0"?><?x <svg width="1">?><!-- <svg width="10" height="900"> --><!DOCTYPE svg [<!ENTITY a "<svg width='3'>">]>\n<svg ${box}></svg>`,
  );
  fs.writeFileSync(
    path.join(folder, 'signs.svg'),
    `<svg aria-label="a > b, width='9'" data-width='7' viewBox = '0 0 20 10'><svg width="1"/></svg>`,
  );
  fs.writeFileSync(path.join(folder, 'percent.svg'), `<svg width="50%" height="auto" ${box}></svg>`);
  fs.writeFileSync(path.join(folder, 'metric.svg'), `<svg width="25.4MM" height="1.27cm"></svg>`);
  fs.writeFileSync(path.join(folder, 'decimal.svg'), `<svg width="+.5e2" ${box}></svg>`);
  fs.writeFileSync(path.join(folder, 'prefixed.svg'), `<svg:svg xmlns:svg="x" ${box}></svg:svg>`);
  const frame = (red: number) =>
    sharp({ create: { ...plain.create, width: 20, height: 20, background: { r: red, g: 0, b: 0 } } })
      .png()
      .toBuffer();
  const frames = [await frame(0), await frame(200)];
  await sharp(frames, { join: { animated: true } })
    .webp()
    .toFile(path.join(folder, 'animated.webp'));
  const still = frames[0] ?? Buffer.of();
  const chunk = (count: number) => {
    const body = Buffer.from([0x61, 0x63, 0x54, 0x4c, 0, 0, 0, count, 0, 0, 0, 0]);
    const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(8);
    crc.writeUInt32BE(crc32(body));
    return Buffer.concat([still.subarray(0, 33), length, body, crc, still.subarray(33)]);
  };
  fs.writeFileSync(path.join(folder, 'animated.png'), chunk(2));
  fs.writeFileSync(path.join(folder, 'one-frame.png'), chunk(1));
  const avif = await sharp(still).avif().toBuffer();
  fs.writeFileSync(path.join(folder, 'still.avif'), avif);
  avif.write('avis', 8);
  fs.writeFileSync(path.join(folder, 'animated.avif'), avif);
  fs.writeFileSync(path.join(folder, 'width-without-box.svg'), '<svg width="200"></svg>');
  fs.writeFileSync(path.join(folder, 'endless.svg'), '<svg xmlns="x"></svg>');
  // Only the header says so.
  const enormous = Buffer.from(still);
  enormous.writeUInt32BE(20_000, 16);
  enormous.writeUInt32BE(20_000, 20);
  enormous.writeUInt32BE(crc32(enormous.subarray(12, 29)), 29);
  fs.writeFileSync(path.join(folder, 'enormous.png'), enormous);
  const huge = fs.openSync(path.join(folder, 'huge.png'), 'w');
  fs.ftruncateSync(huge, 50 * 1024 * 1024);
  fs.closeSync(huge);
});

afterAll(() => fs.rmSync(folder, { recursive: true }));

const publishedFiles = new Map<string, string>();

const find = (name: string) =>
  findImage(path.join(folder, name), {
    publish: (file, digest) => {
      const url = `/static/${digest.slice(0, 4)}/${path.basename(file)}`;
      publishedFiles.set(url, file);
      return url;
    },
    addClean: (picture, digest) => {
      const file = path.join(folder, digest + path.extname(name));
      fs.writeFileSync(file, picture);
      return Promise.resolve(file);
    },
  });

it('a raster image is resized from its own file, and its address serves the original', async () => {
  expect(await find('wide.png')).toEqual({
    src: expect.stringMatching(/^\/static\/[0-9a-f]{4}\/wide\.png$/),
    width: 1400,
    height: 700,
    raster: { file: path.join(folder, 'wide.png'), opaque: true },
  });
});

it.each(['one-frame.png', 'still.avif'])('accepts %s, which is not animated', async (name) => {
  expect(await find(name)).toMatchObject({ width: 20, height: 20 });
});

it('a transparent image has no background color', async () => {
  expect(await find('clear.png')).toMatchObject({ raster: { opaque: false } });
});

it.each([
  ['drawing.svg', 70, 20],
  ['sized.svg', 40, 30],
  ['width-only.svg', 200, 100],
  ['height-only.svg', 400, 200],
  ['units.svg', 320, 400],
  ['single-quotes.svg', 8, 4],
  ['prolog.svg', 800, 400],
  ['signs.svg', 20, 10],
  ['percent.svg', 800, 400],
  ['metric.svg', 96, 48],
  ['decimal.svg', 50, 25],
  ['prefixed.svg', 800, 400],
])('serves %s unchanged, with its size', async (name, width, height) => {
  expect(await find(name)).toMatchObject({
    width,
    height,
    raster: null,
    src: expect.stringMatching(new RegExp(`^/static/[0-9a-f]{4}/${name}$`)),
  });
});

it.each([
  ['gone.png', 'does not exist'],
  ['text.txt', 'is not a supported image'],
  ['empty.png', 'is damaged'],
  ['text.png', 'is damaged'],
  ['pointer.png', 'is a pointer of Git LFS'],
  ['cut.jpg', 'is damaged'],
  ['huge.png', 'is 50 MB'],
  ['enormous.png', 'is 20000 × 20000 pixels. Make it smaller than 268 megapixels.'],
  ['animated.webp', 'is animated'],
  ['animated.png', 'is animated'],
  ['animated.avif', 'is animated'],
  ['endless.svg', 'has no size'],
  ['width-without-box.svg', 'has no size'],
])('rejects %s with a reason', async (name, reason) => {
  expect(await find(name)).toEqual({ problem: expect.stringContaining(reason) });
});

it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'publishes no data about the camera, the place, and the owner in a picture: %s',
  async (format) => {
    const name = `private.${format}`;
    await sharp({ create: { width: 30, height: 20, channels: 3, background: '#336699' } })
      .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '50/1 27/1 0/1' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><owner/></x:xmpmeta>')
      .withIccProfile('p3')
      .toFormat(format)
      .toFile(path.join(folder, name));
    expect(await sharp(path.join(folder, name)).metadata()).toMatchObject({ exif: {}, xmp: {}, icc: {} });
    const picture = await find(name);
    if ('problem' in picture) throw new Error(picture.problem);
    const published = publishedFiles.get(picture.src) ?? '';
    for (const file of [published, picture.raster?.file ?? '']) {
      const { exif, xmp, icc, width } = await sharp(file).metadata();
      expect({ exif, xmp, icc, width }).toEqual({
        exif: undefined,
        xmp: undefined,
        icc: undefined,
        width: 30,
      });
    }
  },
);

describe('a photo with EXIF orientation', () => {
  const CORNERS = [
    { r: 255, g: 0, b: 0 },
    { r: 0, g: 255, b: 0 },
    { r: 0, g: 0, b: 255 },
    { r: 255, g: 255, b: 0 },
  ];
  // The stored corners that are shown at the top left, top right, bottom right, and bottom left.
  const SHOWN: Record<number, number[]> = {
    1: [0, 1, 2, 3],
    2: [1, 0, 3, 2],
    3: [2, 3, 0, 1],
    4: [3, 2, 1, 0],
    5: [0, 3, 2, 1],
    6: [3, 0, 1, 2],
    7: [2, 1, 0, 3],
    8: [1, 2, 3, 0],
  };
  const PLACES = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ] as const;

  /** Returns the nearest corner color at each corner of a picture. */
  async function cornersOf(file: string): Promise<{ width: number; height: number; corners: number[] }> {
    const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const corners = PLACES.map(([x, y]) => {
      const at = (y * (info.height - 1) * info.width + x * (info.width - 1)) * info.channels;
      const distance = ({ r, g, b }: (typeof CORNERS)[number]) =>
        Math.abs(r - (data[at] ?? 0)) + Math.abs(g - (data[at + 1] ?? 0)) + Math.abs(b - (data[at + 2] ?? 0));
      return CORNERS.findIndex((color) => distance(color) === Math.min(...CORNERS.map(distance)));
    });
    return { width: info.width, height: info.height, corners };
  }

  const cases = Object.keys(SHOWN).flatMap((orientation) =>
    (
      [
        ['jpeg', 1200, 700],
        ['jpeg', 700, 1200],
        ['png', 300, 200],
        ['webp', 200, 300],
      ] as const
    ).map(([format, width, height]) => ({ format, orientation: Number(orientation), width, height })),
  );

  it.each(cases)(
    'is resized whole and upright: $format, orientation $orientation, $width × $height',
    async ({ format, orientation, width, height }) => {
      const file = path.join(folder, `photo-${orientation}-${width}.${format}`);
      await sharp({ create: { width, height, channels: 3, background: '#808080' } })
        .composite(
          PLACES.map(([x, y], index) => ({
            input: { create: { width: 100, height: 100, channels: 3, background: CORNERS[index] ?? '' } },
            left: x * (width - 100),
            top: y * (height - 100),
          })),
        )
        .withMetadata({ orientation })
        .toFormat(format)
        .toFile(file);
      const picture = await find(path.basename(file));
      if ('problem' in picture) throw new Error(picture.problem);
      const [shownWidth, shownHeight] = orientation < 5 ? [width, height] : [height, width];
      expect([picture.width, picture.height]).toEqual([shownWidth, shownHeight]);
      const upright = picture.raster?.file ?? '';
      expect((await sharp(upright).metadata()).orientation ?? 1).toBe(1);
      expect(await cornersOf(upright)).toEqual({
        width: shownWidth,
        height: shownHeight,
        corners: SHOWN[orientation],
      });
    },
  );
});
