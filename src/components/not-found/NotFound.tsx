import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nearest } from '../../model/nearest';
import { decodeUrl } from '../../model/text';
import * as styles from './NotFound.module.css';

interface NotFoundLanguage {
  code: string;
  lang: string;
  /** Path with path prefix. */
  homePath: string;
  searchPath: string;
}

/** An existing page: its path without locale, and its title. */
export type ListedPage = readonly [slug: string, title: string];

interface Props {
  /** All languages, the page's language first. */
  languages: readonly NotFoundLanguage[];
  /** The requested path's locale. */
  requestedLocale: string;
  /** Requested path, without path prefix and locale. */
  slug: string;
  /** Path prefix, without a trailing slash. */
  base: string;
  defaultLocale: string;
  /** Loads all page links in a locale. */
  loadPages: (locale: string) => Promise<readonly ListedPage[]>;
}

const MAX_SUGGESTIONS = 5;

/**
 * Content of the not-found page. The static HTML includes every language; in the browser, only the
 * language of the URL is shown.
 */
export function NotFound({ languages, requestedLocale, slug, base, defaultLocale, loadPages }: Props) {
  const { i18n } = useTranslation();
  const textIn = (language: string) => i18n.getFixedT(language, 'not-found');
  // Null on the first render, which must match the static HTML.
  const [shown, setShown] = useState<string | null>(null);
  const [pages, setPages] = useState<readonly ListedPage[]>([]);
  useEffect(() => {
    let current = true;
    setShown(requestedLocale);
    loadPages(requestedLocale).then(
      (all) =>
        current &&
        setPages(nearest(decodeUrl(slug, 2), all.map(toCandidate), MAX_SUGGESTIONS).map(({ page }) => page)),
      () => current && setPages([]),
    );
    return () => {
      current = false;
    };
  }, [requestedLocale, slug, loadPages]);
  const hidden = (code: string) => shown !== null && shown !== code;
  const pathIn = (code: string, path: string) => `${base}${code === defaultLocale ? '' : `/${code}`}${path}`;
  return (
    <div
      className={styles.notFound}
      data-app="now"
      data-not-found-base={base}
      data-not-found-default={defaultLocale}
    >
      <h1>
        {languages.map(({ code, lang }) => (
          <span key={code} lang={lang} hidden={hidden(code)} data-not-found={code}>
            {textIn(code)('notFound.title')}
          </span>
        ))}
      </h1>
      {languages.map(({ code, lang, homePath, searchPath }) => {
        const text = textIn(code);
        const others = languages.filter((other) => other.code !== code);
        return (
          <section key={code} lang={lang} hidden={hidden(code)} data-not-found={code}>
            <p>{text('notFound.text')}</p>
            {shown === code && pages.length > 0 && (
              <>
                <h2>{text('notFound.nearest')}</h2>
                <ul>
                  {pages.map(([path, title]) => (
                    <li key={path}>
                      <a href={pathIn(code, path)}>{title}</a>{' '}
                      <span className={styles.path}>{pathIn(code, path)}</span>
                    </li>
                  ))}
                </ul>
              </>
            )}
            <form role="search" action={searchPath} className={`${styles.search} needs-js`}>
              <input
                type="search"
                name="q"
                aria-label={text('notFound.search')}
                placeholder={text('notFound.search')}
                required
              />
              <button type="submit">{text('notFound.submit')}</button>
            </form>
            <ul className={styles.ways}>
              <li>
                <a href={homePath}>{text('notFound.home')}</a>
              </li>
              {others.map((other) => (
                <li key={other.code}>
                  <a
                    href={shown === code && pages[0] ? pathIn(other.code, pages[0][0]) : other.homePath}
                    lang={other.lang}
                    hrefLang={other.lang}
                  >
                    {textIn(other.code)('notFound.inThisLanguage')}
                  </a>
                </li>
              ))}
            </ul>
            <p className={styles.contact}>{text('notFound.contact')}</p>
          </section>
        );
      })}
    </div>
  );
}

function toCandidate(page: ListedPage): { key: string; page: ListedPage } {
  return { key: page[0], page };
}
