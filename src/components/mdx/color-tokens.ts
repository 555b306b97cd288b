import { formatRatio } from '../../locales/formats';
import type { MarkdownInput } from '../../model/docs/mdx-components';
import { table } from '../../model/text/markdown-text';

/** Prints the color tokens as a table, with their contrast ratios rounded down as on the page. */
export function printColorTokens({ data, guide, t }: MarkdownInput): string {
  const value = (color: string, contrast: number | null) =>
    contrast === null
      ? `\`${color}\``
      : `\`${color}\` ${t('colors.contrast', { ratio: formatRatio(contrast, guide.locale) })}`;
  return table(
    [t('colors.token'), t('colors.dark'), t('colors.light'), t('colors.on')],
    data.colorTokens.nodes.map(({ name, dark, light, on, darkContrast, lightContrast }) => [
      `\`${name}\``,
      value(dark, darkContrast),
      value(light, lightContrast),
      on === null ? '' : `\`${on}\``,
    ]),
  );
}
