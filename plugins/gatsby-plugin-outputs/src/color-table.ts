import type { ColorToken } from '../../../src/model/color-tokens';
import { langOf } from '../../../src/locales/locales';
import type { Text } from '../../../src/locales/messages';

/**
 * Formats the color tokens as a Markdown table, with their contrast ratios rounded down as on the
 * page.
 *
 * @param tokens - Tokens in the order of the style sheet.
 * @param texts - Interface texts.
 * @param locale - The language, for the numbers.
 */
export function colorTable(tokens: readonly ColorToken[], texts: Text<'markdown'>, locale: string): string {
  const format = new Intl.NumberFormat(langOf(locale), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const value = (color: string, contrast: number | null) =>
    contrast === null
      ? `\`${color}\``
      : `\`${color}\` ${texts('colors.contrast', { ratio: format.format(Math.floor(contrast * 10) / 10) })}`;
  const rows = tokens.map(({ name, dark, light, on, darkContrast, lightContrast }) => [
    `\`${name}\``,
    value(dark, darkContrast),
    value(light, lightContrast),
    on === null ? '' : `\`${on}\``,
  ]);
  return [
    [texts('colors.token'), texts('colors.dark'), texts('colors.light'), texts('colors.on')],
    ['---', '---', '---', '---'],
    ...rows,
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
