import { navigate, withPrefix } from 'gatsby';
import type { MouseEvent, SyntheticEvent } from 'react';
import { useMessages } from '../../i18n/use-messages';
import { SiteLink } from '../site-link/SiteLink';
import * as styles from './LanguageSwitch.module.css';

export interface LanguageLink {
  code: string;
  lang: string;
  /** The language's own name. */
  name: string;
  path: string;
  current: boolean;
}

/** The same page in each language. The links keep the query and the hash, which the static HTML cannot know. */
export function LanguageSwitch({ languages }: { languages: readonly LanguageLink[] }) {
  const { t } = useMessages();
  return (
    <nav aria-label={t('nav.language.label')} className={styles.languages}>
      <ul>
        {languages.map(({ code, lang, name, path, current }) => (
          <li key={code}>
            <SiteLink
              to={path}
              lang={lang}
              hrefLang={lang}
              aria-current={current ? 'true' : undefined}
              onPointerDown={(event) => completeHref(event, path)}
              onFocus={(event) => completeHref(event, path)}
              onClick={(event) => follow(event, path)}
            >
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** For whatever the browser itself does with the link: a new tab, copying its address. */
function completeHref({ currentTarget }: SyntheticEvent<HTMLAnchorElement>, path: string): void {
  currentTarget.setAttribute('href', withPrefix(path) + window.location.search + window.location.hash);
}

function follow(event: MouseEvent, path: string): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  void navigate(path + window.location.search + window.location.hash);
}
