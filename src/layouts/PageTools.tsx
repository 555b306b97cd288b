import { withPrefix } from 'gatsby';
import { FILLED_BY_SCRIPT } from '../components/filled-by-script';
import { SiteLink } from '../components/site-link/SiteLink';
import { site } from '../config/site';
import { useMessages } from '../i18n/use-messages';
import { markdownPath } from '../model/addresses';
import { problemUrl } from '../routes/edit-url';
import * as styles from './PageFoot.module.css';

interface Props {
  /** Page title, for the problem report. */
  title: string;
  /** Path with locale, with slashes at both ends. */
  path: string;
  /** The deployed site's origin. */
  siteUrl: string;
}

/** Page tools: copy as Markdown, report a problem, and show keyboard shortcuts. */
export function PageTools({ title, path, siteUrl }: Props) {
  const { t } = useMessages();
  const markdown = withPrefix(markdownPath(path));
  const url = siteUrl + withPrefix(path);
  return (
    <>
      <button type="button" className={`needs-js ${styles.tool}`} data-copies-page={markdown}>
        {t('page.copy')}
      </button>
      <SiteLink
        to={problemUrl(
          site.repository,
          t('page.problem.title', { path }),
          t('page.problem.body', { url, title }),
        )}
      >
        {t('page.problem')}
      </SiteLink>
      <button type="button" className={`needs-js ${styles.tool} ${styles.keyboard}`} data-opens-keys="">
        {t('page.shortcuts')}
      </button>
      <span role="status" className={styles.status} dangerouslySetInnerHTML={FILLED_BY_SCRIPT} />
    </>
  );
}
