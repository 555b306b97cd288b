import fs from 'node:fs';
import path from 'node:path';
import { site } from './site';

/** Reads the colors of one mode from the token file. */
function tokens(selector: string): Record<string, string> {
  const css = fs.readFileSync(path.resolve('src/styles/tokens.css'), 'utf8');
  const block = css.slice(css.indexOf(`${selector} {`)).split('}')[0] ?? '';
  return Object.fromEntries(
    [...block.matchAll(/--color-([a-z-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
  );
}

describe('colors outside the style sheets', () => {
  const dark = tokens(':root');
  const light = tokens(":root[data-theme='light']");

  it('match the page surface in browser bars', () => {
    expect(site.themeColor).toEqual({ dark: dark['surface'], light: light['surface'] });
  });

  it('match the dark mode in social images', () => {
    expect(site.socialImage).toEqual({
      surface: dark['surface'],
      text: dark['text'],
      muted: dark['text-muted'],
      accent: dark['accent'],
    });
  });
});
