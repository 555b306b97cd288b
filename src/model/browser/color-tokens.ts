import { contrastRatio } from './contrast';

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
