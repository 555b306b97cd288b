import { contrastRatio } from './contrast';

/** One color of the site, in both color modes. */
interface ColorToken {
  /** Such as `--color-text-muted`. */
  name: string;
  dark: string;
  light: string;
  /** The token this one is seen on, which its contrasts are computed against; null for a surface. */
  on: string | null;
  darkContrast: number | null;
  lightContrast: number | null;
}

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/**
 * Reads the `--color-…` declarations of a style sheet. Those below `[data-theme='light']` are the light values, the others the dark
 * ones; a token without a light value is the same in both. Values that are not hex colors are left out.
 */
export function readColorTokens(css: string): ColorToken[] {
  const dark = new Map<string, string>();
  const light = new Map<string, string>();
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '');
  for (const [, selector = '', block = ''] of plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const target = /data-theme=['"]light['"]/.test(selector) ? light : dark;
    for (const [, name = '', value = ''] of block.matchAll(/(--color-[\w-]+)\s*:\s*([^;]+);/g)) {
      // The first declaration decides: later ones belong to print or forced colors.
      if (HEX.test(value.trim()) && !target.has(name)) target.set(name, value.trim().toLowerCase());
    }
  }
  return [...dark].map(([name, value]) => {
    const on = surfaceOf(name, dark);
    const lightValue = light.get(name) ?? value;
    const onDark = on && dark.get(on);
    const onLight = on && (light.get(on) ?? dark.get(on));
    return {
      name,
      dark: value,
      light: lightValue,
      on,
      darkContrast: onDark ? contrastRatio(value, onDark) : null,
      lightContrast: onLight ? contrastRatio(lightValue, onLight) : null,
    };
  });
}

/** The background a token is meant for; backgrounds and lines themselves have none. */
function surfaceOf(name: string, known: ReadonlyMap<string, string>): string | null {
  if (/surface|-mark$|-soft$|-hover$|-line$/.test(name)) return null;
  const on = /^--color-on-(.+)$/.exec(name)?.[1];
  const surface = on
    ? `--color-${on}`
    : name.startsWith('--color-code-')
      ? '--color-code-surface'
      : /^--color-(?:note|tip|info|warning|danger)$/.test(name)
        ? '--color-surface-raised'
        : '--color-surface';
  return known.has(surface) ? surface : null;
}
