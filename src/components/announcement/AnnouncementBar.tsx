import { Fragment } from 'react';
import { useMessages } from '../../i18n/use-messages';
import { Icon } from '../icon/Icon';
import { SiteLink } from '../site-link/SiteLink';
import { writeStored } from '../storage/stored-value';
import * as styles from './AnnouncementBar.module.css';

/** Where the id of the dismissed announcement is kept. `src/app/inline/before-paint.js` reads it. */
const DISMISSED_KEY = 'announcement';

interface Props {
  /** A new id shows the bar again to those who dismissed the last one. */
  id: string;
  /** Links are written as `[text](/path/)`. */
  text: string;
}

/** A message above the navbar. Once dismissed it is gone before the next page is painted, so nothing jumps. */
export function AnnouncementBar({ id, text }: Props) {
  const { t } = useMessages();
  const dismiss = () => {
    document.documentElement.dataset['announcementDismissed'] = '';
    writeStored(DISMISSED_KEY, id);
    document.querySelector<HTMLElement>('header a')?.focus();
  };
  return (
    <section className={styles.bar} aria-label={t('announcement.label')}>
      <p>
        {text.split(/(\[[^\]]+\]\([^)]+\))/).map((part, index) => {
          const [, label, to] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? [];
          return <Fragment key={index}>{label && to ? <SiteLink to={to}>{label}</SiteLink> : part}</Fragment>;
        })}
      </p>
      <button type="button" className="needs-js" aria-label={t('announcement.close')} onClick={dismiss}>
        <Icon name="close" size={18} />
      </button>
    </section>
  );
}
