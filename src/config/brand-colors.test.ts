import fs from 'node:fs';
import path from 'node:path';
import { site } from './site';

/** Colors of one mode, as the token file defines them. */
function tokens(selector: string): Record<string, string> {
  const css = fs.readFileSync(path.resolve('src/styles/tokens.css'), 'utf8');
  const block = css.slice(css.indexOf(`${selector} {`)).split('}')[0] ?? '';
  return Object.fromEntries(
    [...block.matchAll(/--color-([a-z-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
  );
}

describe('colors that stand outside of the style sheets', () => {
  const dark = tokens(':root');
  const light = tokens(":root[data-theme='light']");

  it('color the bars of the browser like the page', () => {
    expect(site.themeColor).toEqual({ dark: dark['surface'], light: light['surface'] });
  });

  it('give social images the look of the dark mode', () => {
    expect(site.socialImage).toEqual({
      surface: dark['surface'],
      text: dark['text'],
      muted: dark['text-muted'],
      accent: dark['accent'],
    });
  });
});
