import { useEffect, useState } from 'react';
import { notFoundTexts } from '../../i18n/not-found-texts';
import { nearest } from '../../model/nearest';
import { decodeUrl } from '../../model/text';
import * as styles from './NotFound.module.css';

interface NotFoundLanguage {
  code: string;
  lang: string;
  /** With path prefix. */
  homePath: string;
  searchPath: string;
}

/** A page that exists: its path without locale, and its title. */
export type ListedPage = readonly [slug: string, title: string];

interface Props {
  /** The page's own language first. */
  languages: readonly NotFoundLanguage[];
  /** Locale of the path that was asked for. */
  asked: string;
  /** Path that was asked for, without path prefix and locale. */
  slug: string;
  /** Path prefix, without a slash at its end. */
  base: string;
  defaultLocale: string;
  /** Every page of a locale. */
  loadPages: (locale: string) => Promise<readonly ListedPage[]>;
}

const MOST_OFFERED = 5;

/** What a reader sees at a path without a page. Static HTML holds every language; the address says which is shown. */
export function NotFound({ languages, asked, slug, base, defaultLocale, loadPages }: Props) {
  // The static HTML does not know the address, and the first render has to equal it.
  const [shown, setShown] = useState<string | null>(null);
  const [pages, setPages] = useState<readonly ListedPage[]>([]);
  useEffect(() => {
    let current = true;
    setShown(asked);
    loadPages(asked).then(
      (all) =>
        current &&
        setPages(nearest(decodeUrl(slug, 2), all.map(toCandidate), MOST_OFFERED).map(({ page }) => page)),
      () => current && setPages([]),
    );
    return () => {
      current = false;
    };
  }, [asked, slug, loadPages]);
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
            {notFoundTexts(code)('notFound.title')}
          </span>
        ))}
      </h1>
      {languages.map(({ code, lang, homePath, searchPath }) => {
        const text = notFoundTexts(code);
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
                    {notFoundTexts(other.code)('notFound.inThisLanguage')}
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
