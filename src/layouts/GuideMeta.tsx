import { SiteLink } from '../components/site-link/SiteLink';
import { site } from '../config/site';
import { useMessages } from '../i18n/use-messages';
import { editUrl } from '../routes/edit-url';
import * as styles from './GuideMeta.module.css';

interface Props {
  sourcePath: string;
  lastUpdated: { date: string; author: string } | null;
  path: string;
}

/** Foot of a guide: where to edit it, who changed it last. */
export function GuideMeta({ sourcePath, lastUpdated }: Props) {
  const { t, date } = useMessages();
  const [before = '', after = ''] = t('page.lastUpdated', {
    date: '\0',
    author: lastUpdated?.author ?? '',
  }).split('\0');
  return (
    <div className={styles.meta}>
      <SiteLink to={editUrl(site.repository, sourcePath)}>{t('page.edit')}</SiteLink>
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
