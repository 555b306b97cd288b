import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

/**
 * Compares two folders of screenshots, and prints a summary in Markdown. For each pair that differs,
 * it writes an image with both and, in red, the pixels that differ. Throws if screenshots are missing.
 */
export async function compareScreenshots(
  before = 'screenshots/before',
  after = 'screenshots/after',
  differences = 'screenshots/differences',
): Promise<void> {
  fs.rmSync(differences, { recursive: true, force: true });
  fs.mkdirSync(differences, { recursive: true });
  const [old, now] = [namesIn(before), namesIn(after)];
  const rows: string[] = [];
  for (const name of now) {
    const pixels = old.includes(name) ? await compareImages(name, before, after, differences) : 'new';
    if (pixels !== 0) rows.push(`| ${name} | ${pixels.toLocaleString('en')} |`);
  }
  const title = `## Screenshots\n\n${rows.length} of ${now.length} differ.\n`;
  const table = `\n| Screenshot | Different pixels |\n| --- | --- |\n${rows.join('\n')}\n`;
  process.stdout.write(rows.length === 0 ? title : title + table);
  const missing = old.filter((name) => !now.includes(name));
  if (missing.length > 0)
    throw new Error(`${after} has no ${missing.join(', ')}. Run "npm run screenshots -- take ${after}".`);
}

function namesIn(folder: string): string[] {
  const names = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  if (names.length > 0) return names.sort();
  throw new Error(`${folder} has no screenshots. Run "npm run screenshots -- take ${folder}".`);
}

/** Returns the number of pixels that differ, which includes the part that only the longer image has. */
async function compareImages(name: string, before: string, after: string, to: string): Promise<number> {
  const read = (file: string) => sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const [old, now] = [await read(path.join(before, name)), await read(path.join(after, name))];
  const [oldPixels, newPixels] = [old, now].map(({ data }) => new Uint32Array(new Uint8Array(data).buffer));
  const { width, height } = old.info.height > now.info.height ? old.info : now.info;
  const marks = { data: Buffer.alloc(width * height * 4), info: { width, height } };
  let count = 0;
  for (let pixel = 0; pixel < width * height; pixel++) {
    if (oldPixels?.[pixel] === newPixels?.[pixel]) continue;
    marks.data.writeUInt32BE(0xff0000ff, 4 * pixel);
    count++;
  }
  if (count === 0) return 0;
  const columns = [old, now, marks].map(({ data, info }, index) => ({
    input: data,
    raw: { width, height: info.height, channels: 4 } as const,
    left: index * width,
    top: 0,
  }));
  await sharp({ create: { width: 3 * width, height, channels: 4, background: 'white' } })
    .composite(columns)
    .toFile(path.join(to, name));
  return count;
}
