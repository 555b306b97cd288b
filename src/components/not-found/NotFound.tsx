import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './NotFound.module.css';

interface NotFoundLanguage {
  code: string;
  lang: string;
  /** Search page path, with path prefix. */
  searchPath: string;
}

interface Props {
  /** All languages, the page's language first. */
  languages: readonly NotFoundLanguage[];
  /** Path prefix, without a trailing slash. */
  base: string;
  defaultLocale: string;
  /** Where readers report broken links. */
  reportUrl: string;
  /** Shows the suggestions in a language, around its search form. */
  suggest: (language: NotFoundLanguage, form: ReactNode) => ReactNode;
}

/**
 * Content of the not-found page, in every language. The inline script `not-found.js` shows the language of
 * the URL only.
 */
export function NotFound({ languages, base, defaultLocale, reportUrl, suggest }: Props) {
  const { i18n } = useTranslation();
  const textIn = (language: string) => i18n.getFixedT(language, 'not-found');
  return (
    <div className={styles.notFound} data-not-found-base={base} data-not-found-default={defaultLocale}>
      <h1>
        {languages.map(({ code, lang }) => (
          <span key={code} lang={lang} data-not-found={code}>
            {textIn(code)('notFound.title')}
          </span>
        ))}
      </h1>
      {languages.map((language) => {
        const { code, lang, searchPath } = language;
        const t = textIn(code);
        return (
          <section key={code} lang={lang} data-not-found={code}>
            <p>{t('notFound.text')}</p>
            {suggest(
              language,
              <form role="search" action={searchPath} className={`${styles.search} needs-js`}>
                <input
                  type="search"
                  name="q"
                  aria-label={t('notFound.search')}
                  placeholder={t('notFound.search')}
                  required
                />
                <button type="submit">{t('notFound.submit')}</button>
              </form>,
            )}
            <p className={styles.contact}>
              {t('notFound.contact')}{' '}
              <a href={reportUrl} rel="noopener">
                {t('notFound.report')}
              </a>
            </p>
          </section>
        );
      })}
    </div>
  );
}
