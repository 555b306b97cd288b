import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { compareScreenshots } from './compare';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'screenshots-'));
const [before, after, out] = [`${root}/before`, `${root}/after`, `${root}/out`] as const;
const print = jest.spyOn(process.stdout, 'write').mockReturnValue(true);

beforeEach(() => [before, after].forEach((folder) => fs.mkdirSync(folder, { recursive: true })));
afterEach(() => fs.rmSync(root, { recursive: true }));

/** Draws a white image, 10 pixels wide, that starts with black pixels. */
const draw = (file: string, black: number, height = 2) =>
  sharp(Buffer.alloc(10 * height, 255).fill(0, 0, black), { raw: { width: 10, height, channels: 1 } })
    .png()
    .toFile(file);

it('counts the pixels that differ, and marks them next to both screenshots', async () => {
  for (const folder of [before, after]) await draw(`${folder}/same.png`, 2);
  await draw(`${before}/home.png`, 2);
  await draw(`${after}/home.png`, 3, 4);
  await draw(`${after}/new.png`, 2);
  await compareScreenshots(before, after, out);
  expect(print).toHaveBeenLastCalledWith(
    expect.stringMatching(/^## [^]*2 of 3 differ\.[^]*\n\| home\.png \| 21 \|\n\| new\.png \| new \|\n$/),
  );
  expect(fs.readdirSync(out)).toEqual(['home.png']);
  const { data, info } = await sharp(`${out}/home.png`).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([30, 4]);
  const firstRow = Array.from({ length: 30 }, (_, x) => data.toString('hex', 4 * x, 4 * x + 3));
  const drawn = firstRow.flatMap((color, x) => (color === 'ffffff' ? [] : `${x} ${color}`));
  expect(drawn.join()).toBe('0 000000,1 000000,10 000000,11 000000,12 000000,22 ff0000');
});

it('fails if screenshots are missing', async () => {
  await draw(`${after}/home.png`, 2);
  await expect(compareScreenshots(before, after, out)).rejects.toThrow(`${before} has no screenshots. Run`);
  await draw(`${before}/gone.png`, 2);
  await expect(compareScreenshots(before, after, out)).rejects.toThrow(`${after} has no gone.png. Run`);
});
