import fs from 'node:fs';
import path from 'node:path';
import { COLOR_TOKENS, readColorTokens } from '../../src/model/browser/color-tokens';
import { listFiles } from '../../src/node/files';

const HEX = /#[0-9a-f]{3,6}\b/gi;
const tokens = readColorTokens(fs.readFileSync(COLOR_TOKENS, 'utf8'));
const names = listFiles('content', (file) => /-(?:dark|light)\.svg$/.test(file)).map((file) =>
  file.replace(/-(?:dark|light)\.svg$/, ''),
);

describe.each([...new Set(names)])('the diagram content/%s', (name) => {
  const [dark, light] = ['dark', 'light'].map((theme) =>
    fs.readFileSync(path.join('content', `${name}-${theme}.svg`), 'utf8'),
  ) as [string, string];

  it('has the same shapes in both themes', () => {
    expect(light.replace(HEX, 'color')).toBe(dark.replace(HEX, 'color'));
  });

  it('uses the same color tokens in both themes', () => {
    const lightColors = light.match(HEX) ?? [];
    const pairs = (dark.match(HEX) ?? []).map((color, index) => [color, lightColors[index]]);
    expect(pairs.length).toBeGreaterThan(0);
    expect(
      pairs.filter(([dark, light]) => !tokens.some((token) => token.dark === dark && token.light === light)),
    ).toEqual([]);
  });

  it('loads no other files and contains no scripts', () => {
    expect(dark).not.toMatch(/@import|<script|<foreignObject|(?:href|src)=|url\((?!#)/i);
  });
});
