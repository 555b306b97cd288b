/** The style sheet with the site's colors. */
export const COLOR_TOKENS = 'src/styles/tokens.css';

/** A site color in both color modes. */
export type ColorToken = Omit<Queries.ColorToken, keyof Queries.Node>;

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/**
 * Reads the `--color-…` declarations in a style sheet. Values below `[data-theme='light']` are for
 * light mode, all others for dark mode. A token without a light value has the same value in both.
 * Values other than hex colors are skipped.
 */
export function readColorTokens(css: string): ColorToken[] {
  const dark = new Map<string, string>();
  const light = new Map<string, string>();
  const cssWithoutComments = css.replace(/\/\*[\s\S]*?\*\//g, '');
  for (const [, selector = '', block = ''] of cssWithoutComments.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const target = /data-theme=['"]light['"]/.test(selector) ? light : dark;
    for (const [, name = '', value = ''] of block.matchAll(/(--color-[\w-]+)\s*:([^;]+);/g)) {
      // Only the first declaration counts: later ones are for print or forced colors.
      if (HEX.test(value.trim()) && !target.has(name)) target.set(name, value.trim().toLowerCase());
    }
  }
  return [...dark].map(([name, value]) => {
    const background = surfaceOf(name, dark);
    const lightValue = light.get(name) ?? value;
    const onDark = background && dark.get(background);
    const onLight = background && (light.get(background) ?? dark.get(background));
    return {
      name,
      dark: value,
      light: lightValue,
      on: background,
      darkContrast: onDark ? contrastRatio(value, onDark) : null,
      lightContrast: onLight ? contrastRatio(lightValue, onLight) : null,
    };
  });
}

/** Returns the background token that a token is used on, or null for backgrounds and lines. */
function surfaceOf(name: string, tokens: ReadonlyMap<string, string>): string | null {
  if (/surface|-mark$|-soft$|-hover$|-line$/.test(name)) return null;
  const base = /^--color-on-(.+)$/.exec(name)?.[1];
  const surface = base
    ? `--color-${base}`
    : name.startsWith('--color-code-')
      ? '--color-code-surface'
      : /^--color-(?:note|tip|info|warning|danger)$/.test(name)
        ? '--color-surface-raised'
        : '--color-surface';
  return tokens.has(surface) ? surface : null;
}

/**
 * Returns the WCAG 2 contrast ratio between two colors, from 1 to 21.
 *
 * @param first - A color as `#rgb` or `#rrggbb`.
 * @param second - The other color, in the same form.
 * @throws When a color has another format.
 */
export function contrastRatio(first: string, second: string): number {
  const [light, dark] = [luminance(first), luminance(second)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red, green, blue] = channels(color).map((value) => {
    const ratio = value / 255;
    return ratio <= 0.04045 ? ratio / 12.92 : ((ratio + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channels(color: string): number[] {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(color)?.[1];
  if (!hex) throw new Error(`"${color}" is not a hex color. Write it as "#rgb" or "#rrggbb".`);
  const long = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
  return [0, 2, 4].map((start) => Number.parseInt(long.slice(start, start + 2), 16));
}
