import { useTranslation } from 'react-i18next';
import { locales } from '../../locales/locales';
import { LanguageLink } from './LanguageLink';
import * as styles from './LanguageSwitch.module.css';

/**
 * Links to the page in each language.
 *
 * @param slug - The page's path without locale.
 */
export function LanguageSwitch({ slug }: { slug: string }) {
  const { t, i18n } = useTranslation();
  return (
    <nav aria-label={t('nav.language.label')} className={styles.languages}>
      <ul>
        {locales.map(({ code, name }) => {
          const isCurrent = code === i18n.language;
          return (
            <li key={code} className={isCurrent ? styles.current : undefined}>
              <LanguageLink slug={slug} locale={code} isCurrent={isCurrent}>
                {name}
              </LanguageLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
