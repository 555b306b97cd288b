import type { ColorToken } from '../../../src/model/color-tokens';
import { langOf } from '../../../src/locales/locales';
import type { Messages } from '../../../src/locales/messages';

/** Interface text keys in the table of color tokens. */
export const COLOR_TEXTS = [
  'colors.token',
  'colors.dark',
  'colors.light',
  'colors.on',
  'colors.contrast',
] as const satisfies readonly (keyof Messages)[];

/**
 * Formats the color tokens as a Markdown table, with their contrast ratios rounded down as on the
 * page.
 *
 * @param tokens - Tokens in the order of the style sheet.
 * @param texts - Interface texts.
 * @param locale - The language, for the numbers.
 */
export function colorTable(
  tokens: readonly ColorToken[],
  texts: Pick<Messages, (typeof COLOR_TEXTS)[number]>,
  locale: string,
): string {
  const format = new Intl.NumberFormat(langOf(locale), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const value = (color: string, contrast: number | null) =>
    contrast === null
      ? `\`${color}\``
      : `\`${color}\` ${texts['colors.contrast'].replace('{ratio}', format.format(Math.floor(contrast * 10) / 10))}`;
  const rows = tokens.map(({ name, dark, light, on, darkContrast, lightContrast }) => [
    `\`${name}\``,
    value(dark, darkContrast),
    value(light, lightContrast),
    on === null ? '' : `\`${on}\``,
  ]);
  return [
    ['colors.token', 'colors.dark', 'colors.light', 'colors.on'].map(
      (key) => texts[key as (typeof COLOR_TEXTS)[number]],
    ),
    ['---', '---', '---', '---'],
    ...rows,
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
