import { useTranslation } from 'react-i18next';
import type { ComponentData } from '../../model/mdx-components';
import { langOf } from '../../locales/locales';

/** The site's color tokens, with their value and contrast in both color modes. */
export function ColorTokens({ data: tokens }: { data: ComponentData['ColorTokens'] }) {
  const { t } = useTranslation('markdown');
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard
    <div className="table" tabIndex={0}>
      <table className="color-tokens">
        <thead>
          <tr>
            <th scope="col">{t('colors.token')}</th>
            <th scope="col">{t('colors.dark')}</th>
            <th scope="col">{t('colors.light')}</th>
            <th scope="col">{t('colors.on')}</th>
          </tr>
        </thead>
        <tbody>
          {tokens.map(({ name, dark, light, on, darkContrast, lightContrast }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>
                <ColorValue color={dark} contrast={darkContrast} />
              </td>
              <td>
                <ColorValue color={light} contrast={lightContrast} />
              </td>
              <td>{on && <code>{on}</code>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ColorValue({ color, contrast }: { color: string; contrast: number | null }) {
  const { t, i18n } = useTranslation('markdown');
  const { language } = i18n;
  const format = new Intl.NumberFormat(langOf(language), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return (
    <span className="swatch">
      <svg className="swatch-color" viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width="1" height="1" fill={color} />
      </svg>
      <span className="swatch-value">
        <code>{color}</code>
        {contrast !== null && (
          <span>{t('colors.contrast', { ratio: format.format(Math.floor(contrast * 10) / 10) })}</span>
        )}
      </span>
    </span>
  );
}
