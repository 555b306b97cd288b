import { useTranslation } from 'react-i18next';
import { SiteLink } from '../site-link/SiteLink';
import * as styles from './LanguageSwitch.module.css';

interface LanguageLink {
  code: string;
  lang: string;
  /** The language's name in that language. */
  name: string;
  path: string;
  current: boolean;
}

/** Links to the page in each language. `src/page-scripts/shell/shell.ts` adds the query and hash on click. */
export function LanguageSwitch({ languages }: { languages: readonly LanguageLink[] }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('nav.language.label')} className={styles.languages}>
      <ul>
        {languages.map(({ code, lang, name, path, current }) => (
          <li key={code} className={current ? styles.current : undefined}>
            <SiteLink
              to={path}
              lang={lang}
              hrefLang={lang}
              aria-current={current ? 'true' : undefined}
              data-language=""
            >
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
