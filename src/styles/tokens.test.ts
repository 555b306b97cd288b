import fs from 'node:fs';
import { site } from '../config/site';
import { COLOR_TOKENS, contrastRatio, readColorTokens } from '../model/browser/color-tokens';
import { TONES } from '../model/docs/vocabulary';

const tokens = readColorTokens(fs.readFileSync(COLOR_TOKENS, 'utf8'));
const used = fs.readFileSync('src/styles/code-tokens.css', 'utf8');

const CODE_SURFACES = [
  '--color-code-surface',
  '--color-code-mark',
  '--color-code-inserted-surface',
  '--color-code-deleted-surface',
];
const PRISM = tokens
  .map(({ name }) => name)
  .filter((name) => name.startsWith('--color-code-') && !CODE_SURFACES.includes(name));

const valueOf = (name: string, mode: 'dark' | 'light') => {
  const token = tokens.find((each) => each.name === name);
  if (!token) throw new Error(`There is no ${name}.`);
  return token[mode];
};

it('checks the contrast of every Prism token color', () => {
  const colors = [...used.matchAll(/ color: var\((--[\w-]+)\)/g)].map(([, name]) => name);
  expect(colors.length).toBeGreaterThan(8);
  expect(PRISM).toEqual(expect.arrayContaining(colors));
});

describe.each(['dark', 'light'] as const)('in the %s color mode', (mode) => {
  it.each(PRISM.flatMap((name) => CODE_SURFACES.map((surface) => [name, surface] as const)))(
    '%s is at least 4.5:1 on %s',
    (name, surface) => {
      expect(contrastRatio(valueOf(name, mode), valueOf(surface, mode))).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each([
    ['--color-text', '--color-surface', 12],
    ['--color-text-muted', '--color-surface', 4.5],
    ['--color-text-muted', '--color-surface-raised', 4.5],
    ['--color-text-muted', '--color-surface-sunken', 4.5],
    ['--color-accent-text', '--color-surface', 4.5],
    ['--color-accent-text', '--color-surface-raised', 4.5],
    ['--color-accent-text', '--color-accent-soft', 4.5],
    ['--color-on-accent', '--color-accent', 4.5],
    ['--color-note', '--color-surface-raised', 4.5],
    ['--color-tip', '--color-surface-raised', 4.5],
    ['--color-info', '--color-surface-raised', 4.5],
    ['--color-warning', '--color-surface-raised', 4.5],
    ['--color-danger', '--color-surface-raised', 4.5],
    ...TONES.flatMap((tone): [string, string, number][] => [
      [`--color-${tone}`, `--color-${tone}-soft`, 4.5],
      ['--color-text', `--color-${tone}-soft`, 12],
      ['--color-accent-text', `--color-${tone}-soft`, 4.5],
    ]),
  ] as [string, string, number][])('%s on %s is at least %d:1', (name, surface, least) => {
    expect(contrastRatio(valueOf(name, mode), valueOf(surface, mode))).toBeGreaterThanOrEqual(least);
  });
});

it('has the surface color that the config sets for browser bars', () => {
  const { dark, light } = site.themeColor;
  expect(['dark', 'light'].map((mode) => valueOf('--color-surface', mode as 'dark' | 'light'))).toEqual([
    dark,
    light,
  ]);
});

it('has a light print color for each token, so that dark pages print well', () => {
  const printed = fs.readFileSync('src/styles/print.css', 'utf8');
  expect(tokens.map(({ name }) => name).filter((name) => !printed.includes(` ${name}: #`))).toEqual([]);
});
