import type { SyntheticEvent } from 'react';
import { writeStored } from '../../browser/stored-value';
import { langOf, type Locale } from '../../locales/locales';
import { localePath } from '../../model/docs/addresses';
import { decodeUrl } from '../../model/text/text';
import { SiteLink } from '../site-link/SiteLink';
import { currentHeading } from '../toc/current-heading';

/** Storage key for the language that the reader chose, or kept when another one was offered. */
export const LANGUAGE_KEY = 'language';

interface Props {
  /** The page's path without locale. */
  slug: string;
  locale: Locale;
  isCurrent?: boolean;
  children: string;
}

/** A link to the page in a language. It keeps the query, and leads to the section that the reader is in. */
export function LanguageLink({ slug, locale, isCurrent = false, children }: Props) {
  const lang = langOf(locale);
  return (
    <SiteLink
      to={localePath(slug, locale)}
      lang={lang}
      hrefLang={lang}
      aria-current={isCurrent ? 'true' : undefined}
      onPointerDown={addPosition}
      onFocus={addPosition}
      onClick={(event) => {
        addPosition(event);
        writeStored(LANGUAGE_KEY, lang);
      }}
    >
      {children}
    </SiteLink>
  );
}

/** Adds the query and the section, which static HTML can't include. All languages share heading IDs. */
function addPosition({ currentTarget: link }: SyntheticEvent<HTMLAnchorElement>): void {
  const { search, hash } = window.location;
  const heading = currentHeading();
  link.search = search;
  link.hash = isInView(hash) ? hash : heading === null ? '' : encodeURIComponent(heading);
}

/** Checks whether a hash's target is in the window. The reader may have scrolled away from it. */
function isInView(hash: string): boolean {
  const { top = -1 } = document.getElementById(decodeUrl(hash.slice(1)))?.getBoundingClientRect() ?? {};
  return top >= 0 && top < window.innerHeight;
}
