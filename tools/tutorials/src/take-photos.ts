import fs from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { chromiumPath } from '../../../tests/support/browser';

/** A guide's text column in CSS pixels, and the largest width of its pictures in pixels. */
const WIDTH = 736;
const PICTURE_WIDTH = 1030;
/** Space around the element in CSS pixels. */
const MARGIN = 20;
const MAX_BYTES = 60 * 1024;

/**
 * Style sheets by color mode. Swagger UI has no dark mode, so the dark picture is the same page with
 * inverted colors, turned back to their hues.
 */
const STYLES = {
  light: '',
  dark: 'html { background: #fff; filter: invert(0.93) hue-rotate(180deg) brightness(1.25); }',
} as const;

/** Stops animations and hides the text cursor: both would differ from picture to picture. */
const STILL = '* { animation: none !important; transition: none !important; caret-color: transparent; }';

/**
 * Takes a picture of a running service's page in each color mode, as `<name>-light.png` and
 * `<name>-dark.png`.
 *
 * @param address - URL of the page and CSS selector of the element, separated by a space.
 * @param files - Paths of the pictures, without the color mode. Each translation has its own copy.
 * @throws When the page or the element is missing, or a picture is too large for a guide.
 */
export async function takePhotos(address: string, files: readonly string[]): Promise<void> {
  const [url = '', ...selector] = address.split(' ');
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
  try {
    for (const [mode, style] of Object.entries(STYLES)) {
      const page = await browser.newPage({
        viewport: { width: WIDTH, height: 900 },
        deviceScaleFactor: PICTURE_WIDTH / WIDTH,
      });
      const response = await page.goto(url, { waitUntil: 'networkidle' });
      if (!response?.ok()) throw new Error(`${url} returned ${response?.status() ?? 'nothing'}`);
      await page.addStyleTag({ content: STILL + style });
      const element = page.locator(selector.join(' ')).first();
      await element.waitFor({ timeout: 10_000 });
      const box = await element.evaluate((each) => {
        const { left, right, top, height } = each.getBoundingClientRect();
        return { left, right, top: top + scrollY, height };
      });
      const x = Math.max(0, box.left - MARGIN);
      const y = Math.max(0, box.top - MARGIN);
      const width = Math.min(WIDTH, box.right + MARGIN) - x;
      const png = await page.screenshot({
        animations: 'disabled',
        fullPage: true,
        clip: { x, y, width, height: box.top + box.height + MARGIN - y },
      });
      const small = await sharp(png).png({ palette: true, effort: 10 }).toBuffer();
      if (small.length > MAX_BYTES)
        throw new Error(
          `${path.basename(files[0] ?? '')}-${mode}.png is ${Math.ceil(small.length / 1024)} kB. Choose a smaller element: at most ${MAX_BYTES / 1024} kB`,
        );
      for (const file of files) fs.writeFileSync(`${file}-${mode}.png`, small);
      await page.close();
    }
  } finally {
    await browser.close();
  }
}
