import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchJsonOnce } from '../../browser/fetch-file';
import { pagePath } from '../../browser/page';
import { withBase } from '../../browser/with-base';
import { localePath, pageListPath, splitPath } from '../../model/docs/addresses';
import { nearest } from '../../model/text/nearest';
import { decodeUrl } from '../../model/text/text';
import * as styles from './NotFound.module.css';

/** An existing page: its path without locale, and its title. */
export type ListedPage = readonly [slug: string, title: string];

interface Props {
  language: string;
  /** The other languages, with the label of their link. */
  others: readonly { code: string; lang: string; label: string }[];
  /** Shown between the suggestions and the links. */
  children: ReactNode;
}

const MAX_SUGGESTIONS = 5;

/** The pages that the reader may have looked for, and links to the home page and to other languages. */
export function Suggestions({ language, others, children }: Props) {
  const { i18n } = useTranslation();
  const t = i18n.getFixedT(language, 'not-found');
  const pages = useNearestPages(language);
  const pathIn = (code: string, path: string) => withBase(localePath(path, code));
  return (
    <>
      {pages.length > 0 && (
        <>
          <h2>{t('notFound.nearest')}</h2>
          <ul>
            {pages.map(([path, title]) => (
              <li key={path}>
                <a href={pathIn(language, path)}>{title}</a>{' '}
                <span className={styles.path}>{pathIn(language, path)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {children}
      <ul className={styles.ways}>
        <li>
          <a href={pathIn(language, '/')}>{t('notFound.home')}</a>
        </li>
        {others.map(({ code, lang, label }) => (
          <li key={code}>
            <a href={pathIn(code, pages[0]?.[0] ?? '/')} lang={lang} hrefLang={lang}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Returns the pages whose paths are similar to the one in the URL, once they are loaded. */
function useNearestPages(language: string): readonly ListedPage[] {
  const [pages, setPages] = useState<readonly ListedPage[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const path = decodeUrl(splitPath(pagePath()).slug, 2);
    fetchJsonOnce<readonly ListedPage[]>(withBase(pageListPath(language))).then(
      (all) => {
        const candidates = all.map((page) => ({ key: page[0], page }));
        if (isCurrent) setPages(nearest(path, candidates, MAX_SUGGESTIONS).map(({ page }) => page));
      },
      // The page works without suggestions.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [language]);
  return pages;
}
