import { useTranslation } from 'react-i18next';
import { useMdxData } from '../../data/use-mdx-data';
import { formatRatio } from '../../locales/formats';

/** The site's color tokens, with their value and contrast in both color modes. */
export function ColorTokens() {
  const tokens = useMdxData().colorTokens.nodes;
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
  return (
    <span className="swatch">
      <svg className="swatch-color" viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width="1" height="1" fill={color} />
      </svg>
      <span className="swatch-value">
        <code>{color}</code>
        {contrast !== null && (
          <span>{t('colors.contrast', { ratio: formatRatio(contrast, i18n.language) })}</span>
        )}
      </span>
    </span>
  );
}
