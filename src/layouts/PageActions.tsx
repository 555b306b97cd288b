import { withPrefix } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { FILLED_BY_SCRIPT } from '../components/filled-by-script';
import { SiteLink } from '../components/site-link/SiteLink';
import { site } from '../config/site';
import { markdownPath } from '../model/addresses';
import { editUrl, problemUrl } from '../routes/edit-url';

export interface PageActionsProps {
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

/**
 * What a reader can do with the page: copy or view its Markdown, let an assistant read it, edit it, or
 * report a problem.
 * `src/page-scripts/shell/page-actions.ts` copies the page and adds the selected text to the report.
 */
export function PageActions({ sourcePath, title, path, siteUrl, assistantsPath }: PageActionsProps) {
  const { t } = useTranslation();
  const markdown = withPrefix(markdownPath(path));
  const url = siteUrl + withPrefix(path);
  return (
    // Agents that compare a page with its Markdown copy skip what only readers can use.
    <ul data-markdown-ignore="">
      <li className="needs-js">
        <button type="button" data-copies-page={markdown}>
          {t('page.copy')}
        </button>
        <div role="status" dangerouslySetInnerHTML={FILLED_BY_SCRIPT} />
      </li>
      <li>
        <a href={markdown}>{t('page.markdown')}</a>
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
