import { withPrefix } from 'gatsby';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageMenu } from '../components/page-menu/PageMenu';
import { SiteLink } from '../components/site-link/SiteLink';
import { site } from '../config/site';
import { Island } from '../islands/Island';
import { markdownPath } from '../model/docs/addresses';
import { editUrl, problemUrl } from '../routes/edit-url';
import * as styles from './PageActions.module.css';

interface PageActionsProps {
  /** A guide's source file; null for reference pages, which have no editable source. */
  sourcePath: string | null;
  title: string;
  /** Path with locale, with slashes at both ends. */
  path: string;
  /** The deployed site's origin. */
  siteUrl: string;
  /** Path to the guide for readers who work with a coding assistant; null if the site has none. */
  assistantsPath: string | null;
}

interface PageTitleProps {
  actions: PageActionsProps;
  /** The interface language, if the page's text is in another one. */
  lang?: string | undefined;
  /** The level-1 heading. */
  children: ReactNode;
}

/** A page's heading with a menu of page actions. */
export function PageTitle({ actions, lang, children }: PageTitleProps) {
  return (
    <div className={styles.title}>
      {children}
      <PageActions {...actions} lang={lang} />
    </div>
  );
}

/**
 * Menu of what a reader can do with the page: copy or view its Markdown, let an assistant read it, edit
 * it, or report a problem.
 *
 * @param props.lang - The interface language, if the page's text is in another one.
 */
export function PageActions({ lang, ...actions }: PageActionsProps & { lang?: string | undefined }) {
  const { path, siteUrl } = actions;
  return (
    <Island name="PageMenu" component={PageMenu} props={{ path, siteUrl, lang }}>
      <ActionLinks {...actions} />
    </Island>
  );
}

function ActionLinks({ sourcePath, title, path, siteUrl, assistantsPath }: PageActionsProps) {
  const { t } = useTranslation();
  const url = siteUrl + withPrefix(path);
  return (
    // Agents that compare a page with its Markdown copy skip what only readers can use.
    <ul data-markdown-ignore="">
      <li>
        <SiteLink to={markdownPath(path)}>{t('page.markdown')}</SiteLink>
      </li>
      {assistantsPath !== null && (
        <li>
          <SiteLink to={assistantsPath}>{t('page.assistants')}</SiteLink>
        </li>
      )}
      {sourcePath !== null && (
        <li>
          <SiteLink to={editUrl(site.repository, sourcePath)}>{t('page.edit')}</SiteLink>
        </li>
      )}
      <li>
        <SiteLink
          data-reports=""
          to={problemUrl(
            site.repository,
            t('page.problem.title', { path }),
            t('page.problem.body', { url, title }),
          )}
        >
          {t('page.problem')}
        </SiteLink>
      </li>
    </ul>
  );
}
