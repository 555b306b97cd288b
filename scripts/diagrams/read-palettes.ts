import type { ColorName, Palette } from './svg';

const NAMES: readonly ColorName[] = [
  'surface',
  'surface-raised',
  'line',
  'text',
  'text-muted',
  'accent',
  'accent-soft',
  'accent-text',
  'warning',
  'danger',
  'tip',
];

/**
 * Reads the colors of both themes from the style sheet, so that diagrams match the pages.
 *
 * @throws Error when a color is missing.
 */
export function readPalettes(css: string): Record<'dark' | 'light', Palette> {
  const light = css.indexOf("[data-theme='light']");
  return { dark: palette(css.slice(0, light)), light: palette(css.slice(light)) };
}

function palette(css: string): Palette {
  return Object.fromEntries(
    NAMES.map((name) => {
      const value = new RegExp(`--color-${name}: *(#[0-9a-f]{3,8})`, 'i').exec(css)?.[1];
      if (value === undefined) throw new Error(`src/styles/tokens.css: --color-${name} is missing.`);
      return [name, value];
    }),
  ) as unknown as Palette;
}
