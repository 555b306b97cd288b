import { SiteLink } from '../components/site-link/SiteLink';
import { site } from '../config/site';
import { useMessages } from '../i18n/use-messages';
import { editUrl } from '../routes/edit-url';
import * as styles from './PageFoot.module.css';
import { PageTools } from './PageTools';

interface Props {
  /** A guide's source file; null for reference pages, which have no editable source. */
  sourcePath: string | null;
  lastUpdated: { date: string; author: string } | null;
  title: string;
  /** Path with locale. */
  path: string;
  /** The deployed site's origin. */
  siteUrl: string;
}

/** Page footer: edit link, page tools, and the last update. */
export function PageFoot({ sourcePath, lastUpdated, title, path, siteUrl }: Props) {
  const { t, date } = useMessages();
  const [before = '', after = ''] = t('page.lastUpdated', {
    date: '\0',
    author: lastUpdated?.author ?? '',
  }).split('\0');
  return (
    <div className={styles.meta}>
      <div className={styles.tools}>
        {sourcePath !== null && (
          <SiteLink to={editUrl(site.repository, sourcePath)}>{t('page.edit')}</SiteLink>
        )}
        <PageTools title={title} path={path} siteUrl={siteUrl} />
      </div>
      {lastUpdated && (
        <span>
          {before}
          <time dateTime={lastUpdated.date}>{date(lastUpdated.date)}</time>
          {after}
        </span>
      )}
    </div>
  );
}
